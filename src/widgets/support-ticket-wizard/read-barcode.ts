/** The browser's own reader of bar codes: not in every browser, and not in TypeScript's library. */
export interface BarcodeReader {
  detect(image: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}

/** The reader; null where the browser has none. */
export function barcodeReader(): BarcodeReader | null {
  const Reader: unknown = Reflect.get(window, 'BarcodeDetector');
  // A platform class of this name takes no arguments it needs and has `detect` (Shape Detection API).
  return typeof Reader === 'function' ? (Reflect.construct(Reader, []) as BarcodeReader) : null;
}

/** The first code in a picture; null when there is none, or when it is no picture. */
export async function readBarcode(file: Blob, reader: BarcodeReader): Promise<string | null> {
  try {
    const image = await createImageBitmap(file);
    const [found] = await reader.detect(image);
    image.close();
    return found?.rawValue.trim() || null;
  } catch {
    return null;
  }
}
