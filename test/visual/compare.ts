import { build } from 'esbuild';
import type pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright';

/** Result of a comparison. */
export interface Difference {
  /** Number of visibly differing pixels; every pixel where the sizes differ. */
  readonly pixels: number;
  /** A picture with them marked, as PNG in base64; null where the sizes differ. */
  readonly marked: string | null;
  readonly size: string;
}

/** Color difference from which a pixel counts, 0 to 1: variants of font smoothing are below it. */
const THRESHOLD = 0.15;
/**
 * The same where each pixel is the mean of sixteen: that removes font smoothing, but not a slightly different color.
 */
const MEAN_THRESHOLD = 0.03;
const MEAN = 4;

interface Desk {
  readonly pack: (png: string) => Promise<string>;
  readonly compare: (png: string, stored: string) => Promise<Difference>;
}

declare const desk: Desk;

/** Reads and writes pictures in a browser page, which supports the formats. */
export interface PictureDesk {
  /**
   * Converts a PNG to WebP at half its size: a twentieth of the bytes to store, and moves and changes are still
   * visible.
   */
  pack(png: Buffer): Promise<Buffer>;
  compare(png: Buffer, stored: Buffer): Promise<Difference>;
}

/** Opens a page that compares pictures. */
export async function openDesk(browser: Browser): Promise<PictureDesk> {
  const { outputFiles } = await build({
    stdin: { contents: "export { default } from 'pixelmatch';", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'pixelmatch',
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await page.evaluate(prepare, { threshold: THRESHOLD, meanThreshold: MEAN_THRESHOLD, mean: MEAN });
  return {
    pack: async (png) =>
      Buffer.from(await page.evaluate((picture) => desk.pack(picture), png.toString('base64')), 'base64'),
    compare: (png, stored) =>
      page.evaluate(([now, before]) => desk.compare(now, before), [
        png.toString('base64'),
        stored.toString('base64'),
      ] as const),
  };
}

/** Runs in the page. */
function prepare({
  threshold,
  meanThreshold,
  mean,
}: {
  readonly threshold: number;
  readonly meanThreshold: number;
  readonly mean: number;
}): void {
  // The bundle above defines the library there.
  const { pixelmatch: library } = window as unknown as { readonly pixelmatch: { readonly default: typeof pixelmatch } };
  const draw = async (picture: string, scale = 1): Promise<OffscreenCanvas> => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(Math.ceil(image.width * scale), Math.ceil(image.height * scale));
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (brush !== null) brush.imageSmoothingQuality = 'high';
    brush?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  const read = (canvas: OffscreenCanvas): Uint8ClampedArray => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    if (data === undefined) throw new Error('No picture to read');
    return data;
  };
  const write = async (canvas: OffscreenCanvas, type: string): Promise<string> => {
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.6 })).arrayBuffer());
    let letters = '';
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return btoa(letters);
  };
  /** Number of pixels with a slightly different color over an area. */
  const offIn = async (now: string, before: string): Promise<number> => {
    const [one, other] = [await draw(now, 1 / mean), await draw(before, 1 / mean)];
    return (
      mean *
      mean *
      library.default(read(one), read(other), undefined, one.width, one.height, {
        threshold: meanThreshold,
        includeAA: true,
      })
    );
  };
  const desk: Desk = {
    pack: async (png) => write(await draw(png, 0.5), 'image/webp'),
    async compare(png, stored) {
      // Compression loses the same details each time: two compressed pictures are compared.
      const packed = await desk.pack(png);
      const [now, before] = [await draw(packed), await draw(stored)];
      const { width, height } = now;
      if (width !== before.width || height !== before.height) {
        return {
          pixels: width * height,
          marked: null,
          size: `${width} × ${height} where ${before.width} × ${before.height} was kept`,
        };
      }
      const marks = new OffscreenCanvas(width, height);
      const image = new ImageData(width, height);
      const pixels = Math.max(
        library.default(read(now), read(before), image.data, width, height, { threshold }),
        await offIn(packed, stored),
      );
      marks.getContext('2d')?.putImageData(image, 0, 0);
      return { pixels, marked: pixels === 0 ? null : await write(marks, 'image/png'), size: `${width} × ${height}` };
    },
  };
  Object.assign(window, { desk });
}
