import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import type { DemoBuyer } from '../../../../src/adapters/demo/data/buyers';
import { paged } from '../../../../src/adapters/demo/engine/paging';
import {
  assetsOf,
  attachmentRule,
  casePhoto,
  casesOf,
  matching,
  optionsFor,
} from '../../../../src/adapters/demo/engine/support';
import type { AccountState } from '../../../../src/adapters/demo/store/records';
import type { ResponseOf } from '../../../../src/adapters/salesforce/server-methods/contract';
import type { CaseSummary, DateRangeFilter, SupportCase } from '../../../../src/domain';
import { CASE_STARS, COMMENT_MAX_LENGTH } from '../../../../src/rules/support';
import { buyerOf } from '../access';
import type { Exchange } from '../http/exchange';
import type { Platform } from '../platform';
import { storeMoney, moneyOf } from '../store/money';
import { isComplete, storePart } from '../store/uploads';
import {
  type Arguments,
  convertRefusals,
  buyersAccountArg,
  throwHandled,
  type Handler,
  numberArg,
  objectIn,
  optionalText,
  type Sent,
  serving,
  textArg,
  textsArg,
} from './arguments';

/** The buyer and the account of a call. */
interface Caller {
  readonly platform: Platform;
  readonly account: DemoAccount;
  readonly buyer: DemoBuyer;
  readonly locale: string;
}

/** Refuses a buyer without the service permission. */
export function requireServiceAccess(exchange: Exchange): DemoBuyer {
  const buyer = convertRefusals(() => buyerOf(exchange));
  return buyer.permissions.includes('service')
    ? buyer
    : throwHandled('INSUFFICIENT_ACCESS', 'Support cases require the service permission');
}

function callerOf(exchange: Exchange, args: Arguments): Caller {
  const account = buyersAccountArg(exchange, args);
  return {
    platform: exchange.platform,
    account,
    buyer: requireServiceAccess(exchange),
    locale: textArg(args, 'language'),
  };
}

const casesIn = ({ platform, account, buyer, locale }: Caller, state: AccountState) =>
  casesOf({ account, buyer, locale, state, startedAt: platform.world.startedAt });
const casesFor = (caller: Caller) => casesIn(caller, moneyOf(caller.platform, caller.account));

const summaryBody = ({ id, statusGroup, ...rest }: CaseSummary) => ({ ...rest, standing: statusGroup, caseId: id });

function caseBody({ id, about, attachments, conversation, equipment, rating, statusGroup, ...rest }: SupportCase) {
  return {
    ...rest,
    rating: rating && { stars: rating.stars, comment: rating.comment },
    standing: statusGroup,
    caseId: id,
    equipment,
    about:
      about &&
      (about.kind === 'order'
        ? { invoiceId: null, lineId: about.lineId, orderId: about.orderId }
        : { invoiceId: about.invoiceId, lineId: null, orderId: null }),
    attachments: attachments.map(({ id: attachmentId, name, type, bytes }) => ({
      attachmentId,
      bytes,
      contentType: type,
      name,
    })),
    conversation: conversation.map(({ id: commentId, ...said }) => ({ ...said, commentId })),
  };
}

const spanArg = (args: Arguments, name: string): DateRangeFilter => {
  const span = objectIn(args[name]) ?? throwHandled('INVALID_API_INPUT', `${name} is required`);
  return { start: optionalText(span, 'start'), end: optionalText(span, 'end') };
};

const searchCases: Handler<'searchCases'> = (exchange, args) => {
  const caller = callerOf(exchange, args);
  const [page, pageSize] = [args.page, args.pageSize];
  if (page < 0 || pageSize < 1 || pageSize > 200) throwHandled('INVALID_API_INPUT', 'A page has 1 to 200 rows');
  const query = {
    text: args.text,
    statuses: textsArg(args, 'statuses', 50),
    problemTypes: textsArg(args, 'problemTypes', 50),
    created: spanArg(args, 'created'),
    modified: spanArg(args, 'modified'),
    page,
    pageSize,
  };
  const { items, total, hasMore } = paged(matching(casesFor(caller), query), query);
  return { cases: items.map(summaryBody), hasMore, total };
};

const findCase = (caller: Caller, args: Arguments) => casesFor(caller).find(({ id }) => id === textArg(args, 'caseId'));

