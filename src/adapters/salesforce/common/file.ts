import type { DocumentFile } from '../../../domain';
import { PortError } from '../../../ports';
import type { ResponseOf } from '../server-methods/contract';

/** A file on the wire. */
export type WireFile = NonNullable<ResponseOf<'getInvoiceFile'>>;

/** What may not stand in a file's name. */
const UNFIT = /[\u0000-\u001f\u007f/\\:*?"<>|]+/g;

/**
 * A file. One that is none of these kinds is saved as bytes of no kind, which no browser opens as a page.
 * @throws PortError `malformed` for bytes that are none
 */
export function fileOf({ name, contentType, base64 }: WireFile, kinds: RegExp): DocumentFile {
  const type = kinds.test(contentType) ? contentType : 'application/octet-stream';
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return { name: name.replace(UNFIT, '-'), content: new Blob([bytes], { type }) };
  } catch (cause) {
    throw new PortError('malformed', 'The file is not in Base64', { cause });
  }
}
