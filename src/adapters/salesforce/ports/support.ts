import type { SupportCase } from '../../../domain';
import { type ForAccount, type InLocale, PortError, type SupportPort } from '../../../ports';
import type { Context } from '../context';
import { fileOf } from '../mapping/file';
import { toCase, toCaseSummary, toSupportOptions } from '../mapping/support';
import { askOf } from '../server-methods/send';
import type { ResponseOf } from '../server-methods/contract';
import { supportMethods } from '../server-methods/support-methods';
import { plain } from '../text';
import { throwFieldErrors } from './throw-field-errors';
import { requireSignedIn } from './require-signed-in';
import { partsOf } from './uploads';

/** Most rows of one page. */
const PAGE_MOST = 200;
/** What an attachment may be opened as. */
const ATTACHMENTS = /^(application\/pdf|text\/csv|image\/(jpeg|png|webp|heic))(;.*)?$/i;

/** What became of a change of a case. @throws PortError `rejected`, `not-found`, `conflict` */
function changed({ outcome, case: found, reason, fields }: ResponseOf<'rateCase'>): SupportCase {
  if (outcome === 'refused') {
    throwFieldErrors(fields, 'The case was not changed');
    if (reason === 'case-gone') throw new PortError('not-found', 'There is no such case');
    if (reason === 'case-closed' || reason === 'case-open') throw new PortError('conflict', 'The case stands otherwise now');
    throw new PortError('malformed', 'A reason of a change of a case is not one that is known');
  }
  if (!found) throw new PortError('malformed', 'The case after the change is missing');
  return toCase(found);
}

/** Support cases: the platform's buyer calls have none, so the store's server methods tell of them (spec §2, Support). */
export function supportPort({ methods }: Context): SupportPort {
  const ask = askOf(methods, supportMethods);
  const who = ({ accountId, locale }: ForAccount & InLocale) => ({ effectiveAccountId: requireSignedIn(accountId), language: locale });

  return {
    options: async (at, call) => toSupportOptions(await ask('getSupportOptions', who(at), call?.signal)),
    async assets(at, call) {
      const { assets } = await ask('getAssets', who(at), call?.signal);
      return assets.map(({ number, type, detail, name, place }) => ({ number, type, detail: detail ?? null, name: plain(name) || number, place: plain(place) }));
    },
    async search({ text, statuses, problemTypes, created, modified, page, pageSize, ...at }, call) {
      const request = { ...who(at), text, statuses: [...statuses], problemTypes: [...problemTypes], created, modified, page, pageSize: Math.min(pageSize, PAGE_MOST) };
      const { cases, total, hasMore } = await ask('searchCases', request, call?.signal);
      return { items: cases.map(toCaseSummary), page, pageSize, total: total ?? null, hasMore };
    },
    async read({ caseId, ...at }, call) {
      const found = await ask('getCase', { ...who(at), caseId }, call?.signal);
      return found === null ? null : toCase(found);
    },
    async upload({ file, name, ...at }, { signal, onProgress } = {}) {
      const of = { ...who(at), name, contentType: file.type, bytes: file.size };
      let handle: string | null = null;
      for await (const { from, base64, fraction } of partsOf(file)) {
        const answer: ResponseOf<'uploadCaseFile'> = await ask('uploadCaseFile', { ...of, handle, from, base64 }, signal);
        if (answer.outcome === 'refused') throwFieldErrors(answer.fields, 'The file is not taken');
        if (!answer.handle) throw new PortError('malformed', 'An upload has no handle');
        handle = answer.handle;
        onProgress?.(fraction);
      }
      if (handle === null) throw new PortError('rejected', 'The file is empty', { fields: { file: 'valueMissing' } });
      return { handle };
    },
    async file({ caseId, attachmentId, ...at }, call) {
      const found = await ask('getCaseFile', { ...who(at), caseId, attachmentId }, call?.signal);
      return found === null ? null : fileOf(found, ATTACHMENTS);
    },
    comment: async ({ caseId, key, text, ...at }, call) => changed(await ask('addCaseComment', { ...who(at), caseId, key, text }, call?.signal)),
    rate: async ({ caseId, rating: { stars, words }, ...at }, call) => changed(await ask('rateCase', { ...who(at), caseId, stars, words }, call?.signal)),
  };
}
