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
  // The key of the call that made them; none for those who were there from the start.
  key: z.nullable(text),
  notices: z.array(z.object({ topic: z.enum(NOTICE_TOPICS), email: z.boolean(), text: z.boolean() })),
});

const peopleRecord = z.object({ version: z.literal(RECORD_VERSION), changed: z.record(text, z.unknown()) });

/** A user as one is kept. */
export type PersonRecord = z.infer<typeof personRecord>;

/** Those who were changed or created here, by id, in the order in which they were first; the others are as the world has them. */
export type ChangedPeople = ReadonlyMap<string, PersonRecord>;

/** What is stored of the users. Whoever can not be read is as the world has them. */
export function parsePeople(stored: unknown): ChangedPeople {
  const record = z.safeParse(peopleRecord, stored);
  if (!record.success) return new Map();
  return new Map(
    Object.entries(record.data.changed).flatMap(([id, kept]) => {
      const person = z.safeParse(personRecord, kept);
      return person.success && person.data.id === id ? [[id, person.data] as const] : [];
    }),
  );
}

/** The users as they are stored. */
export const storedPeople = (changed: ChangedPeople): object => ({
  version: RECORD_VERSION,
  changed: Object.fromEntries(changed),
});