const getCase: Handler<'getCase'> = (exchange, args) => {
  const found = findCase(callerOf(exchange, args), args);
  return found === undefined ? null : caseBody(found);
};

const fileBody = async (name: string, content: Blob) => ({
  base64: Buffer.from(await content.arrayBuffer()).toString('base64'),
  contentType: content.type,
  name,
});

const getCaseFile: Handler<'getCaseFile'> = async (exchange, args) => {
  const caller = callerOf(exchange, args);
  const found = findCase(caller, args)?.attachments.find(({ id }) => id === args.attachmentId);
  if (found === undefined) return null;
  const upload = caller.platform.ledger.uploads.get(found.id);
  // The demo's initial attachments have no uploader.
  return upload === undefined
    ? fileBody(found.name, casePhoto())
    : { base64: upload.content.toString('base64'), contentType: upload.contentType, name: upload.name };
};

const uploadCaseFile: Handler<'uploadCaseFile'> = (exchange, args) => {
  const { platform, account, buyer } = callerOf(exchange, args);
  return storePart(platform, args, { accountId: account.id, buyerId: buyer.id }, attachmentRule);
};

type Changed = { readonly reason: string } | { readonly fields: Readonly<Record<string, string>> } | AccountState;

/** A change of a case in one step. */
const createCaseChange =
  (change: (args: Arguments, caller: Caller, state: AccountState, before: SupportCase) => Changed) =>
  (exchange: Exchange, args: Arguments): Sent<ResponseOf<'rateCase'>> => {
    const caller = callerOf(exchange, args);
    const before = findCase(caller, args);
    if (before === undefined) return { outcome: 'refused', reason: 'case-gone' };
    const next = change(args, caller, moneyOf(caller.platform, caller.account), before);
    if (!('version' in next)) return { outcome: 'refused', ...next };
    storeMoney(caller.platform, caller.account, next);
    const after = findCase(caller, args);
    return { case: after === undefined ? null : caseBody(after), outcome: 'done' };
  };

const addCaseComment = createCaseChange((args, { buyer, platform }, state, { id: caseId, statusGroup }): Changed => {
  const [text, key] = [textArg(args, 'text').trim(), textArg(args, 'key')];
  if (text === '') return { fields: { text: 'valueMissing' } };
  if (text.length > COMMENT_MAX_LENGTH) return { fields: { text: 'tooLong' } };
  if (state.caseComments.some((known) => known.key === key)) return state;
  if (statusGroup === 'closed') return { reason: 'case-closed' };
  return {
    ...state,
    caseComments: [
      ...state.caseComments,
      { caseId, key, name: `${buyer.firstName} ${buyer.lastName}`, at: platform.now(), text },
    ],
  };
});

const rateCase = createCaseChange((args, { platform }, state, { id: caseId, statusGroup }): Changed => {
  const [stars, comment] = [numberArg(args, 'stars'), textArg(args, 'comment')];
  if (!CASE_STARS.some((known) => known === stars)) return { fields: { stars: 'badInput' } };
  if (comment.length > COMMENT_MAX_LENGTH) return { fields: { comment: 'tooLong' } };
  if (statusGroup !== 'closed') return { reason: 'case-open' };
  return {
    ...state,
    caseRatings: [
      ...state.caseRatings.filter((known) => known.caseId !== caseId),
      { caseId, stars, comment: comment.trim(), at: platform.now() },
    ],
  };
});

/** Support cases of accounts, which the platform's buyer calls lack. */
export const supportMethods = serving({
  getSupportOptions(exchange, args) {
    const { account, buyer, locale, platform } = callerOf(exchange, args);
    return optionsFor(buyer, account, locale, platform.now());
  },
  getAssets(exchange, args) {
    const { account, locale } = callerOf(exchange, args);
    return { assets: assetsOf(account, locale) };
  },
  searchCases,
  getCase,
  getCaseFile,
  uploadCaseFile,
  addCaseComment,
  rateCase,
});

/** Uploads that a case accepts. */
export const takesUploads = (
  { platform, account }: Pick<Caller, 'platform' | 'account'>,
  handles: readonly string[],
): boolean =>
  handles.every((handle) => {
    const upload = platform.ledger.uploads.get(handle);
    return upload !== undefined && upload.accountId === account.id && isComplete(upload);
  });
