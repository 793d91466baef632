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
  callerFields,
  recordId,
  optionalText,
} from '../server-methods/parts';

const userRow = {
  userId: recordId(),
  /** The entered first name. */
  firstName: z.string(),
  /** The entered last name. */
  lastName: optionalText(),
  email: z.string(),
  /** Any of `super`, `ordering`, `finance`, `service`; the adapter ignores others. */
  permissions: z.array(z.string()),
  /** Number of all accounts of the user, including those that the running user does not manage. */
  accountCount: count(),
  /** Last sign-in; missing or null for never. */
  lastAccessed: z.nullish(instant()),
  /** Whether the user can sign in. */
  enabled: z.boolean(),
  /** Whether this is the running user; missing or null when it is not. */
  isYou: z.nullish(z.boolean()),
};

const noUsers = 'Users can’t be managed.';

/** A user with all details. */
const wholeUser = z.object({
  ...userRow,
  phoneNumber: optionalText(),
  /** Missing, null or empty for none. */
  mobileNumber: optionalText(),
  /** The user's language, such as `fr_CA`. */
  userLanguage: optionalText(),
  /** Accounts of the user that the running user also manages. */
  accounts: z.array(z.object(linkedAccount())),
  /** Changes with every change of the user, such as `SystemModstamp`. */
  revision: z.string().check(z.minLength(1)),
});

const userDetails = () => ({
  /** Not blank. */
  firstName: z.string(),
  /** Not blank. */
  lastName: z.string(),
  /** Required; as entered. */
  phoneNumber: z.string(),
  /** Empty for none. */
  mobileNumber: z.string(),
  /** The user's language in the format of the platform's user record, such as `fr_CA`. */
  userLanguage: z.string(),
  /**
   * At least one of `super`, `ordering`, `finance` and `service`. A permission that `getUserOptions` does not return
   * can be kept or removed, but not added.
   */
  permissions: z.array(z.string()),
  /** At least one account that `getUserOptions` returns. Other accounts of the user do not change. */
  accountIds: z.array(recordId()),
});

/** Response of `createUser`, `editUser` and `setUserEnabled`. */
const userChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** The user after the change, with `done`; the current user, with `changed`. */
  user: z.nullish(wholeUser),
  /** Reason for `refused`: `email-taken`, `user-gone`, `last-super` or `changed`. */
  reason: optionalText(),
  /** With `last-super`: the accounts that would have no Super User. */
  accounts: z.nullish(z.array(z.object(linkedAccount()))),
  /** Missing or invalid fields by name, with a field message key such as `valueMissing`; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

const userReasons = {
  'user-gone': 'No account of the running user has such a user.',
  'last-super': 'An account would be left without an enabled Super User.',
};

export const searchUsers = defineMethod({
  name: 'searchUsers',
  http: 'POST',
  reads: true,
  /** Empty and null fields do not filter. */
  request: z.object({
    ...callerFields(),
    /** Words that all occur in the name or the email, regardless of case and accents. */
    text: z.string(),
    /** `super`, `ordering`, `finance` or `service`. */
    permission: z.nullable(z.string()),
    /** `enabled` or `disabled`. */
    status: z.nullable(z.enum(['enabled', 'disabled'])),
    /** Sort by name, email or last sign-in. */
    sort: z.enum(USER_SORTS),
    ...pageRequest(),
  }),
  /** One page of the users of the running user's accounts. */
  response: z.object({
    users: z.array(z.object(userRow)),
    ...pageResponse(),
  }),
  docs: {
    purpose:
      'Returns one page of the users who are linked to an account of the running user, including the running user.',
    errors: permissionErrors('super'),
    without: noUsers,
  },
});

export const getUser = defineMethod({
  name: 'getUser',
  http: 'GET',
  request: z.object({ ...callerFields(), userId: recordId() }),
  /** Null when the running user cannot see the user. */
  response: z.nullable(wholeUser),
  docs: {
    purpose: 'Returns one user with all details; null when the running user can’t see such a user.',
    errors: permissionErrors('super'),
    without: 'Users can’t be opened.',
  },
});

export const getUserOptions = defineMethod({
  name: 'getUserOptions',
  http: 'GET',
  request: z.object(callerFields()),
  /** Assignable permissions and accounts. */
  response: z.object({
    /** Permissions that a Super User can assign. */
    permissions: z.array(z.string()),
    /** Accounts that users can be assigned to: the running user's own. */
    accounts: z.array(z.object(linkedAccount())),
  }),
  docs: {
    purpose: 'Returns the permissions that the running user can assign, and the accounts to which users can be linked.',
    errors: permissionErrors('super'),
    without: 'Users are shown, but can’t be changed.',
  },
});

export const createUser = defineMethod({
  name: 'createUser',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    /** Idempotency key: a second call with it returns the user that the first one created. At most 64 characters. */
    key: z.string(),
    ...userDetails(),
    /** Unique, regardless of case. */
    email: z.string(),
  }),
  response: userChangedResponse,
  docs: {
    purpose: 'Creates a user, linked to accounts, and sends them the activation email.',
    again:
      'With the same key nothing changes: the user that the first call created is returned, and no second email is sent.',
    errors: permissionErrors('super'),
    reasons: { 'email-taken': 'Another user has this email, regardless of case.' },
    without: 'Users can’t be created.',
  },
});

export const editUser = defineMethod({
  name: 'editUser',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    userId: recordId(),
    /** Revision from `getUser`: the user must not have changed since. */
    revision: z.string(),
    ...userDetails(),
  }),
  response: userChangedResponse,
  docs: {
    purpose: 'Changes a user if the revision is current, all or nothing. The email does not change.',
    again: 'Refused with `changed`: the first call created another revision.',
    errors: permissionErrors('super'),
    reasons: { ...userReasons, changed: 'The user has another revision now. Return the current user.' },
    without: 'Users can’t be changed.',
  },
});

export const setUserEnabled = defineMethod({
  name: 'setUserEnabled',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    userId: recordId(),
    /** Whether the user can sign in. */
    enabled: z.boolean(),
  }),
  response: userChangedResponse,
  docs: {
    purpose: 'Enables a user, or disables the user and ends their sessions.',
    again: 'Nothing changes.',
    errors: permissionErrors('super'),
    reasons: userReasons,
    without: 'Users can’t be disabled or enabled.',
  },
});
