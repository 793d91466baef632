import type {
  Asset,
  CaseStatusGroup,
  CaseSubject,
  CaseSummary,
  CreatedCase,
  LabeledCode,
  ProblemType,
  SupportCase,
  SupportContact,
  SupportKind,
  SupportOptions,
} from '../../../domain';
import type { CreateCaseRequest } from '../../../ports';
import { plain, typed } from '../../common/text';
import { instantIn } from '../common/instants';
import type {
  WireChoices,
  WireCode,
  WireCreatedTicket,
  WireEquipment,
  WireTicket,
  WireTicketRow,
} from './support.wire';

/** A kind of ticket as the plugin names it. */
type WireKind = WireTicketRow['kind'];

const kindOf = (wire: WireKind): SupportKind => (wire === 'equipment' ? 'equipment' : 'customer');
const wireKindOf = (kind: SupportKind): WireKind => (kind === 'equipment' ? 'equipment' : 'customer-service');

const toLabeledCode = ({ code, label }: WireCode): LabeledCode => ({ code, label: plain(label) || code });

/** The plugin has a fixed list of statuses; all others are open. */
const groupOf = (status: string): CaseStatusGroup =>
  status === 'closed' ? 'closed' : status === 'waiting' ? 'waiting-for-you' : 'open';

const SUBJECTS: readonly CaseSubject['kind'][] = ['order', 'invoice'];

const toProblemType = ({
  reasons,
  usualFor,
  ...type
}: WireChoices['kinds'][number]['problems'][number]): ProblemType => ({
  ...toLabeledCode(type),
  reasons: reasons.map(toLabeledCode),
  usualFor: SUBJECTS.filter((kind) => usualFor.includes(kind)),
});

const toContact = ({ name, email, phone }: WireTicket['contact']): SupportContact => ({
  name: typed(name),
  email: typed(email),
  phone: typed(phone),
});

/** Converts the options of a new case. Files cannot be attached: the plugin stores none. */
export function toSupportOptions({
  kinds,
  equipment,
  statuses,
  messageMax,
  contact,
  today,
}: WireChoices): SupportOptions {
  const problemsOf = (wire: WireKind) => (kinds.find(({ code }) => code === wire)?.problems ?? []).map(toProblemType);
  return {
    kinds: kinds.map(({ code }) => kindOf(code)),
    problems: { equipment: problemsOf('equipment'), customer: problemsOf('customer-service') },
    equipment: equipment.map(({ details, ...type }) => ({
      ...toLabeledCode(type),
      details: details.map(toLabeledCode),
    })),
    statuses: statuses.map(toLabeledCode),
    messageMax,
    attachments: null,
    contact: toContact(contact),
    today,
  };
}

/** Converts a piece of equipment. Its name consists of the labels of type and detail. */
export const toAsset = ({ number, type, detail, place }: WireEquipment): Asset => ({
  number,
  type: type.code,
  detail: detail?.code ?? null,
  name: [type, ...(detail === null ? [] : [detail])].map((code) => toLabeledCode(code).label).join(', '),
  place: typed(place),
});

/** Converts a case of a list. @throws PortError `malformed` for an invalid time */
export const toCaseSummary = (wire: WireTicketRow): CaseSummary => ({
  id: wire.id,
  number: plain(wire.number),
  kind: kindOf(wire.kind),
  problemType: toLabeledCode(wire.problemType),
  reason: toLabeledCode(wire.reason),
  status: toLabeledCode(wire.status),
  statusGroup: groupOf(wire.status.code),
  createdAt: instantIn(wire.createdAt, wire.timeZone),
  modifiedAt: instantIn(wire.changedAt, wire.timeZone),
});

function subjectOf({ orderId, lineId, invoiceId }: WireTicket): CaseSubject | null {
  if (orderId !== null) return { kind: 'order', orderId, lineId };
  return invoiceId === null ? null : { kind: 'invoice', invoiceId };
}

/** Converts a case with all details. @throws PortError `malformed` for an invalid time */
export const toCase = (wire: WireTicket): SupportCase => ({
  ...toCaseSummary(wire),
  equipment: wire.equipment && {
    type: toLabeledCode(wire.equipment.type),
    detail: wire.equipment.detail && toLabeledCode(wire.equipment.detail),
    assetNumber: typed(wire.equipment.assetNumber),
  },
  message: typed(wire.message),
  attachments: [],
  availability: wire.availability,
  contact: toContact(wire.contact),
  onsiteContact: wire.onsiteContact && {
    name: typed(wire.onsiteContact.name),
    phone: typed(wire.onsiteContact.phone),
  },
  onBehalfOf: wire.onBehalfOf && toContact(wire.onBehalfOf),
  about: subjectOf(wire),
  conversation: wire.comments.map(({ id, from, name, at, text }) => ({
    id,
    from,
    name: typed(name),
    at: instantIn(at, wire.timeZone),
    text: typed(text),
  })),
  rating: wire.rating && { stars: wire.rating.stars, comment: typed(wire.rating.comment) },
  canComment: wire.canComment,
  canRate: wire.canRate,
});

/** Converts a created case. @throws PortError `malformed` for an invalid time */
export const toCreatedCase = ({ id, number, createdAt, timeZone }: WireCreatedTicket): CreatedCase => ({
  id,
  number: plain(number),
  createdAt: instantIn(createdAt, timeZone),
});

/** Converts a case to the plugin's input. */
export function toTicketInput({
  draftId,
  case: { kind, equipment, about, problemType, reason, message, availability, contact, onsiteContact, onBehalfOf },
}: CreateCaseRequest): object {
  return {
    draftId,
    kind: wireKindOf(kind),
    equipment,
    problemType,
    reason,
    message,
    availability,
    contact,
    onsiteContact,
    onBehalfOf,
    orderId: about?.kind === 'order' ? about.orderId : null,
    lineId: about?.kind === 'order' ? about.lineId : null,
    invoiceId: about?.kind === 'invoice' ? about.invoiceId : null,
  };
}
