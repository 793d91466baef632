/** The browser's `BarcodeDetector`. Not every browser supports it, and TypeScript's library does not declare it. */
export interface BarcodeReader {
  detect(image: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}

/** Creates a reader; null if the browser does not support it. */
export function barcodeReader(): BarcodeReader | null {
  const Reader: unknown = Reflect.get(window, 'BarcodeDetector');
  // A native class of this name needs no arguments and has `detect` (Shape Detection API).
  return typeof Reader === 'function' ? (Reflect.construct(Reader, []) as BarcodeReader) : null;
}

/** First barcode in an image; null if there is none, or if the file is not an image. */
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
