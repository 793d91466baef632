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
const caseRatingRecord = z.object({ caseId: text, stars: whole, words: text, at: z.number() });

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

/** A kept message, read back; null for what is none. */
export const parseMessage = (kept: unknown): MessageRecord | null => z.safeParse(messageRecord, kept).data ?? null;

/** A message as an attempt keeps it; null for what is none. */
export const parseMessageRequest = (kept: unknown) =>
  z.safeParse(z.object({ accountId: z.nullable(text), draftId: text, message: messageRecord.shape.message }), kept)
    .data ?? null;

/** A support case that was made here. */
export type CaseRecord = z.infer<typeof caseRecord>;
/** What a buyer added to a case’s conversation here. */
export type CaseCommentRecord = z.infer<typeof caseCommentRecord>;
/** What a buyer thought of a closed case. */
export type CaseRatingRecord = z.infer<typeof caseRatingRecord>;

/** A kept case, read back; null for what is none. */
export const parseCase = (kept: unknown): CaseRecord | null => z.safeParse(caseRecord, kept).data ?? null;

/** Answers of a case as an attempt keeps them; null for what is none. */
export const parseCaseRequest = (kept: unknown) =>
  z.safeParse(z.object({ accountId: z.nullable(text), draftId: text, case: caseRecord.shape.answers }), kept).data ??
  null;

/** The records above, for reading an account's state back. */
export const supportRecords = {
  case: caseRecord,
  caseComment: caseCommentRecord,
  caseRating: caseRatingRecord,
  message: messageRecord,
};
