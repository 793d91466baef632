import * as z from 'zod/mini';
import type { Asset, CaseSummary, ContactDetails, SentMessage, SupportCase, SupportOptions } from '../../ports';
import { calendarDate, count, id, instant, label, positive, text, plainText } from './basics';

const day = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

/** Opening or closing time of customer service: `24:00` is the end of a day. */
const openingTime = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

export const contactDetails = z.object({
  phone: z.nullable(text),
  email: z.nullable(text),
  hours: z.nullable(
    z.object({
      timeZone: text,
      week: z.array(z.object({ day, start: openingTime, end: openingTime })),
      closed: z.array(z.object({ date: calendarDate, name: label })),
    }),
  ),
  topics: z.array(
    z.object({
      code: text,
      label,
      page: z.nullable(
        z.enum(['orders', 'invoices', 'wallet', 'new-ticket', 'tickets', 'products', 'faq', 'resend', 'register']),
      ),
    }),
  ),
  subjectMax: positive,
  messageMax: positive,
  contact: z.object({ name: plainText, email: plainText, phone: plainText }),
}) satisfies z.ZodMiniType<ContactDetails>;

export const sentMessage = z.object({ id, number: text, sentAt: instant }) satisfies z.ZodMiniType<SentMessage>;

const labeledCode = z.object({ code: text, label });
const kind = z.enum(['equipment', 'customer']);
const person = z.object({ name: plainText, email: plainText, phone: plainText });
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const problem = z.extend(labeledCode, {
  reasons: z.array(labeledCode),
  usualFor: z.optional(z.array(z.enum(['order', 'invoice']))),
});

export const supportOptions = z.object({
  kinds: z.array(kind),
  problems: z.object({ equipment: z.array(problem), customer: z.array(problem) }),
  equipment: z.array(z.extend(labeledCode, { details: z.array(labeledCode) })),
  statuses: z.array(labeledCode),
  messageMax: positive,
  attachments: z.nullable(z.object({ types: z.array(text), maxBytes: positive, most: positive })),
  contact: person,
  today: calendarDate,
}) satisfies z.ZodMiniType<SupportOptions>;

export const asset = z.object({
  number: text,
  type: text,
  detail: z.nullable(text),
  name: label,
  place: plainText,
}) satisfies z.ZodMiniType<Asset>;

const summary = {
  id,
  number: text,
  kind,
  problemType: labeledCode,
  reason: labeledCode,
  status: labeledCode,
  statusGroup: z.enum(['open', 'waiting-for-you', 'closed']),
  createdAt: instant,
  modifiedAt: instant,
};

export const caseSummary = z.object(summary) satisfies z.ZodMiniType<CaseSummary>;

export const supportCase = z.object({
  ...summary,
  equipment: z.nullable(z.object({ type: labeledCode, detail: z.nullable(labeledCode), assetNumber: plainText })),
  message: plainText,
  attachments: z.array(z.object({ id, name: label, type: text, bytes: count })),
  availability: z.array(z.object({ day, start: time, end: time })),
  contact: person,
  onsiteContact: z.nullable(z.object({ name: plainText, phone: plainText })),
  onBehalfOf: z.nullable(person),
  about: z.nullable(
    z.union([
      z.object({ kind: z.literal('order'), orderId: id, lineId: z.nullable(id) }),
      z.object({ kind: z.literal('invoice'), invoiceId: id }),
    ]),
  ),
  conversation: z.array(
    z.object({ id, from: z.enum(['buyer', 'service']), name: plainText, at: instant, text: label }),
  ),
  rating: z.nullable(z.object({ stars: positive, comment: plainText })),
  canComment: z.boolean(),
  canRate: z.boolean(),
}) satisfies z.ZodMiniType<SupportCase>;
