import type { DocumentFile } from '../../../domain';
import { PortError } from '../../../ports';
import type { ResponseOf } from '../server-methods/contract';

/** A file in a response. */
export type WireFile = NonNullable<ResponseOf<'getInvoiceFile'>>;

/** Characters that are not allowed in file names. */
const UNFIT = /[\u0000-\u001f\u007f/\\:*?"<>|]+/g;

/**
 * Converts a file. A file of any other type becomes untyped bytes, which no browser opens as a page.
 * @throws PortError `malformed` for invalid Base64
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
