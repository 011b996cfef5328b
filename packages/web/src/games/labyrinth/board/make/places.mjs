/** The center of each country's box on the board: close to the map, but with room for its contents. */
export const WIDTH = 1600;
export const HEIGHT = 1620;

export const BOXES = {
  canada: [110, 115],
  'united-states': [110, 330],
  'united-kingdom': [316, 115],
  scandinavia: [540, 95],
  benelux: [330, 285],
  germany: [536, 285],
  'eastern-europe': [742, 255],
  france: [322, 450],
  italy: [526, 465],
  spain: [240, 610],
  serbia: [762, 430],
  russia: [1010, 105],
  caucasus: [985, 355],
  israel: [545, 900],
  'kenya-tanzania': [430, 1530],
  india: [1370, 925],
  china: [1490, 440],
  thailand: [1490, 1130],
  philippines: [1490, 1330],
  morocco: [110, 780],
  'algeria-tunisia': [316, 810],
  libya: [335, 1015],
  egypt: [545, 1100],
  sudan: [490, 1310],
  somalia: [680, 1490],
  jordan: [760, 930],
  syria: [770, 770],
  'central-asia': [1215, 290],
  'indonesia-malaysia': [1290, 1520],
  turkey: [765, 600],
  lebanon: [540, 735],
  yemen: [905, 1355],
  iraq: [985, 800],
  'saudi-arabia': [885, 1135],
  'gulf-states': [1105, 1060],
  pakistan: [1280, 735],
  afghanistan: [1268, 520],
  iran: [1045, 610],
};

/**
 * Places without a country of the game, which keep the rest of the world where people expect it: [longitude, latitude,
 * x, y].
 */
export const ANCHORS = [
  [-155, 64, -160, 42],
  [-80, 55, 190, 104],
  [-70, 45, 215, 261],
  [-100, 20, 60, 585],
  [-40, 72, 230, -84],
  [-20, 15, 100, 1055],
  [5, 10, 230, 1254],
  [20, -10, 300, 1547],
  [25, -30, 350, 1839],
  [47, -19, 655, 1776],
  [100, 65, 1355, -21],
  [140, 65, 1675, -31],
  [120, 40, 1665, 345],
  [138, 37, 1825, 449],
  [134, -25, 1615, 1839],
  [70, 0, 1075, 1390],
  [95, 20, 1425, 993],
  [106, 12, 1595, 1181],
  [102, 3, 1275, 1390],
  [78, 9, 1345, 1108],
  [121, 18, 1525, 1244],
  [125, 7, 1565, 1453],
];

/** Not on the board: beyond the western edge, or too far south to matter. */
export const isElsewhere = ([lon, lat]) => lon < -30 && lat < 13;
