import { PortError, type UploadOptions } from '../../../ports';
import { throwFieldErrors } from './refusals';

/** Bytes per part: a multiple of three, so that the concatenated texts are the Base64 of the whole file. */
const PART = 393_216;
/** Bytes to convert at once: more would exceed the maximum number of arguments. */
const RUN = 0x8000;

/** One part of an upload. */
interface UploadPart {
  readonly from: number;
  readonly base64: string;
  /** Uploaded fraction of the file including this part, 0 to 1. */
  readonly fraction: number;
}

/** Splits a file into parts, each read when it is needed, to avoid a Base64 text of the whole file in memory. */
async function* partsOf(file: Blob): AsyncGenerator<UploadPart> {
  for (let from = 0; from < file.size; from += PART) {
    const bytes = new Uint8Array(await file.slice(from, from + PART).arrayBuffer());
    let signs = '';
    for (let at = 0; at < bytes.length; at += RUN) signs += String.fromCharCode(...bytes.subarray(at, at + RUN));
    yield { from, base64: btoa(signs), fraction: Math.min(1, (from + PART) / file.size) };
  }
}

/** Request of a server method that stores one part. */
interface StoredPart {
  readonly handle: string | null;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly from: number;
  readonly base64: string;
}

/** Response of a server method that stores one part. */
interface PartAnswer {
  readonly outcome: 'done' | 'refused';
  readonly handle?: string | null;
  readonly fields?: Readonly<Record<string, string>> | null;
}

/**
 * Uploads a file part by part. Returns the handle of the upload. @throws PortError `rejected` with the field `file` for
 * a file that is not accepted
 */
export async function uploadInParts(
  file: Blob,
  name: string,
  send: (part: StoredPart) => Promise<PartAnswer>,
  onProgress: UploadOptions['onProgress'],
): Promise<{ readonly handle: string }> {
  let handle: string | null = null;
  for await (const { from, base64, fraction } of partsOf(file)) {
    const answer: PartAnswer = await send({
      handle,
      name,
      contentType: file.type,
      bytes: file.size,
      from,
      base64,
    });
    if (answer.outcome === 'refused') throwFieldErrors(answer.fields, 'The file was not accepted');
    if (!answer.handle) throw new PortError('malformed', 'An upload has no handle');
    handle = answer.handle;
    onProgress?.(fraction);
  }
  if (handle === null) throw new PortError('rejected', 'The file is empty', { fields: { file: 'valueMissing' } });
  return { handle };
}
