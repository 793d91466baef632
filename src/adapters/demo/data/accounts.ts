import type { AccountCondition } from '../../../rules/server-codes';
import type { Address, StoppedAction } from '../../../domain';

/** Region of an account: time zone, currency, taxes and holidays. */
export type RegionKey = 'maine' | 'quebec' | 'vancouver';

/** Data that depends on the region. */
export interface Region {
  readonly timeZone: string;
  readonly currency: string;
  /** Tax in percent, calculated once on the goods after discounts, never on deposits. */
  readonly taxRate: number;
  readonly country: 'US' | 'CA';
  readonly depot: Address;
}

export const regions = {
  maine: {
    timeZone: 'America/New_York',
    currency: 'USD',
    taxRate: 5.5,
    country: 'US',
    depot: { street: '40 Quarry Road', city: 'Portland', state: 'ME', zip: '04103', country: 'US' },
  },
  quebec: {
    timeZone: 'America/Toronto',
    currency: 'CAD',
    taxRate: 14.975,
    country: 'CA',
    depot: { street: '2150, rue des Quais', city: 'Montréal', state: 'QC', zip: 'H3K 1G6', country: 'CA' },
  },
  vancouver: {
    timeZone: 'America/Vancouver',
    currency: 'CAD',
    taxRate: 12,
    country: 'CA',
    depot: { street: '88 Terminal Way', city: 'Vancouver', state: 'BC', zip: 'V6A 2S4', country: 'CA' },
  },
} as const satisfies Record<RegionKey, Region>;

/** Delivery weekdays, 0 for Sunday; `fortnightly` ones are every second week. */
export interface VisitPlan {
  readonly weekly: readonly number[];
  readonly fortnightly: readonly number[];
  /**
   * Orders for a day close this many days before it, at this many minutes after midnight in the account's time zone.
   */
  readonly leadDays: number;
  readonly cutOffMinutes: number;
}

/** A condition that blocks an account from ordering, and its extent. */
export interface DemoCondition {
  readonly code: AccountCondition;
  readonly stops: readonly StoppedAction[];
}

/** Seed of a demo account. Amounts are in minor units of its region's currency. */
export interface DemoAccount {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly address: Address;
  readonly region: RegionKey;
  /** Conditions that do not depend on money; the others are derived from the ledger. */
  readonly restrictions: readonly DemoCondition[];
  readonly minimum: { readonly cases?: number; readonly value?: number };
  /** Charge for an order below a number of cases. */
  readonly smallOrder?: { readonly below: number; readonly charge: number };
  readonly bottlerId: string | null;
  readonly creditLimit: number;
  readonly plan: VisitPlan | null;
  /** Period of the account's orders, in days before today; null for an account without orders. */
  readonly ordering: { readonly sinceDays: number; readonly quietDays: number } | null;
}

const tuesdayPlan: VisitPlan = { weekly: [4], fortnightly: [2], leadDays: 2, cutOffMinutes: 14 * 60 };
const both = ['add', 'checkout'] as const;
const place = (street: string, city: string, state: string, zip: string, country: string): Address => ({
  street,
  city,
  state,
  zip,
  country,
});

const base = {
  region: 'maine',
  restrictions: [],
  minimum: { cases: 20 },
  bottlerId: null,
  creditLimit: 400_000,
  plan: tuesdayPlan,
  ordering: null,
} as const;

const ordersNow = { sinceDays: 365, quietDays: 0 } as const;

