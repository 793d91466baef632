import { type Drawing, oval, paint } from './drawing';
import { colorOr, visible } from './color';
import { band, TILT, type Profile } from './lathe';
import type { PackBrand } from './pack-art.types';

/** A complete brand with valid colors. */
export type Brand = Required<PackBrand> & {
  /** Color of the mark and of fine lines on paper: the tint if it has enough contrast. */
  readonly onPaper: string;
};

/** How to draw an object. */
export interface View {
  /** True for up to 64 px: no words, larger marks, fewer bands of light. */
  readonly small: boolean;
  /** True for an object behind another of its kind, of which only the top is visible. */
  readonly behind: boolean;
  /** Height of its lower part that an object in front covers. */
  readonly foot: number;
}

/** An object on the floor with its axis at x = 0. */
export interface Solid {
  readonly width: number;
  readonly height: number;
  readonly drawing: Drawing;
}

/** Validates a brand from an external source. */
export function brandOf(given: PackBrand): Brand {
  const paper = colorOr(given.paper, '#f6f6f2');
  const tint = colorOr(given.tint, '#7b8a8c');
  const deep = colorOr(given.deep, '#3d4a4d');
  return {
    name: given.name,
    mark: given.mark,
    scheme: given.scheme,
    clear: given.clear ?? false,
    paper,
    tint,
    deep,
    ink: colorOr(given.ink, '#ffffff'),
    liquid: colorOr(given.liquid, '#ffffff'),
    cap: colorOr(given.cap, deep),
    glass: colorOr(given.glass, '#4d6b58'),
    crate: colorOr(given.crate, deep),
    onPaper: visible(paper, tint, deep),
  };
}

/** [from, to, color, strength]: black and white at low strength over any tint, light from the upper left. */
const bands = [
  [-1, -0.86, '#000', 0.2],
  [-0.86, -0.7, '#000', 0.07],
  [-0.6, -0.36, '#fff', 0.34],
  [-0.52, -0.46, '#fff', 0.36],
  [0.3, 0.62, '#000', 0.07],
  [0.62, 0.86, '#000', 0.17],
  [0.86, 1, '#000', 0.31],
  [0.91, 0.95, '#fff', 0.2],
] as const;

/** Simplified light for up to 64 px, where thin bands blur, and for mostly hidden objects. */
const fewBands = [
  [-1, -0.8, '#000', 0.18],
  [-0.6, -0.34, '#fff', 0.4],
  [0.42, 1, '#000', 0.16],
  [0.8, 1, '#000', 0.16],
] as const;

/** Flat bands of light over a turned surface. */
export const light = (profile: Profile, strength: number, { small, behind }: View): Drawing =>
  (small || behind ? fewBands : bands).map(([from, to, color, share]) =>
    paint(color, band(profile, from, to), share * strength),
  );

const shadow = '#0b1a1d';

/** The shadow under something round, drawn about its axis. */
export const roundShadow = (radius: number): Drawing => [
  paint(shadow, oval(radius * 0.1, TILT * radius * 0.55, radius * 1.2, radius * 0.2), 0.1),
  paint(shadow, oval(radius * 0.04, TILT * radius * 0.4, radius * 1.05, radius * 0.16), 0.2),
];

/** The shadow under something with a straight front on the floor. */
export const boxShadow = (width: number): Drawing => [
  paint(shadow, oval(4, 3, width * 0.54, 9), 0.12),
  paint(shadow, oval(2, 1, width * 0.51, 5), 0.2),
];
