import type { CaseStatusGroup, CaseSubject, SupportKind } from '../../../domain';

/** Problem types with their reasons, by kind of case. */
export const problemTypes = {
  equipment: [
    { code: 'cooling', reasons: ['repair', 'exchange', 'check-up'] },
    { code: 'pouring', reasons: ['repair', 'check-up', 'training'] },
    { code: 'leak', reasons: ['repair', 'exchange'] },
    { code: 'damage', reasons: ['repair', 'exchange', 'removal'] },
  ],
  customer: [
    { code: 'delivery', reasons: ['missing', 'broken', 'wrong', 'late'], usualFor: ['order'] },
    { code: 'invoice', reasons: ['price', 'credit', 'copy'], usualFor: ['invoice'] },
    { code: 'quality', reasons: ['taste', 'date', 'broken'] },
    { code: 'account', reasons: ['details', 'access', 'question'] },
  ],
} as const satisfies Record<
  SupportKind,
  readonly {
    readonly code: string;
    readonly reasons: readonly string[];
    readonly usualFor?: readonly CaseSubject['kind'][];
  }[]
>;

/** Equipment types and their details. */
export const equipmentTypes = [
  { code: 'cooler', details: ['one-door', 'two-doors', 'counter-top'] },
  { code: 'fountain', details: ['six-valves', 'eight-valves', 'bar-gun'] },
  { code: 'tap', details: ['two-lines', 'four-lines'] },
  { code: 'vending', details: ['cans', 'bottles'] },
] as const;

export type ProblemCode = (typeof problemTypes)[SupportKind][number]['code'];
export type ReasonCode = (typeof problemTypes)[SupportKind][number]['reasons'][number];
export type EquipmentCode = (typeof equipmentTypes)[number]['code'];
export type DetailCode = (typeof equipmentTypes)[number]['details'][number];

