/** How an image fills its box. */
type ImageFit = 'cover' | 'contain';
/** A width to ask an image server for, in CSS pixels: never under the floor of 100. */
declare const imageWidth: (width: number) => number;
/** The height that applies, in CSS pixels: only with cover fit. */
declare const imageHeight: (fit: ImageFit, height: number | undefined) => number | undefined;

export { imageWidth, imageHeight };
export type { ImageFit };
