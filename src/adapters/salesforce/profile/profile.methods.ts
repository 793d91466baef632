import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { linkedAccount, nothing, optionalText } from '../server-methods/parts';

/** Request of `getProfile`. */
const profileRequest = () =>
  z.object({
    /** Language for texts in the response, a tag with a hyphen such as `fr-CA`. */
    language: z.string(),
  });

const ownProfile = z.object({
  /** The entered first name. */
  firstName: z.string(),
  /** The entered last name. */
  lastName: optionalText(),
  email: optionalText(),
  /** Complete number: the platform's own profile masks it if changes have to be confirmed. */
  phoneNumber: optionalText(),
  /** Missing, null or empty for none. */
  mobileNumber: optionalText(),
  /** The user's saved language, such as `fr_CA`. */
  userLanguage: optionalText(),
  /** Available notification topics; missing or null for none. */
  notices: z.nullish(
    z.array(
      z.object({
        /** `orders`, `deliveries`, `invoices` or `promotions`; the adapter ignores others. */
        topic: z.string(),
        /** Whether to send emails. */
        email: z.boolean(),
        /** Whether to send text messages. */
        text: z.boolean(),
      }),
    ),
  ),
  /** Accounts of the running user. */
  accounts: z.array(
    z.object({
      ...linkedAccount(),
      /** The default account; at most one. */
      isDefault: z.nullish(z.boolean()),
      /** The user's permissions in the account. */
      permissions: z.array(z.string()),
    }),
  ),
  /** Changes with every change of the profile; missing or null if unsupported. */
  revision: optionalText(),
});

export const getPasswordPolicy = defineMethod({
  name: 'getPasswordPolicy',
  http: 'GET',
  request: z.object({}),
  response: z.object({
    /** Minimum number of characters. */
    minLength: z.int().check(z.positive()),
    /** Maximum number of characters; missing or null for no limit. */
    maxLength: z.nullish(z.int().check(z.positive())),
    /** Any of `lower`, `upper`, `digit` and `symbol`: kinds of which the password needs at least one character. */
    needs: z.array(z.string()),
  }),
  docs: {
    purpose: 'Returns the org’s rules for a new password.',
    without: 'The rules are not shown before the buyer submits the form.',
  },
});

export const changePassword = defineMethod({
  name: 'changePassword',
  http: 'POST',
  /** Never write the passwords to a log, an exception or a record. */
  request: z.object({
    /** The running user's current password. */
    current: z.string(),
    /** The new password. */
    next: z.string(),
  }),
  /** Must not contain either password. */
  response: z.object({
    /** `done`, or `refused` when the password has not changed. */
    outcome: z.enum(['done', 'refused']),
    /** Reason for `refused`: `current-wrong`, `too-weak`, `used-before` or `too-many-attempts`. */
    reason: optionalText(),
  }),
  docs: {
    purpose:
      'Changes the running user’s password, as `Site.changePassword` does. Neither password may appear in a log, an exception or the response. The session continues.',
    again: 'Refused with `current-wrong`: the first call has changed the password already.',
    reasons: {
      'current-wrong': 'The current password is wrong.',
      'too-weak': 'The new password violates the policy, or equals the current one.',
      'used-before': 'The new password was used before.',
      'too-many-attempts': 'There were too many wrong passwords in a short time. The passwords were not checked.',
    },
    without: 'The password can’t be changed here.',
  },
});

export const getProfile = defineMethod({
  name: 'getProfile',
  http: 'GET',
  request: profileRequest(),
  /** The running user's profile. */
  response: ownProfile,
  docs: {
    purpose: 'Returns the running user’s profile, with the available notices and the linked accounts.',
    without: 'There is no profile page.',
  },
});

export const saveProfile = defineMethod({
  name: 'saveProfile',
  http: 'POST',
  /** Null fields do not change. */
  request: z.object({
    ...profileRequest().shape,
    /** Revision from `getProfile`: the profile must not have changed since. Null to skip the check. */
    revision: z.nullable(z.string()),
    /** Not blank. */
    firstName: z.nullable(z.string()),
    /** Not blank. */
    lastName: z.nullable(z.string()),
    /** The entered phone number. */
    phoneNumber: z.nullable(z.string()),
    /** The entered mobile number; empty removes it, which is invalid while a topic uses text messages. */
    mobileNumber: z.nullable(z.string()),
    /** Changed topics; others do not change. */
    notices: z.nullable(
      z.array(
        z.object({
          /** A topic of `getProfile`. */
          topic: z.string(),
          /** Whether to send emails. */
          email: z.boolean(),
          /** Whether to send text messages to the mobile number. */
          text: z.boolean(),
        }),
      ),
    ),
  }),
  response: z.object({
    /** `done`, or `refused` when nothing was saved. */
    outcome: z.enum(['done', 'refused']),
    /** The profile after the change, with `done`. */
    profile: z.nullish(ownProfile),
    /** Reason for `refused`: `changed`; missing or null when fields are invalid. */
    reason: optionalText(),
    /** Missing or invalid fields by name, with a field message key; the outcome is `refused`. */
    fields: z.nullish(z.record(z.string(), z.string())),
  }),
  docs: {
    purpose: 'Changes the given fields of the running user’s profile, all or nothing, and trims texts.',
    again: 'With a revision, refused with `changed`; without one, nothing changes.',
    reasons: { changed: 'The profile has another revision now.' },
    without: 'The profile is shown, but can’t be changed.',
  },
});

export const updateUserLanguage = defineMethod({
  name: 'updateUserLanguage',
  http: 'POST',
  request: z.object({
    /** With an underscore, in the format of the platform's user record, such as `fr_CA`. */
    language: z.string(),
  }),
  response: nothing(),
  docs: {
    purpose: 'Saves the language with the running user.',
    again: 'Nothing changes.',
    without: 'The language changes for the page, but is not saved.',
  },
});
