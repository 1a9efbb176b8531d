export default {
  extends: ["stylelint-config-standard"],
  rules: {
    // Rules are sorted by what they are for. Layers decide first, and specificity hardly matters.
    "no-descending-specificity": null,
    // Safari 16.4 knows this only with the prefix.
    "property-no-vendor-prefix": [
      true,
      { ignoreProperties: ["-webkit-user-select"] },
    ],
  },
};
