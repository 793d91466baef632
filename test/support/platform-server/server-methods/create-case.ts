import { regions } from '../../../../src/adapters/demo/data/accounts';
import { withCase, caseFieldProblems } from '../../../../src/adapters/demo/engine/create-case';
import { optionsFor } from '../../../../src/adapters/demo/engine/support';
import { instantOf } from '../../../../src/adapters/demo/engine/zoned-time';
import { type CaseRecord, parseCaseRequest } from '../../../../src/adapters/demo/store/support-record';
import type { NewCase } from '../../../../src/domain';
import { keepMoney, moneyOf } from '../store/money';
import { onceOperation } from '../store/once';
import { type Arguments, handled, objectIn, optionalText, type ServerMethod, textArg } from './arguments';
import { mayAskService, takesUploads } from './support';

interface Asked {
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

/** Making a support case, once. The case of a draft is made once, whichever attempt makes it. */
export const createCaseMethods: Readonly<Record<string, ServerMethod>> = onceOperation<Asked, CaseRecord>({
  name: 'createCase',
  mayAct: ({ exchange }) => void mayAskService(exchange),
  read(args, { account }) {
    const draftId = textArg(args, 'draftId');
    // What is kept of a case is read as it is kept by the story: the same fields, and nothing else.
    const parsed = parseCaseRequest({ accountId: account.id, draftId, case: { ...args, about: aboutArg(args) } });
    return { draftId, answers: parsed?.case ?? handled('INVALID_API_INPUT', 'Not the answers of a case') };
  },
  subject: ({ draftId }) => draftId,
  already: ({ draftId }, { platform, account }) =>
    moneyOf(platform, account).cases.find((made) => made.draftId === draftId) ?? null,
  refusal({ answers }, { exchange, platform, account, language }) {
    const fields = caseFieldProblems(answers, optionsFor(mayAskService(exchange), account, language, platform.now()));
    if (Object.keys(fields).length > 0) return { fields };
    return takesUploads({ platform, account }, answers.attachments) ? null : 'attachment-gone';
  },
  carryOut({ draftId, answers }, { exchange, platform, account }, { handle }) {
    const files = answers.attachments.flatMap((id) => {
      const upload = platform.ledger.uploads.get(id);
      return upload === undefined ? [] : [{ id, name: upload.name, type: upload.contentType, bytes: upload.bytes }];
    });
    const [state, made] = withCase(moneyOf(platform, account), answers, {
      account,
      draftId,
      handle,
      files,
      buyerId: mayAskService(exchange).id,
      createdAt: platform.now(),
    });
    keepMoney(platform, account, state);
    return made;
  },
  tell: ({ id, number, createdAt }, { account }) => ({
    caseId: id,
    createdAt: instantOf(createdAt, regions[account.region].timeZone),
    number,
  }),
});
