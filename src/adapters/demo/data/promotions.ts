import type { CalendarDate } from '../../../rules/dates';
import { mainAccounts } from './accounts';

/** The monthly offer: two dollars off per case, from six cases on. */
export const monthOffer = { id: 'halden-month', productId: 'p-210031', from: 6, cents: 200 } as const;

/** A promotion with free goods: one case per given number of cases of all named products. */
export interface GiftSeed {
  readonly id: 'coldwell-water' | 'sunmill-juice' | 'tarnwick-mix' | 'bramrook-ginger' | 'plainware-cups';
  readonly products: readonly string[];
  /** Name of the free goods if there is one product; several products have their own message. */
  readonly called: string;
  readonly from: number;
  readonly gives: string;
  /** Duration in weeks; the promotion repeats, counted from its start date. */
  readonly weeks: number;
  readonly since: CalendarDate;
  /** Accounts that it is for; all if absent. */
  readonly accounts?: readonly string[];
}

/** All promotions with free goods. */
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

/** Whether a promotion is for an account; guests get those for all accounts. */
export const isOfferedTo = ({ accounts }: Pick<GiftSeed, 'accounts'>, accountId: string | undefined): boolean =>
  accounts === undefined || (accountId !== undefined && accounts.includes(accountId));
