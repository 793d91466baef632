import * as z from 'zod/mini';
import { PERMISSIONS } from '../../../rules/server-codes';
import { NOTICE_TOPICS } from '../../../rules/notices';
import { RECORD_VERSION } from './records';

const text = z.string();

const personRecord = z.object({
  id: text,
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  mobileNumber: text,
  language: text,
  permissions: z.array(z.enum(PERMISSIONS)),
  accountIds: z.array(text),
  enabled: z.boolean(),
  lastAccessed: z.nullable(z.number()),
  revision: z.int(),
  // Key of the call that created the user; null for seeded ones.
  key: z.nullable(text),
  notices: z.array(z.object({ topic: z.enum(NOTICE_TOPICS), email: z.boolean(), text: z.boolean() })),
});

const peopleRecord = z.object({ version: z.literal(RECORD_VERSION), changed: z.record(text, z.unknown()) });

/** A stored user. */
export type PersonRecord = z.infer<typeof personRecord>;

/** Changed and created users by id, in the order of their first change; other users are seeded. */
export type ChangedPeople = ReadonlyMap<string, PersonRecord>;

/** Parses the stored users. An invalid record falls back to the seeded user. */
export function parsePeople(stored: unknown): ChangedPeople {
  const record = z.safeParse(peopleRecord, stored);
  if (!record.success) return new Map();
  return new Map(
    Object.entries(record.data.changed).flatMap(([id, storedPerson]) => {
      const person = z.safeParse(personRecord, storedPerson);
      return person.success && person.data.id === id ? [[id, person.data] as const] : [];
    }),
  );
}

/** Formats users for storage. */
export const storedPeople = (changed: ChangedPeople): object => ({
  version: RECORD_VERSION,
  changed: Object.fromEntries(changed),
});
