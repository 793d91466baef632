import type { CalendarDate } from '../../../rules/dates';
import { mainAccounts } from './accounts';

/** The month's offer: two dollars off a case, from six cases on. */
export const monthOffer = { id: 'halden-month', productId: 'p-210031', from: 6, cents: 200 } as const;

/** Free goods: a case with every so many, counted over all the products named. */
export interface GiftSeed {
  readonly id: 'coldwell-water' | 'sunmill-juice' | 'tarnwick-mix' | 'bramrook-ginger' | 'plainware-cups';
  readonly products: readonly string[];
  /** What they are called where they are one; several of them have words of their own. */
  readonly called: string;
  readonly from: number;
  readonly gives: string;
  /** It runs for so many weeks, and then again: counted from a day it began on. */
  readonly weeks: number;
  readonly since: CalendarDate;
  /** The accounts it is for; everybody when absent. */
  readonly accounts?: readonly string[];
}

/** Every promotion that gives goods. */
export const gifts: readonly GiftSeed[] = [
  {
    id: 'coldwell-water',
    products: ['p-415500'],
    called: 'Coldwell Still Water',
    from: 15,
    gives: 'p-415663',
    weeks: 5,
    since: '2026-11-01',
  },
  {
    id: 'sunmill-juice',
    products: ['p-677105'],
    called: 'Sunmill Orange Juice',
    from: 10,
    gives: 'p-677221',
    weeks: 4,
    since: '2026-10-25',
  },
  {
    id: 'tarnwick-mix',
    products: ['p-440121', 'p-440135', 'p-440163', 'p-440177', 'p-440149', 'p-440107'],
    called: 'Tarnwick Seltzer',
    from: 8,
    gives: 'p-440114',
    weeks: 6,
    since: '2026-11-02',
  },
  {
    id: 'bramrook-ginger',
    products: ['p-700318'],
    called: 'Bramrook Ginger Beer',
    from: 6,
    gives: 'p-700421',
    weeks: 4,
    since: '2026-11-08',
  },
  {
    id: 'plainware-cups',
    products: ['p-955120', 'p-955207', 'p-955214'],
    called: 'Plainware Paper Cup',
    from: 3,
    gives: 'p-955256',
    weeks: 8,
    since: '2026-10-12',
    accounts: mainAccounts,
  },
];

/** Whether a promotion is for an account; a guest has those of everybody. */
export const isFor = ({ accounts }: Pick<GiftSeed, 'accounts'>, accountId: string | undefined): boolean =>
  accounts === undefined || (accountId !== undefined && accounts.includes(accountId));
