// The streets, bridges, parks, and water labels to draw, accurate to about the width of a street.
import type { LonLat } from './geometry';

/** A street or a bridge. */
export interface NamedLine {
  name: string;
  line: readonly LonLat[];
}

/** The directions of the avenues and streets in Manhattan's grid, in degrees per 100 meters. */
const UPTOWN: LonLat = [0.00058, 0.000785];
const WEST: LonLat = [-0.001037, 0.000437];

/** Returns a point on the grid, in meters uptown and west of Fifth Avenue at 14th Street. */
function gridPoint(uptownMeters: number, westMeters: number): LonLat {
  const [longitude, latitude] = FIFTH_AT_14TH;
  return [
    longitude + (UPTOWN[0] * uptownMeters + WEST[0] * westMeters) / 100,
    latitude + (UPTOWN[1] * uptownMeters + WEST[1] * westMeters) / 100,
  ];
}

const FIFTH_AT_14TH: LonLat = [-73.9939, 40.7361];
/** The distance between neighboring streets, in meters. */
const BLOCK_METERS = 80.5;

/** Returns a street that runs from `west` meters west of Fifth Avenue to `east` meters east of it. */
function street(name: string, streetNumber: number, west: number, east: number): NamedLine {
  const uptownMeters = (streetNumber - 14) * BLOCK_METERS;
  return { name, line: [gridPoint(uptownMeters, west), gridPoint(uptownMeters, -east)] };
}

/** Returns an avenue that runs `west` meters west of Fifth Avenue, between two numbered streets. */
function avenue(name: string, west: number, from: number, to: number): NamedLine {
  return {
    name,
    line: [gridPoint((from - 14) * BLOCK_METERS, west), gridPoint((to - 14) * BLOCK_METERS, west)],
  };
}

/** Returns the area between two numbered streets, from `west` meters west of Fifth Avenue to `east` meters east. */
function block({
  from,
  to,
  west,
  east,
}: Record<'from' | 'to' | 'west' | 'east', number>): LonLat[] {
  const [south, north] = [(from - 14) * BLOCK_METERS, (to - 14) * BLOCK_METERS];
  return [
    gridPoint(south, west),
    gridPoint(south, -east),
    gridPoint(north, -east),
    gridPoint(north, west),
  ];
}

export const STREETS: readonly NamedLine[] = [
  {
    name: 'Broadway',
    line: [
      [-74.01345, 40.70485],
      [-74.01135, 40.7082],
      [-74.00705, 40.71275],
      [-74.00135, 40.71935],
      [-73.99625, 40.7253],
      [-73.99165, 40.7318],
      [-73.99045, 40.7355],
      [-73.98945, 40.7414],
      [-73.98785, 40.74985],
      [-73.98565, 40.75795],
      [-73.98195, 40.768],
      [-73.98165, 40.7785],
      [-73.9762, 40.7868],
      [-73.968, 40.8023],
      [-73.9638, 40.8078],
    ],
  },
  avenue('Third Ave', -550, 8, 96),
  avenue('Lexington Ave', -405, 21, 96),
  avenue('Park Ave', -270, 17, 96),
  avenue('Madison Ave', -135, 23, 96),
  avenue('Fifth Ave', 0, 6, 110),
  avenue('Sixth Ave', 280, 8, 59),
  avenue('Seventh Ave', 535, 12, 59),
  avenue('Eighth Ave', 800, 14, 59),
  avenue('Ninth Ave', 1060, 16, 59),
  avenue('Tenth Ave', 1310, 17, 59),
  street('14th St', 14, 1500, 1350),
  street('23rd St', 23, 1700, 1200),
  street('34th St', 34, 1750, 1150),
  street('42nd St', 42, 1750, 1180),
  street('50th St', 50, 1700, 1200),
  street('57th St', 57, 1650, 1250),
  street('59th St', 59, 850, 1250),
  street('72nd St', 72, 1650, 1250),
  street('86th St', 86, 1600, 1250),
  {
    name: 'Houston St',
    line: [
      [-74.0106, 40.7288],
      [-74.0024, 40.7283],
      [-73.9966, 40.7256],
      [-73.9878, 40.7223],
      [-73.9757, 40.7188],
    ],
  },
  {
    name: 'Canal St',
    line: [
      [-74.0098, 40.7259],
      [-74.0055, 40.7222],
      [-74.0006, 40.7189],
      [-73.9925, 40.7147],
    ],
  },
  {
    name: 'Delancey St',
    line: [
      [-73.9945, 40.7206],
      [-73.9882, 40.7186],
      [-73.9822, 40.7167],
    ],
  },
  {
    name: 'Bowery',
    line: [
      [-73.9976, 40.7141],
      [-73.9951, 40.7176],
      [-73.9928, 40.7241],
      [-73.9913, 40.7287],
    ],
  },
  {
    name: 'Wall St',
    line: [
      [-74.0117, 40.7081],
      [-74.0088, 40.7063],
      [-74.0058, 40.7047],
    ],
  },
  {
    name: 'Fulton St',
    line: [
      [-74.0108, 40.7115],
      [-74.0058, 40.7088],
      [-74.0028, 40.7063],
    ],
  },
  {
    name: 'E 161st St',
    line: [
      [-73.9305, 40.8298],
      [-73.9258, 40.8278],
      [-73.9215, 40.8263],
      [-73.9128, 40.8232],
    ],
  },
  {
    name: 'Grand Concourse',
    line: [
      [-73.9299, 40.8135],
      [-73.9262, 40.8205],
      [-73.9228, 40.8275],
      [-73.9183, 40.8352],
      [-73.9137, 40.8418],
    ],
  },
];

