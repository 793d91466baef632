import type {
  CaseSubject,
  CaseSummary,
  CreatedCase,
  LabeledCode,
  OnsiteContact,
  SupportCase,
  SupportContact,
  SupportKind,
  SupportOptions,
  Weekday,
} from '../../../domain';
import { recordId } from '../common/ids';
import { plain, typed } from '../../common/text';
import type { ResponseOf, ValueOf } from '../server-methods/contract';

type WireSummary = ResponseOf<'searchCases'>['cases'][number];
type WireCase = NonNullable<ResponseOf<'getCase'>>;
type WireOptions = ResponseOf<'getSupportOptions'>;
type WirePerson = NonNullable<WireCase['contact']>;

const KINDS: readonly SupportKind[] = ['equipment', 'customer'];

/** Converts a code with its label. */
const toLabeledCode = ({ code, label }: WireSummary['reason']): LabeledCode => ({ code, label: plain(label) || code });

const toContact = (person: WirePerson | null | undefined): SupportContact => ({
  name: typed(person?.name),
  email: typed(person?.email),
  phone: typed(person?.phone),
});

const toOnsite = ({ name, phone }: NonNullable<WireCase['onsiteContact']>): OnsiteContact => ({
  name: typed(name),
  phone: typed(phone),
});

/** Converts the options of a new case. */
export function toSupportOptions({
  kinds,
  problems,
  equipment,
  statuses,
  messageMax,
  attachments,
  contact,
  today,
}: WireOptions): SupportOptions {
  const typesOf = (kind: SupportKind) =>
    problems[kind].map(({ reasons, ...type }) => ({ ...toLabeledCode(type), reasons: reasons.map(toLabeledCode) }));
  return {
    kinds: KINDS.filter((kind) => kinds.includes(kind)),
    problems: { equipment: typesOf('equipment'), customer: typesOf('customer') },
    equipment: equipment.map(({ details, ...type }) => ({
      ...toLabeledCode(type),
      details: details.map(toLabeledCode),
    })),
    statuses: statuses.map(toLabeledCode),
    messageMax,
    attachments: attachments ?? null,
    contact: toContact(contact),
    today,
  };
}

/** Converts a case of a list. */
export const toCaseSummary = ({
  caseId,
  number,
  kind,
  problemType,
  reason,
  status,
  standing,
  createdAt,
  modifiedAt,
}: WireSummary): CaseSummary => ({
  id: recordId(caseId),
  number: plain(number),
  kind,
  problemType: toLabeledCode(problemType),
  reason: toLabeledCode(reason),
  status: toLabeledCode(status),
  statusGroup: standing,
  createdAt,
  modifiedAt,
});

function subjectOf(about: WireCase['about']): CaseSubject | null {
  if (about?.orderId)
    return { kind: 'order', orderId: recordId(about.orderId), lineId: about.lineId ? recordId(about.lineId) : null };
  return about?.invoiceId ? { kind: 'invoice', invoiceId: about.invoiceId } : null;
}

/** Converts a case with all details. */
export const toCase = (wire: WireCase): SupportCase => ({
  ...toCaseSummary(wire),
  equipment: wire.equipment
    ? {
        type: toLabeledCode(wire.equipment.type),
        detail: wire.equipment.detail ? toLabeledCode(wire.equipment.detail) : null,
        assetNumber: typed(wire.equipment.assetNumber),
      }
    : null,
  message: typed(wire.message),
  attachments: (wire.attachments ?? []).map(({ attachmentId, name, contentType, bytes }) => ({
    id: attachmentId,
    name: typed(name),
    type: contentType,
    bytes,
  })),
  // The schema only accepts 0 to 6.
  availability: (wire.availability ?? []).map(({ day, start, end }) => ({ day: day as Weekday, start, end })),
  contact: toContact(wire.contact),
  onsiteContact: wire.onsiteContact ? toOnsite(wire.onsiteContact) : null,
  onBehalfOf: wire.onBehalfOf ? toContact(wire.onBehalfOf) : null,
  about: subjectOf(wire.about),
  conversation: (wire.conversation ?? []).map(({ commentId, from, name, at, text }) => ({
    id: commentId,
    from,
    name: typed(name),
    at,
    text: typed(text),
  })),
  rating: wire.rating ? { stars: wire.rating.stars, comment: typed(wire.rating.comment) } : null,
  canComment: wire.canComment,
  canRate: wire.canRate,
});

/** Converts a created case. */
export const toCreatedCase = ({ caseId, number, createdAt }: ValueOf<'createCase'>): CreatedCase => ({
  id: recordId(caseId),
  number: plain(number),
  createdAt,
});
