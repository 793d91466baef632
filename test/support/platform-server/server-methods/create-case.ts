import { regions } from '../../../../src/adapters/demo/data/accounts';
import { withCase, caseFieldProblems } from '../../../../src/adapters/demo/engine/create-case';
import { optionsFor } from '../../../../src/adapters/demo/engine/support';
import { instantOf } from '../../../../src/adapters/demo/engine/zoned-time';
import { type CaseRecord, parseCaseRequest } from '../../../../src/adapters/demo/store/support-record';
import type { NewCase } from '../../../../src/domain';
import { storeMoney, moneyOf } from '../store/money';
import { createOnceOnlyMethods } from '../store/once';
import { type Arguments, throwHandled, objectIn, optionalText, type ServerMethod, textArg } from './arguments';
import { requireServiceAccess, takesUploads } from './support';

interface CaseInput {
  readonly draftId: string;
  readonly answers: NewCase;
}

function aboutArg(args: Arguments): NewCase['about'] {
  const about = objectIn(args.about);
  if (about === null) return null;
  const [orderId, lineId, invoiceId] = [
    optionalText(about, 'orderId'),
    optionalText(about, 'lineId'),
    optionalText(about, 'invoiceId'),
  ];
  if (orderId !== null) return { kind: 'order', orderId, lineId };
  return invoiceId === null ? null : { kind: 'invoice', invoiceId };
}

/** Creating a support case, once-only. A draft has at most one case, whichever attempt creates it. */
export const createCaseMethods: Readonly<Record<string, ServerMethod>> = createOnceOnlyMethods<CaseInput, CaseRecord>({
  name: 'createCase',
  assertAllowed: ({ exchange }) => void requireServiceAccess(exchange),
  readInput(args, { account }) {
    const draftId = textArg(args, 'draftId');
    // The stored fields of a case are those that the demo stores, and no others.
    const parsed = parseCaseRequest({ accountId: account.id, draftId, case: { ...args, about: aboutArg(args) } });
    return { draftId, answers: parsed?.case ?? throwHandled('INVALID_API_INPUT', 'Not the answers of a case') };
  },
  subjectOf: ({ draftId }) => draftId,
  findExisting: ({ draftId }, { platform, account }) =>
    moneyOf(platform, account).cases.find((made) => made.draftId === draftId) ?? null,
  refusal({ answers }, { exchange, platform, account, language }) {
    const fields = caseFieldProblems(
      answers,
      optionsFor(requireServiceAccess(exchange), account, language, platform.now()),
    );
    if (Object.keys(fields).length > 0) return { fields };
    return takesUploads({ platform, account }, answers.attachments) ? null : 'attachment-gone';
  },
  execute({ draftId, answers }, { exchange, platform, account }, { handle }) {
    const files = answers.attachments.flatMap((id) => {
      const upload = platform.ledger.uploads.get(id);
      return upload === undefined ? [] : [{ id, name: upload.name, type: upload.contentType, bytes: upload.bytes }];
    });
    const [state, made] = withCase(moneyOf(platform, account), answers, {
      account,
      draftId,
      handle,
      files,
      buyerId: requireServiceAccess(exchange).id,
      createdAt: platform.now(),
    });
    storeMoney(platform, account, state);
    return made;
  },
  toBody: ({ id, number, createdAt }, { account }) => ({
    caseId: id,
    createdAt: instantOf(createdAt, regions[account.region].timeZone),
    number,
  }),
});
