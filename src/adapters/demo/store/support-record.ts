import * as z from 'zod/mini';

const whole = z.int();
const text = z.string();

const person = z.object({ name: text, email: text, phone: text });
const caseRecord = z.object({
  id: text,
  number: text,
  draftId: text,
  handle: text,
  buyerId: z.nullable(text),
  createdAt: z.number(),
  answers: z.object({
    kind: z.enum(['equipment', 'customer']),
    equipment: z.nullable(z.object({ type: text, detail: z.nullable(text), assetNumber: text })),
    problemType: text,
    reason: text,
    message: text,
    attachments: z.array(text),
    availability: z.array(
      z.object({
        day: z.union([
          z.literal(0),
          z.literal(1),
          z.literal(2),
          z.literal(3),
          z.literal(4),
          z.literal(5),
          z.literal(6),
        ]),
        start: text,
        end: text,
      }),
    ),
    contact: person,
    onsiteContact: z.nullable(z.object({ name: text, phone: text })),
    onBehalfOf: z.nullable(person),
    about: z.nullable(
      z.union([
        z.object({ kind: z.literal('order'), orderId: text, lineId: z.nullable(text) }),
        z.object({ kind: z.literal('invoice'), invoiceId: text }),
      ]),
    ),
  }),
  files: z.array(z.object({ id: text, name: text, type: text, bytes: whole })),
});
const caseCommentRecord = z.object({ caseId: text, key: text, name: text, at: z.number(), text });
const caseRatingRecord = z.object({ caseId: text, stars: whole, comment: text, at: z.number() });

const messageRecord = z.object({
  id: text,
  number: text,
  draftId: text,
  handle: text,
  sentAt: z.number(),
  message: z.object({ topic: text, subject: text, text, contact: person }),
});

/** A message to customer service. */
export type MessageRecord = z.infer<typeof messageRecord>;

/** Parses a stored message; null for an invalid one. */
export const parseMessage = (stored: unknown): MessageRecord | null => z.safeParse(messageRecord, stored).data ?? null;

/** Parses the stored request of a message; null for an invalid one. */
export const parseMessageRequest = (stored: unknown) =>
  z.safeParse(z.object({ accountId: z.nullable(text), draftId: text, message: messageRecord.shape.message }), stored)
    .data ?? null;

/** A support case that was created in this demo. */
export type CaseRecord = z.infer<typeof caseRecord>;
/** A buyer's comment on a case. */
export type CaseCommentRecord = z.infer<typeof caseCommentRecord>;
/** A buyer's rating of a closed case. */
export type CaseRatingRecord = z.infer<typeof caseRatingRecord>;

/** Parses a stored case; null for an invalid one. */
export const parseCase = (stored: unknown): CaseRecord | null => z.safeParse(caseRecord, stored).data ?? null;

/** Parses the stored request of a case; null for an invalid one. */
export const parseCaseRequest = (stored: unknown) =>
  z.safeParse(z.object({ accountId: z.nullable(text), draftId: text, case: caseRecord.shape.answers }), stored).data ??
  null;

/** The schemas above, for parsing an account's state. */
export const supportRecords = {
  case: caseRecord,
  caseComment: caseCommentRecord,
  caseRating: caseRatingRecord,
  message: messageRecord,
};
