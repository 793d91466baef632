import type { DemoAccount } from '../../../src/adapters/demo/data/accounts';
import { assetSeeds, type CaseSeed, caseSeeds, type CaseStatus } from '../../../src/adapters/demo/data/support';
import { supportMessagesFor } from '../../../src/adapters/demo/messages/support';
import type { World } from '../../../src/adapters/demo/world';
import type { SeedEquipment, SeedTexts, SeedTicket, Texts } from '../vendure/seed-data.types';

const HOUR = 3_600_000;
const WORKDAYS = [1, 2, 3, 4, 5] as const;

/** The plugin's statuses. Its other codes are those of the demo. */
const statuses: Readonly<Record<CaseStatus, string>> = {
  new: 'new',
  working: 'in-progress',
  visit: 'visit-scheduled',
  waiting: 'waiting',
  closed: 'closed',
};

/** The equipment at an account. */
export const equipmentOf = ({ id }: DemoAccount): readonly SeedEquipment[] =>
  (assetSeeds[id] ?? []).map((asset) => ({ accountId: id, ...asset }));

/** The server stores no files, so nobody thanks for one. */
const withoutPhoto = (text: string, { photo }: CaseSeed): string =>
  photo === undefined ? text : text.replace('Thanks for the photo. ', '');

/** The tickets of an account, with times before that of the seed. A buyer whose default account it is reported them. */
export function ticketsOf(account: DemoAccount, world: World): readonly SeedTicket[] {
  const people = world.people().filter(({ permissions }) => permissions.includes('service'));
  const person =
    people.find(({ accountIds }) => accountIds[0] === account.id) ??
    people.find(({ accountIds }) => accountIds.includes(account.id));
  const seeds = caseSeeds[account.id] ?? [];
  if (seeds.length > 0 && person === undefined) throw new Error(`Nobody can report a ticket of ${account.id}`);
  return seeds.map((seed): SeedTicket => {
    const openedAt = world.now() - seed.hoursAgo * HOUR;
    return {
      accountId: account.id,
      personId: person?.id ?? '',
      number: seed.number,
      kind: seed.kind === 'equipment' ? 'equipment' : 'customer-service',
      status: statuses[seed.status],
      problemType: seed.problem,
      reason: seed.reason,
      message: seed.message,
      equipment: seed.asset ?? null,
      availability: seed.kind === 'equipment' ? WORKDAYS.map((day) => ({ day, start: '09:00', end: '12:00' })) : [],
      openedAt,
      comments: seed.comments.map(({ by, after, text }) => ({
        by,
        at: openedAt + after * HOUR,
        text: withoutPhoto(text, seed),
      })),
      stars: seed.stars ?? null,
    };
  });
}

/** Labels of the codes of tickets. `inAll` writes a text in all languages. */
export function ticketTexts(inAll: (text: (tag: string) => string) => Texts): SeedTexts {
  const english = supportMessagesFor('en-US');
  const groups = {
    problem: 'problems',
    reason: 'reasons',
    equipment: 'equipment',
    detail: 'details',
    status: 'statuses',
  } as const;
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, name]) =>
      Object.keys(english[name]).map((code) => {
        const label = (tag: string): string => new Map(Object.entries(supportMessagesFor(tag)[name])).get(code) ?? '';
        const key = name === 'statuses' ? new Map(Object.entries(statuses)).get(code) : code;
        return [`ticket.${group}.${key ?? code}`, inAll(label)];
      }),
    ),
  );
}
