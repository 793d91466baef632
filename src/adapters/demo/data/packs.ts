import type { SellingUnit } from '../../../domain';

/** Package types of the facet; their labels are in the demo's messages. */
export const packageKinds = ['can', 'glass', 'plastic', 'bib', 'keg', 'cylinder', 'supplies'] as const;
export type PackageKind = (typeof packageKinds)[number];

/** Name of a pack's units: `24 × 12 oz cans`. */
export type PackNoun =
  'cans' | 'slimCans' | 'miniCans' | 'glass' | 'bottles' | 'bagInBox' | 'keg' | 'cylinder' | 'sleeves' | 'pieces';

/** A pack size. */
export interface Pack {
  readonly art: string;
  readonly wrap: string;
  readonly kind: PackageKind;
  readonly noun: PackNoun;
  readonly count: number;
  /** Size of one unit in the United States, and the metric size if Canadian trade uses one. */
  readonly size: string;
  readonly metric?: string;
  /** Fluid ounces of one unit, for calories and caffeine. */
  readonly ounces?: number;
  readonly unit: SellingUnit;
  /** Minimum, step and maximum of an order line, if not 1, 1 and unlimited. */
  readonly rule?: readonly [min: number, step: number, max: number | null];
  /** Deposit on one case: cents in the United States, number of containers in Canada. */
  readonly deposit?: readonly [cents: number, containers: number];
}

const can = { art: 'can', wrap: 'tray', kind: 'can', noun: 'cans', unit: 'case' } as const;
const slim = { art: 'slim', wrap: 'tray', kind: 'can', noun: 'slimCans', unit: 'case' } as const;
const pet = { art: 'pet', wrap: 'film', kind: 'plastic', noun: 'bottles', unit: 'case' } as const;
const glass = { art: 'glass', wrap: 'crate', kind: 'glass', noun: 'glass', unit: 'case' } as const;
const keg = { art: 'keg', wrap: 'none', kind: 'keg', noun: 'keg', unit: 'keg', count: 1, rule: [1, 1, 20] } as const;
const cylinder = {
  art: 'co2',
  wrap: 'none',
  kind: 'cylinder',
  noun: 'cylinder',
  unit: 'cylinder',
  count: 1,
  rule: [1, 1, 12],
} as const;
const cup = {
  art: 'cup',
  wrap: 'none',
  kind: 'supplies',
  noun: 'sleeves',
  unit: 'case',
  count: 1000,
  rule: [1, 1, 50],
} as const;

/** Packs by their code in the product table. */
export const packs = {
  c12: { ...can, count: 24, size: '12 oz', metric: '355 ml', ounces: 12, deposit: [120, 24] },
  c16: { ...can, count: 12, size: '16 oz', metric: '473 ml', ounces: 16, rule: [2, 2, null], deposit: [60, 12] },
  s8: { ...slim, count: 24, size: '8.4 oz', metric: '250 ml', ounces: 8.4, deposit: [120, 24] },
  s12: { ...slim, count: 12, size: '12 oz', metric: '355 ml', ounces: 12, deposit: [60, 12] },
  m7: { ...can, noun: 'miniCans', count: 24, size: '7.5 oz', metric: '222 ml', ounces: 7.5, deposit: [120, 24] },
  p10: { ...pet, wrap: 'none', count: 24, size: '10 oz', metric: '295 ml', ounces: 10, deposit: [120, 24] },
  p16: { ...pet, count: 24, size: '16.9 oz', metric: '500 ml', ounces: 16.9, deposit: [120, 24] },
  h16: { ...pet, wrap: 'none', count: 12, size: '16.9 oz', metric: '500 ml', ounces: 16.9, deposit: [60, 12] },
  p20: { ...pet, count: 24, size: '20 oz', metric: '591 ml', ounces: 20, deposit: [120, 24] },
  l2: { ...pet, art: 'petL', count: 8, size: '2 L', ounces: 67.6, deposit: [40, 8] },
  l1: { ...pet, art: 'petL', count: 12, size: '1 L', ounces: 33.8, deposit: [60, 12] },
  g200: { ...glass, count: 24, size: '200 ml', ounces: 6.8, deposit: [120, 24] },
  n200: { ...glass, wrap: 'none', count: 24, size: '200 ml', ounces: 6.8, deposit: [120, 24] },
  g12: { ...glass, count: 24, size: '12 oz', metric: '355 ml', ounces: 12, deposit: [120, 24] },
  bib: {
    art: 'bib',
    wrap: 'none',
    kind: 'bib',
    noun: 'bagInBox',
    unit: 'box',
    count: 1,
    size: '5 gal',
    metric: '18.9 L',
    ounces: 640,
  },
  k2: { ...keg, size: '½ bbl', metric: '58.7 L', ounces: 1984, deposit: [3000, 300] },
  k6: { ...keg, size: '⅙ bbl', metric: '19.5 L', ounces: 661, deposit: [3000, 300] },
  y5: { ...cylinder, size: '5 lb', metric: '2.3 kg' },
  y20: { ...cylinder, size: '20 lb', metric: '9.1 kg' },
  y50: { ...cylinder, size: '50 lb', metric: '22.7 kg' },
  u12: { ...cup, size: '12 oz', metric: '355 ml' },
  u16: { ...cup, size: '16 oz', metric: '473 ml' },
  u22: { ...cup, size: '22 oz', metric: '650 ml' },
  x: {
    art: 'carton',
    wrap: 'none',
    kind: 'supplies',
    noun: 'pieces',
    unit: 'case',
    count: 2000,
    size: '',
    rule: [1, 1, 50],
  },
} as const satisfies Record<string, Pack>;

export type PackCode = keyof typeof packs;
