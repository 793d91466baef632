import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { linkedAccount, nothing, words } from '../server-methods/parts';

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
      ...linkedAccount(),
      /** The one they begin on; at most one. */
      isDefault: z.nullish(z.boolean()),
      /** What they may do there. */
      permissions: z.array(z.string()),
    }),
  ),
  /** Another one after every change of the record; missing or null where that is not known. */
  revision: words(),
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
