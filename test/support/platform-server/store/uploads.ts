import { attachmentProblem } from '../../../../src/rules/support';
import { throwHandled } from '../server-methods/arguments';
import type { Platform } from '../platform';

/** A file that is being uploaded for a case or an order, with its owner and account. */
export interface UploadEntry {
  /** Empty for a guest. */
  readonly accountId: string;
  readonly buyerId: string;
  readonly name: string;
  readonly contentType: string;
  /** Expected size in bytes. */
  readonly bytes: number;
  /** The bytes received so far. */
  readonly content: Buffer;
}

export const isComplete = ({ bytes, content }: UploadEntry): boolean => content.length === bytes;

const wrongFile = (code: string) => ({ fields: { file: code }, outcome: 'refused' as const });

/** Part of a file in a request. */
interface PartArgs {
  readonly handle: string | null;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly from: number;
  readonly base64: string;
}

/** Stores a part of a file, or refuses a file that the rule doesn’t accept. */
export function storePart(
  { ledger }: Platform,
  { bytes, from, contentType, handle: known, name, base64 }: PartArgs,
  { accountId, buyerId }: Pick<UploadEntry, 'accountId' | 'buyerId'>,
  rule: { readonly types: readonly string[]; readonly maxBytes: number },
) {
  const problem = attachmentProblem({ type: contentType, size: bytes }, rule);
  if (problem !== null) return wrongFile(problem);
  const upload =
    known === null
      ? { accountId, bytes, buyerId, content: Buffer.alloc(0), contentType, name }
      : ledger.uploads.get(known);
  if (upload === undefined || upload.buyerId !== buyerId || upload.accountId !== accountId)
    return throwHandled('MISSING_RECORD', 'There is no such upload');
  if (from > upload.content.length) return throwHandled('INVALID_API_INPUT', 'A part is missing before this one');
  const content = Buffer.concat([upload.content.subarray(0, from), Buffer.from(base64, 'base64')]);
  if (content.length > upload.bytes) return wrongFile('rangeOverflow');
  const handle = known ?? ledger.nextId('upload');
  ledger.uploads.set(handle, { ...upload, content });
  return { handle, outcome: 'done' as const };
}
