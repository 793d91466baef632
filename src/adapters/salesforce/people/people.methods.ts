import * as z from 'zod/mini';
import { USER_SORTS } from '../../../rules/user-list';
import { defineMethod } from '../server-methods/define-method';
import { count, instant, nothing, reader, recordId, words } from '../server-methods/parts';

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

/** Managing users is for Super Users. */
const superUsers = {
  INSUFFICIENT_ACCESS: 'The running user lacks the super permission (`getBuyer`), or may not act for the account.',
};

const noUsers = 'Users are not managed.';

const userAccount = {
  accountId: recordId(),
  /** What the account is called. */
  name: z.string().check(z.minLength(1)),
  /** The account number the buyer knows. */
  number: words(),
};

/** A user with everything that is known of one. */
const wholeUser = z.object({
  ...userRow,
  phoneNumber: words(),
  /** Missing, null or empty for none. */
  mobileNumber: words(),
  /** The language they read in, such as `fr_CA`. */
  userLanguage: words(),
  /** The accounts that the running user looks after as well. */
  accounts: z.array(z.object(userAccount)),
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
  accounts: z.nullish(z.array(z.object(userAccount))),
  /** Fields that are missing or wrong by name, with a field message key such as `valueMissing`; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

const userReasons = {
  'user-gone': 'There is no such user on an account of the running user.',
  'last-super': 'An account would be left without an enabled Super User.',
};

/** `getProfile`. */
const profileRequest = () =>
  z.object({
    /** The language of words in the answer, a tag with a hyphen such as `fr-CA`. */
    language: z.string(),
  });

const ownProfile = z.object({
  /** As it was typed. */
  firstName: z.string(),
  /** As it was typed. */
  lastName: words(),
  email: words(),
  /** Whole: the platform's own profile masks it where changes have to be confirmed. */
  phoneNumber: words(),
  /** Missing, null or empty for none. */
  mobileNumber: words(),
  /** The language saved on the user, such as `fr_CA`. */
  userLanguage: words(),
  /** The topics there are to choose for; missing or null for none. */
  notices: z.nullish(
    z.array(
      z.object({
        /** `orders`, `deliveries`, `invoices` or `promotions`; others are left out. */
        topic: z.string(),
        /** Whether it comes by email. */
        email: z.boolean(),
        /** Whether it comes as a text message. */
        text: z.boolean(),
      }),
    ),
  ),
  /** Accounts the running user is linked to. */
  accounts: z.array(
    z.object({
      ...userAccount,
      /** The one they begin on; at most one. */
      isDefault: z.nullish(z.boolean()),
      /** What they may do there. */
      permissions: z.array(z.string()),
    }),
  ),
  /** Another one after every change of the record; missing or null where that is not known. */
  revision: words(),
});

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
    /** From 0. */
    page: count(),
    /** At most 200. */
    pageSize: count(),
  }),
  /** One page of everybody who is linked to an account of the running user. */
  response: z.object({
    users: z.array(z.object(userRow)),
    /** How many there are on all pages; missing or null when that is not known. */
    total: z.nullish(count()),
    /** Whether more pages follow. */
    hasMore: z.boolean(),
  }),
  docs: {
    purpose: 'One page of the users who are linked to an account of the running user, themselves included.',
    errors: superUsers,
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
    errors: superUsers,
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
    accounts: z.array(z.object(userAccount)),
  }),
  docs: {
    purpose: 'What the running user may give: permissions, and accounts users may be linked to.',
    errors: superUsers,
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
    errors: superUsers,
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
    errors: superUsers,
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
    errors: superUsers,
    reasons: userReasons,
    without: 'Users are neither kept out nor let in again.',
  },
});

