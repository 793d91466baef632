import type {
  Asset,
  CaseComment,
  CaseQuery,
  CaseSummary,
  DateRangeFilter,
  EquipmentType,
  LabeledCode,
  ProblemType,
  SupportCase,
  SupportContact,
  SupportKind,
  SupportOptions,
  Weekday,
} from '../../../domain';
import { type DemoAccount, regions } from '../data/accounts';
import type { DemoBuyer } from '../data/buyers';
import {
  type AssetSeed,
  assetSeeds,
  type CaseSeed,
  caseSeeds,
  caseStatuses,
  equipmentTypes,
  problemTypes,
  statusGroupOf,
} from '../data/support';
import type { AccountState } from '../store/records';
import type { CaseRecord } from '../store/support-record';
import { type SupportMessages, supportMessagesFor } from '../messages/support';
import { dateIn, instantOf } from './zoned-time';

const HOUR = 3_600_000;
export const MESSAGE_MAX = 1000;
export const attachmentRule = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
  maxBytes: 10 * 1024 * 1024,
  most: 5,
} as const;

/** Contact details from a buyer's profile. */
export const contactOf = ({ firstName, lastName, email, phoneNumber }: DemoBuyer): SupportContact => ({
  name: `${firstName} ${lastName}`,
  email,
  phone: phoneNumber,
});

/** Label of a code; the code itself if the table does not contain it. */
const toLabeledCode = (table: Readonly<Record<string, string>>, code: string): LabeledCode => ({
  code,
  label: table[code] ?? code,
});

const problemsIn = (kind: SupportKind, messages: SupportMessages): readonly ProblemType[] =>
  problemTypes[kind].map(({ code, reasons, ...rest }) => ({
    ...toLabeledCode(messages.problems, code),
    reasons: reasons.map((reason) => toLabeledCode(messages.reasons, reason)),
    ...('usualFor' in rest ? { usualFor: rest.usualFor } : {}),
  }));

const equipmentIn = (messages: SupportMessages): readonly EquipmentType[] =>
  equipmentTypes.map(({ code, details }) => ({
    ...toLabeledCode(messages.equipment, code),
    details: details.map((detail) => toLabeledCode(messages.details, detail)),
  }));

/** Options of a new case. */
export function optionsFor(buyer: DemoBuyer, account: DemoAccount, locale: string, now: number): SupportOptions {
  const messages = supportMessagesFor(locale);
  return {
    kinds: ['equipment', 'customer'],
    problems: { equipment: problemsIn('equipment', messages), customer: problemsIn('customer', messages) },
    equipment: equipmentIn(messages),
    statuses: caseStatuses.map((status) => toLabeledCode(messages.statuses, status)),
    messageMax: MESSAGE_MAX,
    attachments: attachmentRule,
    contact: contactOf(buyer),
    today: dateIn(now, regions[account.region].timeZone),
  };
}

/** The equipment at an account. */
export const assetsOf = (account: DemoAccount, locale: string): readonly Asset[] => {
  const messages = supportMessagesFor(locale);
  return (assetSeeds[account.id] ?? []).map(({ number, type, detail, place }) => ({
    number,
    type,
    detail,
    place,
    name: `${messages.equipment[type]}, ${messages.details[detail]}`,
  }));
};

/** Data for reading cases. */
export interface CaseReader {
  readonly account: DemoAccount;
  readonly state: AccountState;
  readonly locale: string;
  readonly startedAt: number;
  /** Creator of the seeded cases. */
  readonly buyer: DemoBuyer;
}

/** All cases of an account, most recently changed first. */
export function casesOf(reader: CaseReader): readonly SupportCase[] {
  const all = [
    ...(caseSeeds[reader.account.id] ?? []).map((seed) => fromSeed(seed, reader)),
    ...reader.state.cases.map((record) => fromRecord(record, reader)),
  ];
  return all
    .map((one) => withChanges(one, reader))
    .sort((a, b) => Date.parse(b.modifiedAt) - Date.parse(a.modifiedAt) || b.number.localeCompare(a.number));
}

const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

function fromSeed(seed: CaseSeed, { account, locale, startedAt, buyer }: CaseReader): SupportCase {
  const made = startedAt - seed.hoursAgo * HOUR;
  const { timeZone } = regions[account.region];
  const contact = contactOf(buyer);
  const comments: readonly CaseComment[] = seed.comments.map(({ by, after, text }, at) => ({
    id: `${seed.number}-${at}`,
    from: by === null ? 'buyer' : 'service',
    name: by ?? contact.name,
    at: instantOf(made + after * HOUR, timeZone),
    text,
  }));
  const asset = assetSeeds[account.id]?.find(({ number }) => number === seed.asset);
  return presentSource(
    {
      id: `case-${seed.number}`,
      number: seed.number,
      kind: seed.kind,
      problem: seed.problem,
      reason: seed.reason,
      status: seed.status,
      made,
      equipment: asset === undefined ? null : seeded(asset),
      message: seed.message,
      attachments:
        seed.photo === undefined
          ? []
          : [{ id: seed.photo, name: seed.photo, type: casePhoto().type, bytes: casePhoto().size }],
      availability: seed.kind === 'equipment' ? WORKDAYS.map((day) => ({ day, start: '09:00', end: '12:00' })) : [],
      contact,
      onsiteContact: null,
      onBehalfOf: null,
      about: null,
      conversation: comments,
      rating: seed.stars === undefined ? null : { stars: seed.stars, comment: '' },
    },
    locale,
    timeZone,
  );
}

