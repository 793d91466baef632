import * as z from 'zod/mini';
import { USER_SORTS } from '../../../rules/user-list';
import { onceReader } from './commit';
import { count, recordId } from './parts';

/** `getUserOptions`. */
export const peopleReaderRequest = z.object({ ...onceReader });

/** `searchUsers`. What is empty or null does not narrow. */
export const usersRequest = z.object({
  ...onceReader,
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
});

/** `getUser`. */
export const userRequest = z.object({ ...onceReader, userId: recordId() });

const userDetails = {
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
};

/** `createUser`. */
export const createUserRequest = z.object({
  ...onceReader,
  /** The buyer's intent: a second call with it answers with the user the first one made. At most 64 signs. */
  key: z.string(),
  ...userDetails,
  /** Nobody else's, in any case. */
  email: z.string(),
});

/** `editUser`. */
export const editUserRequest = z.object({
  ...onceReader,
  userId: recordId(),
  /** As `getUser` told it: the user has to be the same still. */
  revision: z.string(),
  ...userDetails,
});

/** `setUserEnabled`. */
export const enableUserRequest = z.object({
  ...onceReader,
  userId: recordId(),
  /** Whether the user may sign in. */
  enabled: z.boolean(),
});

/** `getPasswordPolicy`. */
export const passwordPolicyRequest = z.object({});

/** `changePassword`. Write neither to a log, an exception or a record. */
export const changePasswordRequest = z.object({
  /** The password the running user has. */
  current: z.string(),
  /** The one they want. */
  next: z.string(),
});

/** `getProfile`. */
export const profileRequest = z.object({
  /** The language of words in the answer, a tag with a hyphen such as `fr-CA`. */
  language: z.string(),
});

/** `saveProfile`. What is null stays as it is. */
export const saveProfileRequest = z.object({
  ...profileRequest.shape,
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
  notices: z.nullable(z.array(z.object({
    /** One that `getProfile` named. */
    topic: z.string(),
    /** Whether it comes by email. */
    email: z.boolean(),
    /** Whether it comes as a text message to the mobile number. */
    text: z.boolean(),
  }))),
});
