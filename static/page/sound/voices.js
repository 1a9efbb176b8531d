// The voices of the animals: their real calls, as far as they are known, shortened for a small
// loudspeaker. Very low and very high calls are moved to pitches that a tablet can play.

/** @import { Voice } from "./synthesizer.js" */

/** @type {Record<string, Voice>} */
export const VOICES = {
  // A moan that swells and falls, with rough folds. Klemuk et al. 2011, "Adapted to Roar", PLoS ONE 6.
  lion: {
    pitch: [[0, 120], [0.25, 205], [0.5, 180], [0.85, 95]],
    envelope: [[0, 0], [0.12, 0.8], [0.3, 1], [0.55, 0.7], [0.85, 0]],
    formants: [[320, 2, 1], [760, 3, 0.8], [1500, 4, 0.5], [2600, 5, 0.3]],
    breath: 0.3, pulses: [27, 0.5], level: 1.24,
  },
  // Barks in and out, "kwa-ha-ha". Estes 1991, "The Behavior Guide to African Mammals".
  zebra: {
    pitch: [[0, 420], [0.12, 900], [0.2, 700], [0.21, 380], [0.34, 820], [0.42, 640], [0.43, 360], [0.56, 760], [0.66, 500]],
    envelope: [[0, 0], [0.04, 1], [0.17, 0.6], [0.2, 0], [0.22, 0], [0.27, 0.9], [0.39, 0.5], [0.42, 0], [0.44, 0], [0.49, 0.8], [0.66, 0]],
    formants: [[900, 2, 1], [1900, 3, 0.8], [3200, 4, 0.4]],
    breath: 0.12, level: 0.721,
  },
  // A bellow of pulses, far lower than its size. Charlton et al. 2013, Current Biology 23.
  koala: {
    pitch: [[0, 66], [0.4, 54], [0.9, 46]],
    envelope: [[0, 0], [0.1, 0.8], [0.4, 1], [0.44, 0.15], [0.5, 0.9], [0.75, 0.9], [0.9, 0]],
    formants: [[310, 4, 1], [880, 5, 0.9], [1700, 5, 0.6], [2700, 6, 0.4]],
    breath: 0.2, level: 1.72,
  },
  // A long moan that slides up. Payne & McVay 1971, "Songs of Humpback Whales", Science 173.
  whale: {
    pitch: [[0, 230], [0.3, 260], [0.55, 520], [0.75, 470], [0.9, 330]],
    envelope: [[0, 0], [0.15, 0.8], [0.55, 1], [0.75, 0.7], [0.9, 0]],
    formants: [[450, 1, 1], [900, 2, 0.5]],
    wave: "triangle", vibrato: [5, 45], level: 0.309,
  },
  // Two honks like a goose. Mathevon 1997, Ibis 139.
  flamingo: {
    pitch: [[0, 480], [0.08, 640], [0.2, 560], [0.24, 500], [0.32, 700], [0.5, 540]],
    envelope: [[0, 0], [0.03, 1], [0.17, 0.7], [0.2, 0], [0.25, 0], [0.28, 1], [0.42, 0.7], [0.5, 0]],
    formants: [[1150, 5, 1], [1900, 6, 0.8], [3400, 6, 0.3]],
    pulses: [46, 0.3], level: 1.1,
  },
  // Short falling grunts, as the young call. Vergne, Pritz & Mathevon 2009, Biological Reviews 84.
  crocodile: {
    pitch: [[0, 420], [0.12, 130], [0.2, 130], [0.21, 430], [0.33, 130], [0.41, 130], [0.42, 400], [0.55, 120]],
    envelope: [[0, 0], [0.02, 1], [0.13, 0.2], [0.18, 0], [0.21, 0], [0.23, 1], [0.34, 0.2], [0.39, 0], [0.42, 0], [0.44, 0.9], [0.55, 0]],
    formants: [[420, 2, 1], [1000, 3, 0.6]],
    breath: 0.15, level: 1.01,
  },
  // The beats of a chest, about ten a second. Wright et al. 2021, Scientific Reports 11.
  gorilla: {
    pitch: [[0, 190], [0.6, 175]],
    envelope: [[0, 0], [0.01, 1], [0.08, 0.05], [0.1, 0], [0.11, 1], [0.18, 0.05], [0.2, 0], [0.21, 1], [0.28, 0.05], [0.3, 0], [0.31, 1], [0.38, 0.05], [0.4, 0], [0.41, 0.9], [0.48, 0.05], [0.5, 0], [0.51, 0.8], [0.6, 0]],
    formants: [[200, 1.5, 1], [520, 2, 0.8]],
    wave: "sine", breath: 0.35, level: 0.512,
  },
  // A hum at night, one octave higher here. Baotic, Sicks & Stoeger 2015, BMC Research Notes 8.
  giraffe: {
    pitch: [[0, 180], [0.3, 190], [0.9, 184]],
    envelope: [[0, 0], [0.2, 1], [0.6, 1], [0.9, 0]],
    formants: [[190, 1, 1], [560, 3, 0.6]],
    wave: "triangle", vibrato: [3, 20], level: 0.272,
  },
  // Brays, one breath in and a long one out. Favaro et al. 2014, PLoS ONE 9.
  penguin: {
    pitch: [[0, 300], [0.15, 340], [0.2, 250], [0.4, 285], [0.8, 245]],
    envelope: [[0, 0], [0.03, 0.7], [0.14, 0.5], [0.17, 0], [0.21, 0], [0.27, 1], [0.65, 0.9], [0.8, 0]],
    formants: [[820, 4, 1], [1700, 5, 0.7], [2900, 6, 0.4]],
    pulses: [34, 0.75], level: 1.52,
  },
  // Hoarse coughs and a stamp. Coulson 1997, "Repertoires of social behaviour in captive and free-ranging grey kangaroos".
  kangaroo: {
    pitch: [[0, 340], [0.14, 230], [0.24, 230], [0.25, 330], [0.4, 200]],
    envelope: [[0, 0], [0.02, 1], [0.1, 0.5], [0.17, 0], [0.24, 0], [0.26, 1], [0.32, 0.5], [0.4, 0]],
    formants: [[900, 4, 1], [2600, 4, 0.9]],
    breath: 0.6, level: 2.42,
  },
  // Three quick barks, the last one longest. Newton-Fisher et al. 1993, Bioacoustics 5.
  fox: {
    pitch: [[0, 620], [0.05, 980], [0.12, 720], [0.18, 640], [0.23, 1020], [0.3, 720], [0.36, 680], [0.43, 1150], [0.6, 740]],
    envelope: [[0, 0], [0.02, 1], [0.09, 0.7], [0.12, 0], [0.18, 0], [0.2, 1], [0.27, 0.7], [0.3, 0], [0.36, 0], [0.39, 1], [0.5, 0.7], [0.6, 0]],
    formants: [[1050, 2, 1], [2100, 3, 0.5]],
    breath: 0.06, level: 0.59,
  },
  // "Hoo, hu-hooo", nearly a pure tone. Galeotti & Pavan 1991, Ethology Ecology & Evolution 3.
  owl: {
    pitch: [[0, 760], [0.2, 800], [0.26, 740], [0.32, 750], [0.4, 780], [0.6, 830], [0.9, 740]],
    envelope: [[0, 0], [0.05, 0.9], [0.15, 0.8], [0.22, 0], [0.3, 0], [0.33, 0.5], [0.37, 0], [0.42, 0], [0.5, 1], [0.75, 0.8], [0.9, 0]],
    wave: "sine", vibrato: [11, 35], level: 0.279,
  },
  // A moan, deeper and smoother than the lion's. Klemuk et al. 2011, PLoS ONE 6.
  tiger: {
    pitch: [[0, 85], [0.2, 130], [0.45, 150], [0.65, 88]],
    envelope: [[0, 0], [0.08, 0.9], [0.4, 1], [0.65, 0]],
    formants: [[500, 3, 1], [1100, 3, 0.9], [1900, 4, 0.4]],
    breath: 0.45, pulses: [19, 0.4], level: 1.83,
  },
  // A wheeze, then honks. Estes 1991, "The Behavior Guide to African Mammals".
  hippo: {
    pitch: [[0, 175], [0.35, 150], [0.4, 105], [0.5, 92], [0.58, 105], [0.66, 92], [0.72, 105], [0.85, 85]],
    envelope: [[0, 0], [0.1, 0.8], [0.33, 0.6], [0.37, 0], [0.4, 0], [0.43, 1], [0.5, 0.4], [0.54, 0], [0.57, 1], [0.65, 0.4], [0.69, 0], [0.72, 1], [0.85, 0]],
    formants: [[260, 2, 1], [520, 2, 0.9]],
    breath: 0.25, level: 0.966,
  },
  // A trumpet. Fuchs et al. 2021, PLoS ONE 16.
  elephant: {
    pitch: [[0, 380], [0.1, 520], [0.35, 590], [0.55, 560], [0.75, 430]],
    envelope: [[0, 0], [0.04, 0.9], [0.35, 1], [0.6, 0.8], [0.75, 0]],
    formants: [[1300, 1.5, 1], [2700, 2, 0.9], [4200, 3, 0.6]],
    breath: 0.1, pulses: [62, 0.35], level: 0.611,
  },
  // It has no voice: bubbles of our own.
  octopus: {
    pitch: [[0, 300], [0.09, 720], [0.12, 340], [0.21, 850], [0.25, 380], [0.34, 980], [0.38, 440], [0.5, 1250]],
    envelope: [[0, 0], [0.02, 1], [0.08, 0.5], [0.1, 0], [0.13, 0], [0.15, 1], [0.2, 0.5], [0.22, 0], [0.26, 0], [0.28, 1], [0.33, 0.5], [0.35, 0], [0.39, 0], [0.41, 1], [0.5, 0]],
    wave: "sine", level: 0.32,
  },
  // "Rib-bit": pulses that rise. Gerhardt & Huber 2002, "Acoustic Communication in Insects and Anurans".
  frog: {
    pitch: [[0, 175], [0.16, 190], [0.2, 215], [0.45, 270]],
    envelope: [[0, 0], [0.02, 0.8], [0.15, 0.8], [0.17, 0], [0.21, 0], [0.24, 1], [0.38, 1], [0.45, 0]],
    formants: [[1000, 6, 1], [2100, 7, 0.8]],
    pulses: [58, 0.95], level: 2.5,
  },
  // Short squeaks of a tortoise in love. Galeotti et al. 2005, Behavioral Ecology 16.
  turtle: {
    pitch: [[0, 400], [0.12, 520], [0.2, 330], [0.3, 400], [0.42, 540], [0.55, 320]],
    envelope: [[0, 0], [0.05, 0.8], [0.12, 1], [0.2, 0.1], [0.24, 0], [0.31, 0], [0.37, 0.9], [0.44, 1], [0.55, 0]],
    formants: [[480, 3, 1], [1450, 5, 0.7]],
    wave: "triangle", breath: 0.2, level: 0.473,
  },
  // A grumbling groan. Schulte & Klingel 1991, "Herd structure, leadership, dominance and site attachment of the camel".
  camel: {
    pitch: [[0, 150], [0.2, 220], [0.5, 180], [0.85, 115]],
    envelope: [[0, 0], [0.1, 0.7], [0.25, 1], [0.6, 0.8], [0.85, 0]],
    formants: [[620, 4, 1], [1050, 4, 0.9], [2300, 6, 0.3]],
    breath: 0.08, vibrato: [13, 120], pulses: [13, 0.5], level: 1.37,
  },
  // A bleat whose loudness and pitch flutter. Charlton, Zhihe & Snyder 2009, JASA 126.
  panda: {
    pitch: [[0, 520], [0.2, 610], [0.6, 470]],
    envelope: [[0, 0], [0.05, 1], [0.4, 0.9], [0.6, 0]],
    formants: [[1100, 3, 1], [2600, 5, 0.5]],
    vibrato: [14, 130], pulses: [14, 0.6], level: 1.04,
  },
  // A grunt through the nose, twice. Tallet et al. 2013, "Encoding of situations in the vocal repertoire of piglets".
  pig: {
    pitch: [[0, 150], [0.1, 210], [0.2, 130], [0.26, 160], [0.4, 240], [0.55, 120]],
    envelope: [[0, 0], [0.03, 1], [0.15, 0.8], [0.21, 0], [0.27, 0], [0.31, 1], [0.46, 0.8], [0.55, 0]],
    formants: [[380, 3, 1], [1350, 6, 0.9], [2500, 7, 0.5]],
    breath: 0.3, pulses: [45, 0.6], level: 1.64,
  },
  // Snuffs, as when it looks for beetles. Reeve 1994, "Hedgehogs".
  hedgehog: {
    pitch: [[0, 900], [0.7, 900]],
    envelope: [[0, 0], [0.04, 1], [0.09, 0], [0.14, 0], [0.18, 0.8], [0.23, 0], [0.28, 0], [0.32, 1], [0.37, 0], [0.42, 0], [0.46, 0.8], [0.51, 0], [0.56, 0], [0.6, 1], [0.7, 0]],
    formants: [[1900, 3, 1], [3600, 4, 0.7]],
    breath: 1, level: 1.73,
  },
  // A thin whistle that rises, "ay-ay". Montgomery 1985, "The Evolution and Ecology of Armadillos, Sloths, and Vermilinguas".
  sloth: {
    pitch: [[0, 1150], [0.45, 1550], [0.85, 1500]],
    envelope: [[0, 0], [0.25, 0.9], [0.6, 1], [0.85, 0]],
    formants: [[1400, 2, 1]],
    wave: "sine", breath: 0.05, level: 0.265,
  },
  // Quick high chirps. Mumm & Knörnschild 2014, PLoS ONE 9.
  otter: {
    pitch: [[0, 1700], [0.07, 2500], [0.13, 2000], [0.17, 1700], [0.24, 2600], [0.3, 2000], [0.34, 1800], [0.42, 2800], [0.5, 2100]],
    envelope: [[0, 0], [0.02, 1], [0.1, 0.6], [0.13, 0], [0.17, 0], [0.19, 1], [0.27, 0.6], [0.3, 0], [0.34, 0], [0.37, 1], [0.5, 0]],
    wave: "triangle", level: 0.365,
  },
  // It has no voice: the slow slurp is our own.
  snail: {
    pitch: [[0, 210], [0.35, 420], [0.7, 640]],
    envelope: [[0, 0], [0.2, 0.5], [0.55, 1], [0.6, 0.1], [0.65, 0.8], [0.7, 0]],
    formants: [[700, 6, 1], [1500, 8, 0.9]],
    wave: "sine", breath: 0.55, level: 2.07,
  },
  // Two notes of a bugle, the second higher. Cramp & Simmons 1977, "The Birds of the Western Palearctic" 1.
  swan: {
    pitch: [[0, 430], [0.2, 450], [0.27, 560], [0.35, 640], [0.65, 610]],
    envelope: [[0, 0], [0.03, 0.9], [0.19, 0.8], [0.22, 0], [0.27, 0], [0.31, 1], [0.5, 0.9], [0.65, 0]],
    formants: [[900, 2, 1], [1500, 3, 0.7]],
    wave: "square", level: 0.354,
  },
  // The cub's hum, low and even. Wemmer, von Ebers & Scow 1976, Journal of Mammalogy 57.
  polar_bear: {
    pitch: [[0, 120], [0.4, 128], [0.8, 112]],
    envelope: [[0, 0], [0.06, 1], [0.13, 0.2], [0.19, 1], [0.26, 0.2], [0.32, 1], [0.39, 0.2], [0.45, 1], [0.52, 0.2], [0.6, 0.9], [0.8, 0]],
    formants: [[420, 3, 1], [800, 4, 0.8], [2900, 6, 0.3]],
    breath: 0.5, level: 2.13,
  },
  // Moo: low with a closed mouth, then open. Padilla de la Torre et al. 2015, Applied Animal Behaviour Science 163.
  cow: {
    pitch: [[0, 105], [0.3, 125], [0.6, 165], [0.9, 118]],
    envelope: [[0, 0], [0.12, 0.6], [0.5, 1], [0.75, 0.9], [0.9, 0]],
    formants: [[240, 2, 1], [700, 5, 0.8], [1150, 6, 0.4]],
    breath: 0.03, level: 0.68,
  },
  // A low bellow, hoarse and even. Wyman et al. 2008, Animal Behaviour 76.
  bison: {
    pitch: [[0, 82], [0.3, 90], [0.85, 68]],
    envelope: [[0, 0], [0.05, 1], [0.6, 0.9], [0.85, 0]],
    formants: [[210, 2, 1], [640, 3, 0.7]],
    breath: 0.6, pulses: [23, 0.3], level: 1.84,
  },
  // A churr of quick pulses. Wong, Stewart & Macdonald 1999, Journal of Mammalogy 80.
  badger: {
    pitch: [[0, 260], [0.3, 300], [0.7, 250]],
    envelope: [[0, 0], [0.1, 0.8], [0.4, 1], [0.7, 0]],
    formants: [[560, 4, 1], [1250, 4, 0.6]],
    breath: 0.1, pulses: [21, 1], level: 1.49,
  },
  // "May-awe", a wail that can be heard for miles. Takahashi & Hasegawa 2008, Journal of Ethology 26.
  peacock: {
    pitch: [[0, 560], [0.15, 680], [0.25, 980], [0.45, 940], [0.8, 600]],
    envelope: [[0, 0], [0.05, 0.6], [0.17, 0.7], [0.24, 1], [0.5, 0.9], [0.8, 0]],
    formants: [[1000, 3, 1], [1900, 4, 0.9], [3100, 5, 0.5]],
    level: 0.445,
  },
  // A purring trill. Sieber 1984, Behaviour 90.
  raccoon: {
    pitch: [[0, 700], [0.3, 860], [0.6, 640]],
    envelope: [[0, 0], [0.05, 0.8], [0.3, 1], [0.6, 0]],
    formants: [[1500, 2, 1], [750, 2, 0.9]],
    wave: "triangle", breath: 0.05, pulses: [27, 1], level: 0.537,
  },
  // A hoarse squawk. Farabaugh & Dooling 1996, in "Ecology and Evolution of Acoustic Communication in Birds".
  parrot: {
    pitch: [[0, 1250], [0.06, 1650], [0.2, 1300], [0.26, 1150], [0.33, 1750], [0.5, 1050]],
    envelope: [[0, 0], [0.02, 1], [0.17, 0.8], [0.2, 0], [0.26, 0], [0.28, 1], [0.42, 0.8], [0.5, 0]],
    formants: [[2200, 2, 1], [3600, 3, 0.9]],
    breath: 0.2, pulses: [75, 0.8], level: 0.968,
  },
  // The roar of a stag, its throat growing longer. Reby & McComb 2003, Animal Behaviour 65.
  deer: {
    pitch: [[0, 100], [0.25, 138], [0.6, 128], [0.9, 92]],
    envelope: [[0, 0], [0.15, 0.9], [0.6, 1], [0.9, 0]],
    formants: [[270, 5, 1], [620, 6, 1], [1250, 7, 0.7], [1750, 7, 0.5]],
    breath: 0.06, level: 0.819,
  },
  // The whine of a cow moose. Bubenik 2007, in "Ecology and Management of the North American Moose".
  moose: {
    pitch: [[0, 260], [0.35, 330], [0.65, 310], [0.9, 215]],
    envelope: [[0, 0], [0.15, 0.7], [0.5, 1], [0.9, 0]],
    formants: [[420, 6, 1], [950, 6, 0.5]],
    breath: 0.04, level: 1.43,
  },
  // Oo-oo-oo, as many monkeys and apes greet. Marler & Hobbett 1975, Zeitschrift für Tierpsychologie 38.
  monkey: {
    pitch: [[0, 330], [0.12, 450], [0.18, 350], [0.3, 560], [0.36, 420], [0.46, 780], [0.62, 980], [0.7, 700]],
    envelope: [[0, 0], [0.04, 0.7], [0.11, 0.5], [0.14, 0], [0.19, 0], [0.23, 0.8], [0.3, 0.5], [0.32, 0], [0.37, 0], [0.42, 1], [0.6, 0.9], [0.7, 0]],
    formants: [[520, 2, 1], [1100, 2, 0.8]],
    wave: "triangle", breath: 0.1, level: 0.518,
  },
  // Barks, "ow-ow-ow". Schusterman, Balliet & St. John 1970, Psychonomic Science 18.
  seal: {
    pitch: [[0, 330], [0.06, 480], [0.14, 390], [0.21, 330], [0.27, 480], [0.35, 390], [0.42, 330], [0.48, 480], [0.58, 360]],
    envelope: [[0, 0], [0.02, 1], [0.11, 0.6], [0.15, 0], [0.21, 0], [0.23, 1], [0.32, 0.6], [0.36, 0], [0.42, 0], [0.44, 1], [0.58, 0]],
    formants: [[760, 2, 1], [1350, 3, 1], [2500, 5, 0.5]],
    breath: 0.18, level: 0.841,
  },
  // It rubs its claws: a rasp. Taylor, Price & Kemp 2019, Proceedings of the Royal Society B 286.
  crab: {
    pitch: [[0, 1500], [0.5, 1500]],
    envelope: [[0, 0], [0.02, 1], [0.16, 0.8], [0.19, 0], [0.26, 0], [0.28, 1], [0.44, 0.9], [0.5, 0]],
    formants: [[2700, 5, 1], [1400, 6, 0.6]],
    breath: 1, pulses: [33, 1], level: 2.25,
  },
  // A hum that asks. Fowler 2010, "Medicine and Surgery of Camelids".
  llama: {
    pitch: [[0, 290], [0.3, 300], [0.6, 430]],
    envelope: [[0, 0], [0.1, 0.9], [0.4, 1], [0.6, 0]],
    formants: [[310, 3, 1], [1000, 8, 0.2]],
    vibrato: [7, 40], level: 0.45,
  },
  // Two squeaks. Cowan & Bell 1986, "Leporid social behavior and social organization".
  rabbit: {
    pitch: [[0, 980], [0.1, 1300], [0.18, 1100], [0.22, 980], [0.33, 1400], [0.42, 1000]],
    envelope: [[0, 0], [0.03, 0.9], [0.14, 0.6], [0.18, 0], [0.22, 0], [0.26, 1], [0.42, 0]],
    formants: [[1500, 3, 1], [3200, 4, 1]],
    breath: 0.1, level: 0.81,
  },
  // A growl with open jaws. Peters, Owen & Rogers 2007, "Humming in bears", Acta Zoologica Academiae Scientiarum Hungaricae 53.
  bear: {
    pitch: [[0, 98], [0.2, 112], [0.7, 88]],
    envelope: [[0, 0], [0.06, 0.9], [0.3, 1], [0.5, 0.9], [0.7, 0]],
    formants: [[360, 2, 1], [1000, 2, 0.7], [2300, 3, 0.4]],
    breath: 0.2, pulses: [36, 0.8], level: 1.41,
  },
  // A signature whistle, down and up, far lower here. Janik & Sayigh 2013, Journal of Comparative Physiology A 199.
  dolphin: {
    pitch: [[0, 2300], [0.12, 3300], [0.25, 1900], [0.4, 3600], [0.55, 2700]],
    envelope: [[0, 0], [0.04, 0.9], [0.3, 1], [0.48, 0.9], [0.55, 0]],
    wave: "sine", level: 0.202,
  },
  // It has no voice: two soft drops of our own, as its bell opens and closes.
  jellyfish: {
    pitch: [[0, 940], [0.3, 620], [0.38, 620], [0.4, 780], [0.8, 480]],
    envelope: [[0, 0], [0.1, 1], [0.3, 0.2], [0.36, 0], [0.4, 0], [0.5, 1], [0.8, 0]],
    formants: [[650, 2, 1], [1900, 4, 0.5]],
    wave: "triangle", vibrato: [7, 45], level: 0.444,
  },
  // Crackles in flight, far lower here. Yack et al. 2000, Journal of Experimental Biology 203.
  butterfly: {
    pitch: [[0, 3800], [0.7, 3800]],
    envelope: [[0, 0], [0.06, 1], [0.2, 0.5], [0.3, 1], [0.45, 0.5], [0.55, 0.9], [0.7, 0]],
    formants: [[3400, 3, 1], [1050, 3, 0.7]],
    breath: 1, pulses: [14, 1], level: 1.78,
  },
  // Thin, high notes in a chatter that falls. Eakle, Mannan & Grubb 1989, Journal of Wildlife Management 53.
  eagle: {
    pitch: [[0, 2300], [0.16, 3100], [0.2, 2700], [0.23, 2900], [0.3, 2400], [0.33, 2700], [0.4, 2200], [0.43, 2500], [0.5, 2000], [0.53, 2200], [0.65, 1700]],
    envelope: [[0, 0], [0.05, 0.8], [0.15, 1], [0.2, 0], [0.23, 0], [0.25, 1], [0.3, 0], [0.33, 0], [0.35, 0.9], [0.4, 0], [0.43, 0], [0.45, 0.9], [0.5, 0], [0.53, 0], [0.56, 0.8], [0.65, 0]],
    formants: [[2500, 1.5, 1], [4200, 3, 0.4]],
    breath: 0.05, level: 0.623,
  },
  // Clicks, as those of one small shark; the others are silent. Nieder et al. 2025, Royal Society Open Science 12.
  shark: {
    pitch: [[0, 900], [0.5, 900]],
    envelope: [[0, 0], [0.01, 1], [0.05, 0], [0.2, 0], [0.21, 1], [0.25, 0], [0.32, 0], [0.33, 1], [0.37, 0], [0.42, 0], [0.43, 1], [0.5, 0]],
    formants: [[620, 6, 1], [2400, 6, 0.5]],
    breath: 1, level: 4.37,
  },
  // A hiss, the same from its start to its end. Young 2003, Quarterly Review of Biology 78.
  snake: {
    pitch: [[0, 3000], [0.9, 3000]],
    envelope: [[0, 0], [0.15, 0.8], [0.4, 1], [0.75, 0.9], [0.9, 0]],
    formants: [[5200, 1.5, 1], [7200, 2, 0.9]],
    breath: 1, level: 0.366,
  },
  // It drums, and buzzes with its back. Elias et al. 2003, Journal of Experimental Biology 206.
  spider: {
    pitch: [[0, 150], [0.3, 150], [0.31, 300], [0.8, 330]],
    envelope: [[0, 0], [0.01, 1], [0.05, 0], [0.1, 0], [0.11, 1], [0.15, 0], [0.2, 0], [0.21, 1], [0.25, 0], [0.31, 0], [0.36, 0.7], [0.6, 1], [0.8, 0]],
    formants: [[1600, 3, 1], [330, 2, 0.6], [3300, 5, 0.6]],
    pulses: [88, 0.8], level: 1.25,
  },
  // Nobody has heard one: a nicker with a bell in it.
  unicorn: {
    pitch: [[0, 523], [0.11, 523], [0.115, 659], [0.22, 659], [0.225, 784], [0.33, 784], [0.335, 1047], [0.75, 1047]],
    envelope: [[0, 0], [0.01, 0.8], [0.1, 0.4], [0.12, 0.8], [0.21, 0.4], [0.23, 0.9], [0.32, 0.4], [0.34, 1], [0.75, 0]],
    wave: "triangle", vibrato: [9, 18], level: 0.362,
  },
  // Nobody has heard one: a roar, then its fire.
  dragon: {
    pitch: [[0, 140], [0.2, 215], [0.5, 130], [0.9, 75]],
    envelope: [[0, 0], [0.08, 1], [0.35, 0.8], [0.5, 0.5], [0.65, 0.8], [0.9, 0]],
    formants: [[250, 1.5, 0.8], [1700, 1.5, 1], [4200, 1.5, 0.9]],
    breath: 0.55, pulses: [41, 0.6], level: 1.12,
  },
  // A card, not an animal: two notes up.
  add: {
    pitch: [[0, 494], [0.12, 494], [0.125, 740], [0.35, 740]],
    envelope: [[0, 0], [0.01, 1], [0.11, 0.4], [0.13, 1], [0.35, 0]],
    wave: "triangle", level: 0.346,
  },
  // A card, not an animal: two notes down.
  remove: {
    pitch: [[0, 587], [0.12, 587], [0.125, 370], [0.35, 370]],
    envelope: [[0, 0], [0.01, 1], [0.11, 0.4], [0.13, 1], [0.35, 0]],
    formants: [[500, 1, 1]],
    wave: "square", level: 0.287,
  },
};
