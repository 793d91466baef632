import { IMAGE_WIDTH_FLOOR } from './limits';

/** How an image fills its box. */
export type ImageFit = 'cover' | 'contain';

/** Width to request from an image server, in CSS pixels: at least 100. */
export const imageWidth = (width: number): number =>
  Number.isFinite(width) ? Math.max(IMAGE_WIDTH_FLOOR, Math.round(width)) : IMAGE_WIDTH_FLOOR;

/** Height to request, in CSS pixels; undefined unless the fit is `cover`. */
export const imageHeight = (fit: ImageFit, height: number | undefined): number | undefined =>
  fit === 'cover' && height !== undefined && Number.isFinite(height) && height > 0 ? height : undefined;
