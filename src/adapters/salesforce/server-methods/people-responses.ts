import * as z from 'zod/mini';
import { count, instant, recordId, words } from './parts';

const userAccount = {
  accountId: recordId(),
  /** What the account is called. */
  name: z.string().check(z.minLength(1)),
  /** The account number the buyer knows. */
  number: words(),
};

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

/** What `searchUsers` returns: one page of everybody who is linked to an account of the running user. */
export const usersResponse = z.object({
  users: z.array(z.object(userRow)),
  /** How many there are on all pages; missing or null when that is not known. */
  total: z.nullish(count()),
  /** Whether more pages follow. */
  hasMore: z.boolean(),
});

/** What `getUser` returns; null when there is none for the running user. */
export const userResponse = z.nullable(wholeUser);

/** What `getUserOptions` returns: what may be given to a user. */
export const userOptionsResponse = z.object({
  /** Permissions a Super User may give. */
  permissions: z.array(z.string()),
  /** Accounts users may be linked to: the running user's own. */
  accounts: z.array(z.object(userAccount)),
});

/** What `createUser`, `editUser` and `setUserEnabled` return. */
export const userChangedResponse = z.object({
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

/** What `getPasswordPolicy` returns. */
export const passwordPolicyResponse = z.object({
  /** Fewest signs. */
  minLength: z.int().check(z.positive()),
  /** Most signs; missing or null for no limit. */
  maxLength: z.nullish(z.int().check(z.positive())),
  /** Any of `lower`, `upper`, `digit` and `symbol`: at least one sign of each. */
  needs: z.array(z.string()),
});

/** What `changePassword` returns. It repeats neither password. */
export const passwordChangedResponse = z.object({
  /** `done`, or `refused` when the password stays. */
  outcome: z.enum(['done', 'refused']),
  /** Why not, with `refused`: `current-wrong`, `too-weak`, `used-before` or `too-many-attempts`. */
  reason: words(),
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
  notices: z.nullish(z.array(z.object({
    /** `orders`, `deliveries`, `invoices` or `promotions`; others are left out. */
    topic: z.string(),
    /** Whether it comes by email. */
    email: z.boolean(),
    /** Whether it comes as a text message. */
    text: z.boolean(),
  }))),
  /** Accounts the running user is linked to. */
  accounts: z.array(z.object({
    ...userAccount,
    /** The one they begin on; at most one. */
    isDefault: z.nullish(z.boolean()),
    /** What they may do there. */
    permissions: z.array(z.string()),
  })),
  /** Another one after every change of the record; missing or null where that is not known. */
  revision: words(),
});

/** What `getProfile` returns: the running user's own record. */
export const profileResponse = ownProfile;

/** What `saveProfile` returns. */
export const profileSavedResponse = z.object({
  /** `done`, or `refused` when nothing was saved. */
  outcome: z.enum(['done', 'refused']),
  /** The record after the change, with `done`. */
  profile: z.nullish(ownProfile),
  /** Why not, with `refused`: `changed`; missing or null when fields are named. */
  reason: words(),
  /** Fields that are missing or wrong by name, with a field message key; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});