const seeded = ({ number, type, detail }: AssetSeed) => ({ type, detail, assetNumber: number });

const fromRecord = (
  { id, number, createdAt, answers, files }: CaseRecord,
  { account, locale }: CaseReader,
): SupportCase =>
  presentSource(
    {
      ...answers,
      id,
      number,
      problem: answers.problemType,
      status: 'new',
      made: createdAt,
      attachments: files,
      conversation: [],
      rating: null,
    },
    locale,
    regions[account.region].timeZone,
  );

type CaseSource = Pick<
  SupportCase,
  | 'id'
  | 'number'
  | 'kind'
  | 'message'
  | 'attachments'
  | 'availability'
  | 'contact'
  | 'onsiteContact'
  | 'onBehalfOf'
  | 'about'
  | 'conversation'
  | 'rating'
> & {
  readonly problem: string;
  readonly reason: string;
  readonly status: CaseSeed['status'];
  readonly made: number;
  readonly equipment: CaseRecord['answers']['equipment'];
};

function presentSource(
  { problem, reason, status, made, equipment, ...rest }: CaseSource,
  locale: string,
  timeZone: string,
): SupportCase {
  const messages = supportMessagesFor(locale);
  const createdAt = instantOf(made, timeZone);
  return {
    ...rest,
    problemType: toLabeledCode(messages.problems, problem),
    reason: toLabeledCode(messages.reasons, reason),
    status: toLabeledCode(messages.statuses, status),
    statusGroup: statusGroupOf(status),
    equipment: equipment && {
      type: toLabeledCode(messages.equipment, equipment.type),
      detail: equipment.detail === null ? null : toLabeledCode(messages.details, equipment.detail),
      assetNumber: equipment.assetNumber,
    },
    createdAt,
    modifiedAt: rest.conversation.at(-1)?.at ?? createdAt,
    canComment: status !== 'closed',
    canRate: status === 'closed',
  };
}

/** A case with its new comments and ratings. A comment on a waiting case reopens it. */
function withChanges(one: SupportCase, { account, state, locale }: CaseReader): SupportCase {
  const { timeZone } = regions[account.region];
  const comments: readonly CaseComment[] = state.caseComments
    .filter(({ caseId }) => caseId === one.id)
    .map(({ key, name, at, text }) => ({ id: key, from: 'buyer', name, at: instantOf(at, timeZone), text }));
  const rating = state.caseRatings.findLast(({ caseId }) => caseId === one.id);
  const answered = comments.length > 0 && one.statusGroup === 'waiting-for-you';
  return {
    ...one,
    ...(answered
      ? { status: toLabeledCode(supportMessagesFor(locale).statuses, 'working'), statusGroup: statusGroupOf('working') }
      : {}),
    conversation: [...one.conversation, ...comments],
    rating: rating === undefined ? one.rating : { stars: rating.stars, comment: rating.comment },
    modifiedAt: comments.at(-1)?.at ?? one.modifiedAt,
  };
}

const within = (instant: string, { start, end }: DateRangeFilter): boolean => {
  // An instant has the account's UTC offset, so its first ten characters are the local date.
  const day = instant.slice(0, 10);
  return (start === null || day >= start) && (end === null || day <= end);
};

/** Cases that match a query. */
export const matching = (
  all: readonly SupportCase[],
  { text, statuses, problemTypes: types, created, modified }: CaseQuery,
): readonly CaseSummary[] =>
  all
    .filter(
      (one) =>
        one.number.toLowerCase().includes(text.trim().toLowerCase()) &&
        (statuses.length === 0 || statuses.includes(one.status.code)) &&
        (types.length === 0 || types.includes(one.problemType.code)) &&
        within(one.createdAt, created) &&
        within(one.modifiedAt, modified),
    )
    .map(summaryOf);

const summaryOf = ({
  id,
  number,
  kind,
  problemType,
  reason,
  status,
  statusGroup,
  createdAt,
  modifiedAt,
}: SupportCase): CaseSummary => ({ id, number, kind, problemType, reason, status, statusGroup, createdAt, modifiedAt });

/** Image attached to a case of the demo: the thermometer of a cooler. */
export const casePhoto = (): Blob =>
  new Blob(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="#39444d"/>' +
        '<rect x="60" y="40" width="520" height="400" rx="12" fill="#d9e2e7"/><rect x="60" y="40" width="520" height="90" fill="#f6fafb"/>' +
        '<rect x="220" y="230" width="200" height="96" rx="10" fill="#101820"/><text x="320" y="298" font-family="monospace" font-size="60" fill="#ff5d4d" text-anchor="middle">11 °C</text></svg>',
    ],
    { type: 'image/svg+xml' },
  );