export const getPasswordPolicy = defineMethod({
  name: 'getPasswordPolicy',
  http: 'GET',
  request: z.object({}),
  response: z.object({
    /** Fewest signs. */
    minLength: z.int().check(z.positive()),
    /** Most signs; missing or null for no limit. */
    maxLength: z.nullish(z.int().check(z.positive())),
    /** Any of `lower`, `upper`, `digit` and `symbol`: at least one sign of each. */
    needs: z.array(z.string()),
  }),
  docs: {
    purpose: 'What the org asks of a new password.',
    without: 'The rules are not shown beforehand.',
  },
});

export const changePassword = defineMethod({
  name: 'changePassword',
  http: 'POST',
  /** Write neither to a log, an exception or a record. */
  request: z.object({
    /** The password the running user has. */
    current: z.string(),
    /** The one they want. */
    next: z.string(),
  }),
  /** It repeats neither password. */
  response: z.object({
    /** `done`, or `refused` when the password stays. */
    outcome: z.enum(['done', 'refused']),
    /** Why not, with `refused`: `current-wrong`, `too-weak`, `used-before` or `too-many-attempts`. */
    reason: words(),
  }),
  docs: {
    purpose:
      'Changes the running user’s password, as `Site.changePassword` does. Nothing of either password goes into a log, an exception or the answer; the session stays.',
    again: 'Refused with `current-wrong`: the password is the new one already.',
    reasons: {
      'current-wrong': 'The current password is not that.',
      'too-weak': 'The new one breaks the policy, or is the current one.',
      'used-before': 'It is one of those remembered.',
      'too-many-attempts': 'Too many wrong ones in a short time: nothing was looked at.',
    },
    without: 'The password is not changed here.',
  },
});

export const getProfile = defineMethod({
  name: 'getProfile',
  http: 'GET',
  request: profileRequest(),
  /** The running user's own record. */
  response: ownProfile,
  docs: {
    purpose:
      'The running user’s own record, with what there is to choose of notices and the accounts they are linked to.',
    without: 'No page of one’s own record.',
  },
});

export const saveProfile = defineMethod({
  name: 'saveProfile',
  http: 'POST',
  /** What is null stays as it is. */
  request: z.object({
    ...profileRequest().shape,
    /** As `getProfile` told it: the record has to be the same still. Null when it need not be. */
    revision: z.nullable(z.string()),
    /** Not blank. */
    firstName: z.nullable(z.string()),
    /** Not blank. */
    lastName: z.nullable(z.string()),
    /** A phone number as it was typed. */
    phoneNumber: z.nullable(z.string()),
    /** The same; empty takes it away, which is wrong while a topic comes as a text message. */
    mobileNumber: z.nullable(z.string()),
    /** The topics that change; the others stay. */
    notices: z.nullable(
      z.array(
        z.object({
          /** One that `getProfile` named. */
          topic: z.string(),
          /** Whether it comes by email. */
          email: z.boolean(),
          /** Whether it comes as a text message to the mobile number. */
          text: z.boolean(),
        }),
      ),
    ),
  }),
  response: z.object({
    /** `done`, or `refused` when nothing was saved. */
    outcome: z.enum(['done', 'refused']),
    /** The record after the change, with `done`. */
    profile: z.nullish(ownProfile),
    /** Why not, with `refused`: `changed`; missing or null when fields are named. */
    reason: words(),
    /** Fields that are missing or wrong by name, with a field message key; the outcome is `refused`. */
    fields: z.nullish(z.record(z.string(), z.string())),
  }),
  docs: {
    purpose:
      'Changes what is named of the running user’s own record, all or nothing, and keeps words without white space at their ends.',
    again: 'With a revision it is refused with `changed`; without one nothing changes.',
    reasons: { changed: 'The revision is another one now.' },
    without: 'One’s own record can be seen and not changed.',
  },
});

export const updateUserLanguage = defineMethod({
  name: 'updateUserLanguage',
  http: 'POST',
  request: z.object({
    /** With an underscore, as the platform's user record has it, such as `fr_CA`. */
    language: z.string(),
  }),
  response: nothing(),
  docs: {
    purpose: 'Saves the language on the running user.',
    again: 'Nothing changes.',
    without: 'The language is changed for the page and not saved.',
  },
});
