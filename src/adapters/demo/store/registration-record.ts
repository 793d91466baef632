import * as z from 'zod/mini';

const text = z.string();

// A verification attempt. `about` is the mobile number of a text message, or the method of a proof.
const checkRecord = z.object({
  id: text,
  kind: z.enum(['wrong', 'text', 'proof']),
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

/** One step of a registration. */
export type CheckRecord = z.infer<typeof checkRecord>;
/** A person who registered in this demo. */
export type RegistrationRecord = z.infer<typeof registrationRecord>;

/** Both schemas, for the record of a guest. */
export const registrationRecords = { check: checkRecord, registration: registrationRecord };

/** Parses a stored registration; null for an invalid one. */
export const parseRegistration = (stored: unknown): RegistrationRecord | null =>
  z.safeParse(registrationRecord, stored).data ?? null;

/** Parses the stored request of a registration; null for an invalid one. */
export const parseRegisterRequest = (stored: unknown) =>
  z.safeParse(z.object({ accountId: z.nullable(text), proof: text, details: registrationRecord.shape.details }), stored)
    .data ?? null;
