import type { Drawing } from './drawing';
import { colorOr, visible } from './color';
import type { PackBrand } from './pack-art.types';

/** A brand with every gap filled and every color a color. */
export type Brand = Required<PackBrand> & {
  /** The mark's and a fine line's color on paper: the tint where it can be told from it. */
  readonly onPaper: string;
};

/** How a thing is to be seen. */
export interface View {
  /** At 64 px and under: no words, larger marks, fewer bands of light. */
  readonly small: boolean;
  /** Stands behind another one of its kind, so that only its top shows. */
  readonly behind: boolean;
  /** How much of its foot something in front hides. */
  readonly foot: number;
}

/** A thing standing on the floor, its axis at x = 0. */
export interface Solid {
  readonly width: number;
  readonly height: number;
  readonly drawing: Drawing;
}

/** Reads a brand that may come from anywhere. */
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
