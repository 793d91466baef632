import * as z from 'zod/mini';
import { id, text } from '../../common/scalars';
import { PROBLEMS, problemList } from '../common/problems';
import { documentOf } from '../transport/graphql';

const CODE = 'code label';
const code = z.object({ code: z.string(), label: z.string() });
export type WireCode = z.output<typeof code>;

const CONTACT = 'name email phone';
const contact = z.object({ name: z.string(), email: z.string(), phone: z.string() });

const kind = z.enum(['equipment', 'customer-service']);

export const tradeTicketChoices = documentOf(
  'choices of a ticket',
  `{ tradeTicketChoices { kinds { code problems { ${CODE} reasons { ${CODE} } usualFor } }
     equipment { ${CODE} details { ${CODE} } } statuses { ${CODE} } messageMax contact { ${CONTACT} } today } }`,
  {
    tradeTicketChoices: z.object({
      kinds: z.array(
        z.object({
          code: kind,
          problems: z.array(z.extend(code, { reasons: z.array(code), usualFor: z.array(z.string()) })),
        }),
      ),
      equipment: z.array(z.extend(code, { details: z.array(code) })),
      statuses: z.array(code),
      messageMax: z.number(),
      contact,
      today: z.string(),
    }),
  },
);
export type WireChoices = z.output<typeof tradeTicketChoices.schema>['tradeTicketChoices'];

export const tradeEquipment = documentOf(
  'equipment',
  `{ tradeEquipment { number type { ${CODE} } detail { ${CODE} } place } }`,
  {
    tradeEquipment: z.array(z.object({ number: z.string(), type: code, detail: z.nullable(code), place: z.string() })),
  },
);
export type WireEquipment = z.output<typeof tradeEquipment.schema>['tradeEquipment'][number];

const ROW = `id number kind problemType { ${CODE} } reason { ${CODE} } status { ${CODE} } createdAt changedAt timeZone`;
const row = z.object({
  id: id(),
  number: z.string(),
  kind,
  problemType: code,
  reason: code,
  status: code,
  createdAt: z.string(),
  changedAt: z.string(),
  timeZone: z.string(),
});
export type WireTicketRow = z.output<typeof row>;

const TICKET = `${ROW} message equipment { type { ${CODE} } detail { ${CODE} } assetNumber } availability { day start end }
  contact { ${CONTACT} } onsiteContact { name phone } onBehalfOf { ${CONTACT} } orderId lineId invoiceId
  comments { id from name at text } rating { stars comment } canComment canRate`;
const ticket = z.extend(row, {
  message: z.string(),
  equipment: z.nullable(z.object({ type: code, detail: z.nullable(code), assetNumber: z.string() })),
  availability: z.array(
    z.object({
      day: z.literal([0, 1, 2, 3, 4, 5, 6]),
      start: z.string(),
      end: z.string(),
    }),
  ),
  contact,
  onsiteContact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  onBehalfOf: z.nullable(contact),
  orderId: text(),
  lineId: text(),
  invoiceId: text(),
  comments: z.array(
    z.object({
      id: id(),
      from: z.enum(['buyer', 'service']),
      name: z.string(),
      at: z.string(),
      text: z.string(),
    }),
  ),
  rating: z.nullable(z.object({ stars: z.number(), comment: z.string() })),
  canComment: z.boolean(),
  canRate: z.boolean(),
});
export type WireTicket = z.output<typeof ticket>;

export const tradeTickets = documentOf(
  'tickets',
  `query ($options: TradeTicketOptions) { tradeTickets(options: $options) { items { ${ROW} } totalItems } }`,
  { tradeTickets: z.object({ items: z.array(row), totalItems: z.number() }) },
);
export const tradeTicket = documentOf('ticket', `query ($id: ID!) { tradeTicket(id: $id) { ${TICKET} } }`, {
  tradeTicket: z.nullable(ticket),
});

const RESULT = `{ ticket { ${TICKET} } refusal ${PROBLEMS} }`;
const result = z.object({
  ticket: z.nullable(ticket),
  refusal: text(),
  problems: problemList,
});
export type WireTicketResult = z.output<typeof result>;

export const commentOnTradeTicket = documentOf(
  'comment on a ticket',
  `mutation ($id: ID!, $key: String!, $text: String!) {
     result: commentOnTradeTicket(id: $id, key: $key, text: $text) ${RESULT} }`,
  { result },
);
export const rateTradeTicket = documentOf(
  'rating of a ticket',
  `mutation ($id: ID!, $rating: TradeTicketRatingInput!) { result: rateTradeTicket(id: $id, rating: $rating) ${RESULT} }`,
  { result },
);

/** The created ticket in an outcome. */
export const createdTicket = {
  field: 'ticket',
  selection: 'id number createdAt timeZone',
  schema: z.object({ id: id(), number: z.string(), createdAt: z.string(), timeZone: z.string() }),
};
export type WireCreatedTicket = z.output<typeof createdTicket.schema>;
