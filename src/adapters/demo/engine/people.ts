import type { UserRow, UserSort } from '../../../domain';
import { instantMs } from '../../../rules/instants';
import { LANGUAGE_TAGS } from '../../../rules/languages';
import { NOTICE_TOPICS } from '../../../rules/notices';
import type { Permission } from '../../../rules/server-codes';
import type { DemoAccount } from '../data/accounts';
import { type DemoBuyer, demoEmails } from '../data/buyers';
import { buyerDetails, colleagues, type DemoPerson, manyNames } from '../data/people';
import type { ChangedPeople, PersonRecord } from '../store/people-record';
import { between, hash } from './random';

const HOUR = 3_600_000;

/** Initial notification settings. */
export const firstNotices = (): PersonRecord['notices'] =>
  NOTICE_TOPICS.map((topic) => ({ topic, email: topic !== 'promotions', text: false }));

const recordOf = (
  { accounts, hoursAway, disabled = false, mobileNumber = '', permissions, ...person }: DemoPerson,
  startedAt: number,
): PersonRecord => ({
  ...person,
  mobileNumber,
  permissions: [...permissions],
  accountIds: [...accounts],
  enabled: !disabled,
  lastAccessed: hoursAway === null ? null : startedAt - hoursAway * HOUR,
  revision: 0,
  key: null,
  notices: firstNotices(),
});

/** Data from which users are created. */
export interface PeopleSources {
  readonly buyers: readonly DemoBuyer[];
  readonly accounts: readonly DemoAccount[];
  readonly startedAt: number;
  /** Minimum number of users. */
  readonly atLeast: number;
}

/** The initial users of all accounts. */
export function seededPeople({ buyers, accounts, startedAt, atLeast }: PeopleSources): readonly PersonRecord[] {
  const known = [
    ...buyers.map((buyer): DemoPerson => ({ ...buyer, ...(buyerDetails[buyer.id] ?? { hoursAway: null }) })),
    ...colleagues,
  ];
  const more = Array.from({ length: Math.max(0, atLeast - known.length) }, (_, index) =>
    createSamplePerson(index, accounts),
  );
  return [...known, ...more].map((person) => recordOf(person, startedAt));
}

const sets: readonly (readonly Permission[])[] = [
  ['ordering'],
  ['ordering', 'finance'],
  ['finance'],
  ['service'],
  ['ordering', 'service'],
];

const pick = <Item>(items: readonly Item[], ...parts: readonly (string | number)[]): Item =>
  // The index is below the length, and no list in this file is empty.
  items[hash(...parts) % items.length] as Item;

/** Generates a user, always the same for an index. */
function createSamplePerson(index: number, accounts: readonly DemoAccount[]): DemoPerson {
  const [firstName, lastName] = [pick(manyNames.first, 'first', index), pick(manyNames.last, 'last', index)];
  return {
    id: `user-${index + 1}`,
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${index + 1}@people.example`.toLowerCase(),
    phoneNumber: `(207) 555-${String(1000 + index)
      .padStart(4, '0')
      .slice(-4)}`,
    language: pick(LANGUAGE_TAGS, 'language', index),
    permissions: pick(sets, 'permissions', index),
    accounts: [pick(accounts, 'account', index).id],
    hoursAway: index % 17 === 0 ? null : between(1, 4000, 'away', index),
    disabled: index % 23 === 0,
  };
}

/** Emails that differ only in case and outer spaces are the same address. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Response code of the activation method for an email: users who never signed in can be activated (decision 50). */
export function activationCodeOf(email: string, people: readonly PersonRecord[]): string {
  const normalized = normalizeEmail(email);
  const known = demoEmails.get(normalized);
  if (known !== undefined) return known;
  const person = people.find((one) => one.enabled && normalizeEmail(one.email) === normalized);
  return person === undefined ? 'INVALID_EMAIL' : person.lastAccessed === null ? 'SUCCESS' : 'EXISTS';
}

/** The current users. */
export function peopleNow(seeded: readonly PersonRecord[], changed: ChangedPeople): readonly PersonRecord[] {
  if (changed.size === 0) return seeded;
  const known = new Set(seeded.map(({ id }) => id));
  return [
    ...seeded.map((person) => changed.get(person.id) ?? person),
    ...[...changed.values()].filter(({ id }) => !known.has(id)),
  ];
}

/** A buyer with the changes by a Super User or themselves; null for a disabled one. */
export function buyerNow(buyer: DemoBuyer, changed: PersonRecord | undefined): DemoBuyer | null {
  if (changed === undefined) return buyer;
  const { enabled, firstName, lastName, email, phoneNumber, language, permissions, accountIds } = changed;
  return enabled
    ? { ...buyer, firstName, lastName, email, phoneNumber, language, permissions, accounts: accountIds }
    : null;
}

const nameOf = ({ firstName, lastName }: UserRow): string => `${firstName} ${lastName}`;
/** Users who never signed in come last. */
const seenAt = ({ lastAccessed }: UserRow): number => (lastAccessed === null ? 0 : (instantMs(lastAccessed) ?? 0));

/** Compares two users by a sort; equal ones by name and id, so that pages are stable. */
export function byUserSort(sort: UserSort, locale: string): (a: UserRow, b: UserRow) => number {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const byName = (a: UserRow, b: UserRow) => compare(nameOf(a), nameOf(b)) || compare(a.id, b.id);
  switch (sort) {
    case 'NameDesc':
      return (a, b) => byName(b, a);
    case 'EmailAsc':
      return (a, b) => compare(a.email, b.email);
    case 'EmailDesc':
      return (a, b) => compare(b.email, a.email);
    case 'LastAccessedDesc':
      return (a, b) => seenAt(b) - seenAt(a) || byName(a, b);
    case 'LastAccessedAsc':
      return (a, b) => seenAt(a) - seenAt(b) || byName(a, b);
    default:
      return byName;
  }
}
