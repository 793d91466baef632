import type { SupportCase } from '../../../domain';
import { type ForAccount, type InLocale, PortError, type SupportPort } from '../../../ports';
import { fileOf } from '../../common/files';
import { requireSignedIn, throwFieldErrors } from '../common/refusals';
import { uploadInParts } from '../common/upload';
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
    upload: ({ file, name, ...at }, call) =>
      uploadInParts(
        file,
        name,
        (part) => methods.call(uploadCaseFile, { ...callerFields(at), ...part }, call?.signal),
        call?.onProgress,
      ),
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