/** Case statuses in display order. */
export const caseStatuses = ['new', 'working', 'visit', 'waiting', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Status group of a case status. */
export const statusGroupOf = (status: CaseStatus): CaseStatusGroup =>
  status === 'closed' ? 'closed' : status === 'waiting' ? 'waiting-for-you' : 'open';

/** Seed of a piece of equipment. */
export interface AssetSeed {
  readonly number: string;
  readonly type: EquipmentCode;
  readonly detail: DetailCode;
  readonly place: string;
}

/** Equipment by account; other accounts have none. */
export const assetSeeds: Readonly<Record<string, readonly AssetSeed[]>> = {
  'harbor-lane-taproom': [
    { number: 'NQ-30418', type: 'cooler', detail: 'two-doors', place: 'Behind the bar' },
    { number: 'NQ-30977', type: 'cooler', detail: 'one-door', place: 'Kitchen' },
    { number: 'NQ-41206', type: 'fountain', detail: 'eight-valves', place: 'Service station' },
    { number: 'NQ-52011', type: 'tap', detail: 'four-lines', place: 'Main bar' },
  ],
  'brasserie-du-canal': [
    { number: 'NQ-61520', type: 'cooler', detail: 'two-doors', place: 'Terrasse' },
    { number: 'NQ-61533', type: 'fountain', detail: 'bar-gun', place: 'Bar' },
  ],
  'english-bay-social': [
    { number: 'NQ-72240', type: 'cooler', detail: 'counter-top', place: 'Patio' },
    { number: 'NQ-72251', type: 'tap', detail: 'two-lines', place: 'Bar' },
  ],
  'harbor-lane-bottle-shop': [{ number: 'NQ-30502', type: 'cooler', detail: 'one-door', place: 'Shop floor' }],
};

/** Seed of a case. Its comments stay in the language that they were written in. */
export interface CaseSeed {
  readonly number: string;
  readonly kind: SupportKind;
  readonly problem: ProblemCode;
  readonly reason: ReasonCode;
  readonly status: CaseStatus;
  /** Creation time in hours before the demo's start. */
  readonly hoursAgo: number;
  readonly asset?: string;
  readonly message: string;
  /** Comments: author, hours after the case's creation, and text. A null author is the buyer. */
  readonly comments: readonly { readonly by: string | null; readonly after: number; readonly text: string }[];
  readonly photo?: string;
  readonly stars?: number;
}

const DAY = 24;

/** Cases of the accounts with a history, newest first. */
export const caseSeeds: Readonly<Record<string, readonly CaseSeed[]>> = {
  'harbor-lane-taproom': [
    {
      number: 'C-208841',
      kind: 'equipment',
      problem: 'cooling',
      reason: 'repair',
      status: 'visit',
      hoursAgo: 26,
      asset: 'NQ-30418',
      message:
        'The two-door cooler behind the bar won’t go below 52°F. The fan runs all the time and ice builds up at the back.',
      photo: 'cooler-back.svg',
      comments: [
        {
          by: 'Marcus, equipment service',
          after: 3,
          text: 'Thanks for the photo. It looks like the door seal. A technician will bring a new one.',
        },
        { by: 'Marcus, equipment service', after: 20, text: 'The visit is scheduled for tomorrow between 9 and 11.' },
      ],
    },
    {
      number: 'C-208790',
      kind: 'customer',
      problem: 'delivery',
      reason: 'missing',
      status: 'waiting',
      hoursAgo: 3 * DAY,
      message: 'Two cases of tonic water were on the slip but not on the truck.',
      comments: [
        {
          by: 'Ines, customer service',
          after: 5,
          text: 'We’re sorry. Would you like them with your next delivery, or as a credit?',
        },
      ],
    },
    {
      number: 'C-208655',
      kind: 'customer',
      problem: 'invoice',
      reason: 'copy',
      status: 'working',
      hoursAgo: 6 * DAY,
      message: 'Our accountant needs the October statement again, with deposits on separate lines.',
      comments: [],
    },
    {
      number: 'C-207913',
      kind: 'equipment',
      problem: 'pouring',
      reason: 'check-up',
      status: 'closed',
      hoursAgo: 24 * DAY,
      asset: 'NQ-41206',
      message: 'Valve 3 has been pouring flat and slow since the weekend.',
      comments: [
        { by: 'Marcus, equipment service', after: 4, text: 'We can come on Tuesday morning. Does that work for you?' },
        { by: null, after: 6, text: 'Tuesday works. Use the rear door, please.' },
        {
          by: 'Marcus, equipment service',
          after: 72,
          text: 'Valve 3 has a new diaphragm, and we cleaned and calibrated all eight.',
        },
      ],
    },
    {
      number: 'C-206480',
      kind: 'customer',
      problem: 'quality',
      reason: 'date',
      status: 'closed',
      hoursAgo: 61 * DAY,
      message: 'One case of orange juice arrived four days before its best-by date.',
      comments: [{ by: 'Ines, customer service', after: 9, text: 'We’ve credited the case to your account.' }],
      stars: 5,
    },
  ],
  'brasserie-du-canal': [
    {
      number: 'C-311204',
      kind: 'equipment',
      problem: 'leak',
      reason: 'repair',
      status: 'working',
      hoursAgo: 30,
      asset: 'NQ-61533',
      message: 'Le pistolet du bar goutte entre les services.',
      comments: [
        { by: 'Julie, service des équipements', after: 4, text: 'Merci. Un technicien vous appelle cet après-midi.' },
      ],
    },
    {
      number: 'C-309977',
      kind: 'customer',
      problem: 'invoice',
      reason: 'price',
      status: 'closed',
      hoursAgo: 40 * DAY,
      message: 'Le prix du soda n’était pas celui de notre entente.',
      comments: [
        {
          by: 'Julie, service à la clientèle',
          after: 20,
          text: 'Le prix est corrigé, et un crédit est porté à votre compte.',
        },
      ],
    },
  ],
  'english-bay-social': [
    {
      number: 'C-402118',
      kind: 'equipment',
      problem: 'damage',
      reason: 'exchange',
      status: 'new',
      hoursAgo: 2,
      asset: 'NQ-72240',
      message: 'The glass door of the patio cooler is cracked from top to bottom.',
      comments: [],
    },
    {
      number: 'C-401020',
      kind: 'customer',
      problem: 'account',
      reason: 'access',
      status: 'closed',
      hoursAgo: 35 * DAY,
      message: 'Please let our new bar manager order for this outlet.',
      comments: [{ by: 'Owen, customer service', after: 2, text: 'She can sign in now and has ordering permission.' }],
      stars: 4,
    },
  ],
};
