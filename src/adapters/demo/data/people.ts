import type { Permission } from '../../../rules/server-codes';

/** Seed of an account's user. */
export interface DemoPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly mobileNumber?: string;
  readonly language: string;
  readonly permissions: readonly Permission[];
  readonly accounts: readonly string[];
  /** Hours since the last sign-in; null for never. */
  readonly hoursAway: number | null;
  readonly disabled?: boolean;
}

/** User details of the selectable buyers. */
export const buyerDetails: Readonly<Record<string, Pick<DemoPerson, 'mobileNumber' | 'hoursAway'>>> = {
  dana: { mobileNumber: '(207) 555-0190', hoursAway: 0 },
  sam: { mobileNumber: '(207) 555-0191', hoursAway: 3 },
  noemie: { mobileNumber: '(514) 555-0192', hoursAway: 20 },
  lucia: { hoursAway: 45 },
  mei: { hoursAway: 26 },
  jiwoo: { hoursAway: 98 },
  priya: { hoursAway: 71 },
  tom: { hoursAway: 216 },
};

/** Users that cannot be selected as buyers. */
export const colleagues: readonly DemoPerson[] = [
  {
    id: 'nora',
    firstName: 'Nora',
    lastName: 'Quist',
    email: 'new@harborlane.example',
    phoneNumber: '(207) 555-0171',
    language: 'en-US',
    permissions: ['ordering'],
    accounts: ['harbor-lane-taproom'],
    hoursAway: null,
  },
  {
    id: 'marcus',
    firstName: 'Marcus',
    lastName: 'Hale',
    email: 'marcus@pinehouse.example',
    phoneNumber: '(207) 555-0172',
    mobileNumber: '(207) 555-0193',
    language: 'en-US',
    permissions: ['ordering', 'finance'],
    accounts: ['pinehouse-provisions', 'old-port-pantry'],
    hoursAway: 51,
  },
  {
    id: 'ines',
    firstName: 'Inês',
    lastName: 'Duarte',
    email: 'ines@oldportpantry.example',
    phoneNumber: '(207) 555-0173',
    language: 'en-US',
    permissions: ['ordering', 'service'],
    accounts: ['old-port-pantry'],
    hoursAway: 8,
  },
  {
    id: 'walter',
    firstName: 'Walter',
    lastName: 'Combs',
    email: 'walter@harborlane.example',
    phoneNumber: '(207) 555-0174',
    language: 'en-US',
    permissions: ['ordering', 'finance'],
    accounts: ['harbor-lane-taproom', 'harbor-lane-bottle-shop'],
    hoursAway: 4380,
    disabled: true,
  },
  {
    id: 'greta',
    firstName: 'Greta',
    lastName: 'Lund',
    email: 'greta@graniteandgull.example',
    phoneNumber: '(207) 555-0175',
    language: 'en-US',
    permissions: ['super', 'ordering'],
    accounts: ['granite-and-gull'],
    hoursAway: 30,
  },
  {
    id: 'etienne',
    firstName: 'Étienne',
    lastName: 'Roy',
    email: 'etienne@cafeduquai.example',
    phoneNumber: '(418) 555-0176',
    language: 'fr-CA',
    permissions: ['ordering', 'finance', 'service'],
    accounts: ['cafe-du-quai-nord'],
    hoursAway: 13,
  },
  {
    id: 'camille',
    firstName: 'Camille',
    lastName: 'Bouchard',
    email: 'camille@brasserieducanal.example',
    phoneNumber: '(514) 555-0177',
    language: 'fr-CA',
    permissions: ['finance'],
    accounts: ['brasserie-du-canal'],
    hoursAway: 640,
  },
  {
    id: 'olu',
    firstName: 'Olu',
    lastName: 'Adeyemi',
    email: 'olu@kestrelhall.example',
    phoneNumber: '(604) 555-0178',
    language: 'en-US',
    permissions: ['service'],
    accounts: ['kestrel-hall'],
    hoursAway: 172,
  },
  {
    id: 'hannah',
    firstName: 'Hannah',
    lastName: 'Pruitt',
    email: 'hannah@lowtide.example',
    phoneNumber: '(207) 555-0179',
    language: 'en-US',
    permissions: ['ordering'],
    accounts: ['low-tide-arcade-bar'],
    hoursAway: 2200,
    disabled: true,
  },
];

/** First and last names for generated users. */
export const manyNames = {
  first: [
    'Ada',
    'Ben',
    'Carla',
    'Dev',
    'Elena',
    'Farid',
    'Gwen',
    'Hugo',
    'Ivy',
    'Jonas',
    'Kira',
    'Luis',
    'Maya',
    'Nils',
    'Opal',
    'Pablo',
    'Quinn',
    'Rosa',
    'Sven',
    'Tara',
  ],
  last: [
    'Abbott',
    'Brandt',
    'Castillo',
    'Dufour',
    'Ellis',
    'Fournier',
    'Garza',
    'Holt',
    'Ito',
    'Jensen',
    'Kowalski',
    'Lavoie',
    'Moreau',
    'Novak',
    'Okafor',
  ],
} as const;