export const BRIDGES: readonly NamedLine[] = [
  {
    name: 'Brooklyn Bridge',
    line: [
      [-74.0037, 40.7121],
      [-73.9989, 40.7077],
      [-73.9946, 40.7043],
      [-73.9905, 40.7003],
    ],
  },
  {
    name: 'Manhattan Bridge',
    line: [
      [-73.9954, 40.7157],
      [-73.9921, 40.7098],
      [-73.989, 40.7043],
      [-73.9862, 40.6992],
    ],
  },
  {
    name: 'Williamsburg Bridge',
    line: [
      [-73.983, 40.717],
      [-73.9762, 40.7147],
      [-73.9679, 40.7119],
      [-73.9626, 40.7107],
    ],
  },
  {
    name: 'Queensboro Bridge',
    line: [
      [-73.9651, 40.761],
      [-73.9573, 40.7578],
      [-73.9509, 40.7548],
      [-73.9428, 40.7512],
    ],
  },
];

export const PARKS: readonly (readonly LonLat[])[] = [
  // Central Park, Bryant Park, Madison Square Park, Union Square Park
  block({ from: 59, to: 110, west: 800, east: 0 }),
  block({ from: 40, to: 42, west: 270, east: -100 }),
  block({ from: 23, to: 26, west: -15, east: 120 }),
  block({ from: 14.3, to: 17, west: -200, east: 330 }),
  // Washington Square Park
  [
    [-73.9997, 40.7311],
    [-73.9963, 40.7295],
    [-73.9952, 40.7306],
    [-73.9987, 40.7324],
  ],
  // Tompkins Square Park
  [
    [-73.9834, 40.7267],
    [-73.9805, 40.7255],
    [-73.9793, 40.7271],
    [-73.9823, 40.7284],
  ],
  // City Hall Park
  [
    [-74.0083, 40.7117],
    [-74.0052, 40.7131],
    [-74.0061, 40.714],
    [-74.0074, 40.7136],
  ],
  // The Battery
  [
    [-74.0181, 40.704],
    [-74.0147, 40.7049],
    [-74.0141, 40.7028],
    [-74.0154, 40.7014],
    [-74.0176, 40.7025],
  ],
];

export const WATER_LABELS: readonly { name: string; at: LonLat }[] = [
  { name: 'East River', at: [-73.9935, 40.7062] },
  { name: 'East River', at: [-73.9665, 40.7405] },
  { name: 'Hudson River', at: [-74.0185, 40.7265] },
  { name: 'Hudson River', at: [-74.0075, 40.7585] },
  { name: 'Upper Bay', at: [-74.0285, 40.694] },
  { name: 'Harlem River', at: [-73.9338, 40.8225] },
];
