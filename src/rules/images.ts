import { IMAGE_WIDTH_FLOOR } from './limits';

/** How an image fills its box. */
export type ImageFit = 'cover' | 'contain';

/** A width to ask an image server for, in CSS pixels: never under the floor of 100. */
export const imageWidth = (width: number): number =>
  Number.isFinite(width) ? Math.max(IMAGE_WIDTH_FLOOR, Math.round(width)) : IMAGE_WIDTH_FLOOR;

/** The height that applies, in CSS pixels: only with cover fit. */
export const imageHeight = (fit: ImageFit, height: number | undefined): number | undefined =>
  fit === 'cover' && height !== undefined && Number.isFinite(height) && height > 0 ? height : undefined;
