import type { OrderField } from '../../src/domain';

/** Answers to the fields of a store, one of each kind, with long texts. */
export const storyOrderFields: readonly OrderField[] = [
  { label: 'Cost center', kind: 'choice', value: 'Events and catering' },
  { label: 'Received by', kind: 'text', value: 'Sam Rivera' },
  { label: 'Event date', kind: 'date', value: '2026-11-28' },
  { label: 'Event permit', kind: 'file', value: `festival-permit-${'2026-'.repeat(8)}final.pdf` },
  { label: 'Note to the warehouse', kind: 'text', value: 'Two pallets at most. The lift takes 800 kg.' },
];
