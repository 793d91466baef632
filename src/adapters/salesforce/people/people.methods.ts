import * as z from 'zod/mini';
import { USER_SORTS } from '../../../rules/users';
import { defineMethod } from '../server-methods/define-method';
import {
  count,
  instant,
  linkedAccount,
  pageRequest,
  pageResponse,
  permissionErrors,
  reader,
  recordId,
  words,
} from '../server-methods/parts';

const userRow = {
  userId: recordId(),
  /** As it was typed. */
  firstName: z.string(),
  /** As it was typed. */
  lastName: words(),
  email: z.string(),
  /** Any of `super`, `ordering`, `finance`, `service`; words the adapter does not know are left out. */
  permissions: z.array(z.string()),
  /** How many accounts they are linked to, whoever looks after those. */
  accountCount: count(),
  /** When they were last here; missing or null for never. */
  lastAccessed: z.nullish(instant()),
  /** Whether they may sign in. */
  enabled: z.boolean(),
  /** Whether this is the running user; missing or null when it is not. */
  isYou: z.nullish(z.boolean()),
};

const noUsers = 'Users are not managed.';

/** A user with everything that is known of one. */
const wholeUser = z.object({
  ...userRow,
  phoneNumber: words(),
  /** Missing, null or empty for none. */
  mobileNumber: words(),
  /** The language they read in, such as `fr_CA`. */
  userLanguage: words(),
  /** The accounts that the running user looks after as well. */
  accounts: z.array(z.object(linkedAccount())),
  /** Another one after every change of the user, such as `SystemModstamp`. */
  revision: z.string().check(z.minLength(1)),
});

const userDetails = () => ({
  /** Not blank. */
  firstName: z.string(),
  /** Not blank. */
  lastName: z.string(),
  /** Mandatory; as it was typed. */
  phoneNumber: z.string(),
  /** Empty for none. */
  mobileNumber: z.string(),
  /** The language the user reads in, as the platform's user record has it, such as `fr_CA`. */
  userLanguage: z.string(),
  /** At least one of `super`, `ordering`, `finance` and `service`. One that `getUserOptions` does not name is kept or taken away, never given. */
  permissions: z.array(z.string()),
  /** At least one, of those `getUserOptions` names. Accounts that are not named there stay as they are. */
  accountIds: z.array(recordId()),
});

/** What `createUser`, `editUser` and `setUserEnabled` return. */
const userChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** The user after the change, with `done`; with `changed`, the user as they are. */
  user: z.nullish(wholeUser),
  /** Why not, with `refused`: `email-taken`, `user-gone`, `last-super` or `changed`. */
  reason: words(),
  /** With `last-super`: the accounts that would be left without anybody who manages their users. */
  accounts: z.nullish(z.array(z.object(linkedAccount()))),
  /** Fields that are missing or wrong by name, with a field message key such as `valueMissing`; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

const userReasons = {
  'user-gone': 'There is no such user on an account of the running user.',
  'last-super': 'An account would be left without an enabled Super User.',
};

export const searchUsers = defineMethod({
  name: 'searchUsers',
  http: 'POST',
  reads: true,
  /** What is empty or null does not narrow. */
  request: z.object({
    ...reader(),
    /** Words that are all found in the name or the email, in any case and without accents. */
    text: z.string(),
    /** `super`, `ordering`, `finance` or `service`. */
    permission: z.nullable(z.string()),
    /** `enabled` or `disabled`. */
    status: z.nullable(z.enum(['enabled', 'disabled'])),
    /** By name, email, or when they were last here. */
    sort: z.enum(USER_SORTS),
    ...pageRequest(),
  }),
  /** One page of everybody who is linked to an account of the running user. */
  response: z.object({
    users: z.array(z.object(userRow)),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'One page of the users who are linked to an account of the running user, themselves included.',
    errors: permissionErrors('super'),
    without: noUsers,
  },
});

export const getUser = defineMethod({
  name: 'getUser',
  http: 'GET',
  request: z.object({ ...reader(), userId: recordId() }),
  /** Null when there is none for the running user. */
  response: z.nullable(wholeUser),
  docs: {
    purpose: 'One user with everything that is known of them; null when there is none for the running user.',
    errors: permissionErrors('super'),
    without: 'Users can not be opened.',
  },
});

export const getUserOptions = defineMethod({
  name: 'getUserOptions',
  http: 'GET',
  request: z.object(reader()),
  /** What may be given to a user. */
  response: z.object({
    /** Permissions a Super User may give. */
    permissions: z.array(z.string()),
    /** Accounts users may be linked to: the running user's own. */
    accounts: z.array(z.object(linkedAccount())),
  }),
  docs: {
    purpose: 'What the running user may give: permissions, and accounts users may be linked to.',
    errors: permissionErrors('super'),
    without: 'Users can be seen and not changed.',
  },
});

export const createUser = defineMethod({
  name: 'createUser',
  http: 'POST',
  request: z.object({
    ...reader(),
    /** The buyer's intent: a second call with it answers with the user the first one made. At most 64 signs. */
    key: z.string(),
    ...userDetails(),
    /** Nobody else's, in any case. */
    email: z.string(),
  }),
  response: userChangedResponse,
  docs: {
    purpose: 'Creates a user, linked to accounts, and sends them the activation email.',
    again: 'With the same key nothing happens: the user the first call made is returned, and no second email is sent.',
    errors: permissionErrors('super'),
    reasons: { 'email-taken': 'Somebody has the email, in any case.' },
    without: 'Users are not created.',
  },
});

export const editUser = defineMethod({
  name: 'editUser',
  http: 'POST',
  request: z.object({
    ...reader(),
    userId: recordId(),
    /** As `getUser` told it: the user has to be the same still. */
    revision: z.string(),
    ...userDetails(),
  }),
  response: userChangedResponse,
  docs: {
    purpose: 'Changes a user as they were at a revision, all or nothing. The email stays.',
    again: 'Refused with `changed`: the first call made another revision.',
    errors: permissionErrors('super'),
    reasons: { ...userReasons, changed: 'The revision is another one now; return the user as they are.' },
    without: 'Users are not changed.',
  },
});

export const setUserEnabled = defineMethod({
  name: 'setUserEnabled',
  http: 'POST',
  request: z.object({
    ...reader(),
    userId: recordId(),
    /** Whether the user may sign in. */
    enabled: z.boolean(),
  }),
  response: userChangedResponse,
  docs: {
    purpose: 'Lets a user sign in, or keeps them out and ends their sessions.',
    again: 'Nothing changes.',
    errors: permissionErrors('super'),
    reasons: userReasons,
    without: 'Users are neither kept out nor let in again.',
  },
});
