/** Bytes of one part: a multiple of three, so that the texts of the parts make the text of the whole. */
const PART = 393_216;
/** Bytes that are made into signs at once: more are too many arguments. */
const RUN = 0x8000;

/** One part of a file that is sent. */
export interface UploadPart {
  readonly from: number;
  readonly base64: string;
  /** The part of the file that has arrived with it, 0 to 1. */
  readonly fraction: number;
}

/** A file in parts, each read when it is its turn: a photo of ten megabytes is never a text of thirteen. */
export async function* partsOf(file: Blob): AsyncGenerator<UploadPart> {
  for (let from = 0; from < file.size; from += PART) {
    const bytes = new Uint8Array(await file.slice(from, from + PART).arrayBuffer());
    let signs = '';
    for (let at = 0; at < bytes.length; at += RUN) signs += String.fromCharCode(...bytes.subarray(at, at + RUN));
    yield { from, base64: btoa(signs), fraction: Math.min(1, (from + PART) / file.size) };
  }
}