/** All accounts of the demo. */
export const accounts: readonly DemoAccount[] = [
  {
    ...base,
    id: 'harbor-lane-taproom',
    name: 'Harbor Lane Taproom',
    number: '0048-2207',
    address: place('118 Harbor Lane', 'Portland', 'ME', '04101', 'US'),
    minimum: { cases: 40 },
    creditLimit: 1_500_000,
    ordering: ordersNow,
  },
  {
    ...base,
    id: 'brasserie-du-canal',
    name: 'Brasserie du Canal',
    number: '0071-4410',
    region: 'quebec',
    address: place('512, rue Saint-Ambroise', 'Montréal', 'QC', 'H4C 2E9', 'CA'),
    minimum: { cases: 25 },
    bottlerId: '4200',
    creditLimit: 1_500_000,
    ordering: ordersNow,
    plan: { weekly: [3], fortnightly: [5], leadDays: 1, cutOffMinutes: 12 * 60 },
  },
  {
    ...base,
    id: 'english-bay-social',
    name: 'English Bay Social',
    number: '0083-1192',
    region: 'vancouver',
    address: place('1740 Beach Avenue', 'Vancouver', 'BC', 'V6G 1Y9', 'CA'),
    minimum: { value: 40000 },
    creditLimit: 1_600_000,
    ordering: ordersNow,
    plan: { weekly: [2, 5], fortnightly: [], leadDays: 1, cutOffMinutes: 16 * 60 },
  },
  {
    ...base,
    id: 'harbor-lane-bottle-shop',
    name: 'Harbor Lane Bottle Shop',
    number: '0048-2215',
    address: place('31 Cove Street', 'Portland', 'ME', '04101', 'US'),
    minimum: {},
    smallOrder: { below: 20, charge: 1800 },
  },
  {
    ...base,
    id: 'granite-and-gull',
    name: 'Granite & Gull',
    number: '0051-0930',
    address: place('7 Wharf Street', 'Rockland', 'ME', '04841', 'US'),
    plan: null,
  },
  {
    ...base,
    id: 'low-tide-arcade-bar',
    name: 'Low Tide Arcade Bar',
    number: '0050-7741',
    address: place('202 Pier Road', 'Old Orchard', 'ME', '04064', 'US'),
    // A seasonal bar that closed with unpaid invoices.
    ordering: { sinceDays: 160, quietDays: 66 },
  },
  {
    ...base,
    id: 'pinehouse-provisions',
    name: 'Pinehouse Provisions',
    number: '0049-6018',
    address: place('66 Mill Road', 'Freeport', 'ME', '04032', 'US'),
    minimum: { cases: 15, value: 25000 },
  },
  {
    ...base,
    id: 'sawyer-street-market',
    name: 'Sawyer Street Market',
    number: '0052-3384',
    address: place('14 Sawyer Street', 'Bath', 'ME', '04530', 'US'),
    restrictions: [{ code: 'not-verified', stops: ['checkout'] }],
  },
  {
    ...base,
    id: 'the-long-room',
    name: 'The Long Room',
    number: '0048-9102',
    address: place('9 Ferry Landing', 'Portland', 'ME', '04101', 'US'),
    // Below its amount due after a few weeks.
    creditLimit: 200_000,
    ordering: { sinceDays: 120, quietDays: 3 },
  },
  {
    ...base,
    id: 'cafe-du-quai-nord',
    name: 'Café du Quai Nord',
    number: '0071-5028',
    region: 'quebec',
    address: place('77, quai Nord', 'Québec', 'QC', 'G1K 3X2', 'CA'),
    bottlerId: '4200',
    restrictions: [{ code: 'not-eligible', stops: both }],
  },
  {
    ...base,
    id: 'kestrel-hall',
    name: 'Kestrel Hall',
    number: '0083-2764',
    region: 'vancouver',
    address: place('305 Main Street', 'Vancouver', 'BC', 'V6A 2S9', 'CA'),
    restrictions: [{ code: 'order-restricted', stops: ['checkout'] }],
  },
  {
    ...base,
    id: 'old-port-pantry',
    name: 'Old Port Pantry',
    number: '0049-7733',
    address: place('52 Exchange Street', 'Portland', 'ME', '04101', 'US'),
    minimum: {},
  },
];

/** The accounts with a year of orders. */
export const mainAccounts = ['harbor-lane-taproom', 'brasserie-du-canal', 'english-bay-social'] as const;
