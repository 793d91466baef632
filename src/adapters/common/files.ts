import type { DocumentFile } from '../../domain';
import { PortError } from '../../ports';

/** A file in a response. */
export interface WireFile {
  readonly name: string;
  /** Media type. */
  readonly contentType: string;
  readonly base64: string;
}

/** Characters that are not allowed in file names. */
const UNFIT = /[\u0000-\u001f\u007f/\\:*?"<>|]+/g;

/**
 * Converts a file. `kinds` matches the media types that the caller expects; a file of any other type becomes untyped
 * bytes, which no browser opens as a page.
 * @throws PortError `malformed` for invalid Base64
 */
export function fileOf({ name, contentType, base64 }: WireFile, kinds: RegExp): DocumentFile {
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return {
      name: name.replace(UNFIT, '-'),
      content: new Blob([bytes], { type: kinds.test(contentType) ? contentType : 'application/octet-stream' }),
    };
  } catch (cause) {
    throw new PortError('malformed', 'The file is not valid Base64', { cause });
  }
}

const DOCUMENTS = /^(application\/pdf|text\/csv)(;.*)?$/i;

/** Converts an invoice, a receipt or a statement. @throws PortError `malformed` for invalid Base64 */
export const toDocument = (wire: WireFile): DocumentFile => fileOf(wire, DOCUMENTS);
