import type { Permission } from '../../../rules/server-codes';
import { accounts } from './accounts';

/** A buyer that can be selected in the demo. */
export interface DemoBuyer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The same in the profile, on orders and on cases. */
  readonly email: string;
  readonly phoneNumber: string;
  readonly permissions: readonly Permission[];
  /** The user's saved language. */
  readonly language: string;
  /** Ids of the buyer's accounts; the first is their own and the default. */
  readonly accounts: readonly string[];
}

/** The buyers to choose from: one per role and one per language. */
export const buyers: readonly DemoBuyer[] = [
  {
    id: 'dana',
    firstName: 'Dana',
    lastName: 'Whitlock',
    email: 'dana@harborlane.example',
    phoneNumber: '(207) 555-0114',
    language: 'en-US',
    permissions: ['super', 'ordering', 'finance', 'service'],
    // In the order of account lists: the default one, then by name.
    accounts: ['harbor-lane-taproom', ...accounts.map(({ id }) => id).filter((id) => id !== 'harbor-lane-taproom')],
  },
  {
    id: 'sam',
    firstName: 'Sam',
    lastName: 'Ortiz',
    email: 'sam@harborlane.example',
    phoneNumber: '(207) 555-0127',
    language: 'en-US',
    permissions: ['ordering'],
    accounts: ['harbor-lane-taproom', 'harbor-lane-bottle-shop'],
  },
  {
    id: 'noemie',
    firstName: 'Noémie',
    lastName: 'Gagnon',
    email: 'noemie@brasserieducanal.example',
    phoneNumber: '(514) 555-0133',
    language: 'fr-CA',
    permissions: ['super', 'ordering', 'finance'],
    accounts: ['brasserie-du-canal', 'cafe-du-quai-nord'],
  },
  {
    id: 'lucia',
    firstName: 'Lucía',
    lastName: 'Herrera',
    email: 'lucia@brasserieducanal.example',
    phoneNumber: '(514) 555-0146',
    language: 'es-CA',
    permissions: ['ordering'],
    accounts: ['brasserie-du-canal'],
  },
  {
    id: 'mei',
    firstName: 'Mei',
    lastName: 'Lin',
    email: 'mei@englishbaysocial.example',
    phoneNumber: '(604) 555-0158',
    language: 'zh-CN',
    permissions: ['ordering', 'finance'],
    accounts: ['english-bay-social'],
  },
  {
    id: 'jiwoo',
    firstName: 'Ji-woo',
    lastName: 'Park',
    email: 'jiwoo@englishbaysocial.example',
    phoneNumber: '(604) 555-0162',
    language: 'ko-KR',
    permissions: ['ordering', 'service'],
    accounts: ['english-bay-social', 'kestrel-hall'],
  },
  {
    id: 'priya',
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya@harborlane.example',
    phoneNumber: '(207) 555-0138',
    language: 'en-US',
    permissions: ['finance'],
    accounts: ['harbor-lane-taproom'],
  },
  {
    id: 'tom',
    firstName: 'Tom',
    lastName: 'Becker',
    email: 'tom@harborlane.example',
    phoneNumber: '(207) 555-0149',
    language: 'en-US',
    permissions: ['service'],
    accounts: ['harbor-lane-taproom'],
  },
];

/**
 * Response codes of the activation method by email, before any registration; those of other users depend on whether
 * they have signed in.
 */
export const demoEmails: ReadonlyMap<string, string> = new Map([
  ['new@harborlane.example', 'SUCCESS'],
  ['sam@harborlane.example', 'SUCCESS'],
  ['dana@harborlane.example', 'EXISTS'],
  ['noemie@brasserieducanal.example', 'EXISTS'],
  ['error@harborlane.example', 'ERROR'],
  ['odd@harborlane.example', 'UNHEARD_OF'],
]);
