import * as z from 'zod/mini';

const text = z.string();

// What was tried and shown to verify an account. `about` is the mobile number of a text, or the method of a proof.
const checkRecord = z.object({
  id: text,
  is: z.enum(['wrong', 'text', 'proof']),
  accountId: z.nullable(text),
  about: text,
  at: z.number(),
});

const registrationRecord = z.object({
  id: text,
  proof: text,
  accountId: text,
  handle: text,
  at: z.number(),
  outcome: z.enum(['verified', 'activation-email-sent']),
  details: z.object({ firstName: text, lastName: text, email: text, phoneNumber: text, language: text }),
});

/** One step on the way to a registration. */
export type CheckRecord = z.infer<typeof checkRecord>;
/** Somebody who registered here. */
export type RegistrationRecord = z.infer<typeof registrationRecord>;

/** Both kinds, for the record of a guest. */
export const registrationRecords = { check: checkRecord, registration: registrationRecord };

/** A kept registration, read back; null for what is none. */
export const parseRegistration = (kept: unknown): RegistrationRecord | null =>
  z.safeParse(registrationRecord, kept).data ?? null;

/** What an attempt to register keeps; null for what is none. */
export const parseRegisterRequest = (kept: unknown) =>
  z.safeParse(z.object({ accountId: z.nullable(text), proof: text, details: registrationRecord.shape.details }), kept)
    .data ?? null;
