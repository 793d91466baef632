import type { Drawing } from './drawing';
import { colorOr, visible } from './color';
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
