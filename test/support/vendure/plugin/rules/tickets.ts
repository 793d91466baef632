import { emailProblem, phoneProblem, type Problem } from './problems';

/** Kinds of tickets, in display order. */
export const TICKET_KINDS = ['equipment', 'customer-service'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** Statuses of tickets, in display order. A ticket that is waiting waits for the buyer. */
export const TICKET_STATUSES = ['new', 'in-progress', 'visit-scheduled', 'waiting', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** A problem type with the codes of its reasons. */
export interface TicketProblemType {
  readonly code: string;
  readonly reasons: readonly string[];
  /** Records for which it is preselected. */
  readonly usualFor?: readonly ('order' | 'invoice')[];
}

/**
 * Codes that tickets can have. Their labels are texts with the keys `ticket.problem.<code>`, `ticket.reason.<code>`,
 * `ticket.equipment.<code>` and `ticket.detail.<code>`.
 */
export interface TicketTypes {
  /** A kind without problem types is not offered. */
  readonly problems: Readonly<Record<TicketKind, readonly TicketProblemType[]>>;
  readonly equipment: readonly { readonly code: string; readonly details: readonly string[] }[];
}

/** Codes of a shop that defines none. */
export const defaultTicketTypes: TicketTypes = {
  problems: {
    equipment: [
      { code: 'cooling', reasons: ['repair', 'exchange', 'check-up'] },
      { code: 'pouring', reasons: ['repair', 'check-up', 'training'] },
      { code: 'leak', reasons: ['repair', 'exchange'] },
      { code: 'damage', reasons: ['repair', 'exchange', 'removal'] },
    ],
    'customer-service': [
      { code: 'delivery', reasons: ['missing', 'broken', 'wrong', 'late'], usualFor: ['order'] },
      { code: 'invoice', reasons: ['price', 'credit', 'copy'], usualFor: ['invoice'] },
      { code: 'quality', reasons: ['taste', 'date', 'broken'] },
      { code: 'account', reasons: ['details', 'access', 'question'] },
    ],
  },
  equipment: [
    { code: 'cooler', details: ['one-door', 'two-doors', 'counter-top'] },
    { code: 'fountain', details: ['six-valves', 'eight-valves', 'bar-gun'] },
    { code: 'tap', details: ['two-lines', 'four-lines'] },
    { code: 'vending', details: ['cans', 'bottles'] },
  ],
};

/** Maximum lengths in characters. */
export const MESSAGE_MAX = 1000;
const ASSET_NUMBER_MAX = 40;
const COMMENT_MAX = 2000;
const KEY_MAX = 64;

/** A person to contact. */
export interface TicketContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** A day with start and end as `HH:MM`; 0 is Sunday. */
export interface TicketTime {
  readonly day: number;
  readonly start: string;
  readonly end: string;
}

/** The piece of equipment of a ticket. */
export interface TicketEquipment {
  readonly type: string;
  readonly detail?: string | null;
  readonly assetNumber: string;
}

/** Fields of a ticket that can be checked without the database. */
export interface TicketFields {
  readonly draftId: string;
  readonly kind: string;
  readonly equipment?: TicketEquipment | null;
  readonly problemType: string;
  readonly reason: string;
  readonly message: string;
  readonly availability: readonly TicketTime[];
  readonly contact: TicketContact;
  readonly onsiteContact?: Pick<TicketContact, 'name' | 'phone'> | null;
  readonly onBehalfOf?: TicketContact | null;
}
/** Invalid fields of a ticket. */
export function ticketProblems(input: TicketFields, types: TicketTypes): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, code: string | null): void => {
    if (code !== null) problems.push({ field, code });
  };
  const kind = TICKET_KINDS.find((code) => code === input.kind) ?? null;
  const type = kind === null ? undefined : types.problems[kind].find(({ code }) => code === input.problemType);
  add('draftId', missing(input.draftId) ?? tooLong(input.draftId, KEY_MAX));
  add('kind', kind === null ? 'badInput' : null);
  if (kind === 'equipment') {
    const { equipment } = input;
    const known = types.equipment.find(({ code }) => code === equipment?.type);
    const isDetailKnown = equipment?.detail == null || known?.details.includes(equipment.detail) === true;
    add('equipmentType', missing(equipment?.type ?? '') ?? (known === undefined || !isDetailKnown ? 'badInput' : null));
    add('assetNumber', tooLong(equipment?.assetNumber.trim() ?? '', ASSET_NUMBER_MAX));
  }
  add('problemType', missing(input.problemType) ?? (type === undefined ? 'badInput' : null));
  add('reason', missing(input.reason) ?? (type?.reasons.includes(input.reason) === false ? 'badInput' : null));
  add('message', missing(input.message) ?? tooLong(input.message, MESSAGE_MAX));
  // Equipment needs an appointment; a phone call does not.
  if (kind === 'equipment' && input.availability.length === 0) add('availability', 'valueMissing');
  for (const time of input.availability) add('availability', timeProblem(time));
  add('contactName', missing(input.contact.name));
  add('contactEmail', emailProblem(input.contact.email.trim()));
  add('contactPhone', phoneProblem(input.contact.phone.trim()));
  if (input.onsiteContact != null) {
    add('onsiteName', missing(input.onsiteContact.name));
    add('onsitePhone', phoneProblem(input.onsiteContact.phone.trim()));
  }
  if (input.onBehalfOf != null) {
    add('requesterName', missing(input.onBehalfOf.name));
    add('requesterEmail', emailProblem(input.onBehalfOf.email.trim()));
    add('requesterPhone', phoneProblem(input.onBehalfOf.phone.trim()));
  }
  return problems;
}

/** Invalid fields of a comment. */
export function commentProblems(key: string, text: string): readonly Problem[] {
  const [ofKey, ofText] = [missing(key) ?? tooLong(key, KEY_MAX), missing(text) ?? tooLong(text, COMMENT_MAX)];
  return [
    ...(ofKey === null ? [] : [{ field: 'key', code: ofKey }]),
    ...(ofText === null ? [] : [{ field: 'text', code: ofText }]),
  ];
}

/** Invalid fields of a rating. */
export function ratingProblems(stars: number, comment: string): readonly Problem[] {
  const ofComment = tooLong(comment, COMMENT_MAX);
  return [
    ...(stars >= 1 && stars <= 5 ? [] : [{ field: 'stars', code: 'badInput' }]),
    ...(ofComment === null ? [] : [{ field: 'comment', code: ofComment }]),
  ];
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function timeProblem({ day, start, end }: TicketTime): string | null {
  if (start === '' || end === '') return 'valueMissing';
  if (day < 0 || day > 6 || !TIME.test(start) || !TIME.test(end)) return 'badInput';
  return start < end ? null : 'startNotBeforeEnd';
}

const missing = (value: string): string | null => (value.trim() === '' ? 'valueMissing' : null);
const tooLong = (value: string, max: number): string | null => (value.length > max ? 'tooLong' : null);
