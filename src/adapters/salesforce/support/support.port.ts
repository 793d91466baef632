import type { SupportCase } from '../../../domain';
import { type ForAccount, type InLocale, PortError, type SupportPort } from '../../../ports';
import { fileOf } from '../../common/files';
import { requireSignedIn, throwFieldErrors } from '../common/refusals';
import { plain } from '../../common/text';
import type { Context } from '../context';
import type { ResponseOf } from '../server-methods/contract';
import { toCase, toCaseSummary, toSupportOptions } from './support.mapping';
import { getAssets, getSupportOptions } from './support.methods';
import { uploadCaseFile } from './create-case.methods';
import { addCaseComment, getCase, getCaseFile, rateCase, searchCases } from './cases.methods';

/** Maximum page size. */
const PAGE_MOST = 200;
/** Allowed media types of attachments. */
const ATTACHMENTS = /^(application\/pdf|text\/csv|image\/(jpeg|png|webp|heic))(;.*)?$/i;

/** Converts the outcome of a change. @throws PortError `rejected`, `not-found`, `conflict` */
function changed({ outcome, case: found, reason, fields }: ResponseOf<'rateCase'>): SupportCase {
  if (outcome === 'refused') {
    throwFieldErrors(fields, 'The case was not changed');
    if (reason === 'case-gone') throw new PortError('not-found', 'The case does not exist');
    if (reason === 'case-closed' || reason === 'case-open')
      throw new PortError('conflict', 'The status of the case has changed');
    throw new PortError('malformed', 'A change of a case was refused for an unknown reason');
  }
  if (!found) throw new PortError('malformed', 'The response does not contain the changed case');
  return toCase(found);
}

/** Implements the support port with the store's server methods, because the platform has no cases for buyers. */
export function supportPort({ methods }: Context): SupportPort {
  const callerFields = ({ accountId, locale }: ForAccount & InLocale) => ({
    effectiveAccountId: requireSignedIn(accountId),
    language: locale,
  });

  return {
    options: async (at, call) =>
      toSupportOptions(await methods.call(getSupportOptions, callerFields(at), call?.signal)),
    async assets(at, call) {
      const { assets } = await methods.call(getAssets, callerFields(at), call?.signal);
      return assets.map(({ number, type, detail, name, place }) => ({
        number,
        type,
        detail: detail ?? null,
        name: plain(name) || number,
        place: plain(place),
      }));
    },
    async search({ text, statuses, problemTypes, created, modified, page, pageSize, ...at }, call) {
      const request = {
        ...callerFields(at),
        text,
        statuses: [...statuses],
        problemTypes: [...problemTypes],
        created,
        modified,
        page,
        pageSize: Math.min(pageSize, PAGE_MOST),
      };
      const { cases, total, hasMore } = await methods.call(searchCases, request, call?.signal);
      return { items: cases.map(toCaseSummary), page, pageSize, total: total ?? null, hasMore };
    },
    async read({ caseId, ...at }, call) {
      const found = await methods.call(getCase, { ...callerFields(at), caseId }, call?.signal);
      return found === null ? null : toCase(found);
    },
    async upload({ file, name, ...at }, { signal, onProgress } = {}) {
      const of = { ...callerFields(at), name, contentType: file.type, bytes: file.size };
      let handle: string | null = null;
      for await (const { from, base64, fraction } of partsOf(file)) {
        const answer: ResponseOf<'uploadCaseFile'> = await methods.call(
          uploadCaseFile,
          { ...of, handle, from, base64 },
          signal,
        );
        if (answer.outcome === 'refused') throwFieldErrors(answer.fields, 'The file was not accepted');
        if (!answer.handle) throw new PortError('malformed', 'An upload has no handle');
        handle = answer.handle;
        onProgress?.(fraction);
      }
      if (handle === null) throw new PortError('rejected', 'The file is empty', { fields: { file: 'valueMissing' } });
      return { handle };
    },
    async file({ caseId, attachmentId, ...at }, call) {
      const found = await methods.call(getCaseFile, { ...callerFields(at), caseId, attachmentId }, call?.signal);
      return found === null ? null : fileOf(found, ATTACHMENTS);
    },
    comment: async ({ caseId, key, text, ...at }, call) =>
      changed(await methods.call(addCaseComment, { ...callerFields(at), caseId, key, text }, call?.signal)),
    rate: async ({ caseId, rating: { stars, comment }, ...at }, call) =>
      changed(await methods.call(rateCase, { ...callerFields(at), caseId, stars, comment }, call?.signal)),
  };
}

/** Bytes per part: a multiple of three, so that the concatenated texts are the Base64 of the whole file. */
const PART = 393_216;
/** Bytes to convert at once: more would exceed the maximum number of arguments. */
const RUN = 0x8000;

/** One part of an upload. */
export interface UploadPart {
  readonly from: number;
  readonly base64: string;
  /** Uploaded fraction of the file including this part, 0 to 1. */
  readonly fraction: number;
}

/** Splits a file into parts, each read when it is needed, to avoid a Base64 text of the whole file in memory. */
export async function* partsOf(file: Blob): AsyncGenerator<UploadPart> {
  for (let from = 0; from < file.size; from += PART) {
    const bytes = new Uint8Array(await file.slice(from, from + PART).arrayBuffer());
    let signs = '';
    for (let at = 0; at < bytes.length; at += RUN) signs += String.fromCharCode(...bytes.subarray(at, at + RUN));
    yield { from, base64: btoa(signs), fraction: Math.min(1, (from + PART) / file.size) };
  }
}
