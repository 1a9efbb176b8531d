// Rounds the paths of the pictures to a tenth of a unit: less than half a pixel in a picture of 150.
export default {
  multipass: true,
  plugins: [{ name: "convertPathData", params: { floatPrecision: 1 } }],
};
