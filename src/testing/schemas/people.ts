import * as z from 'zod/mini';
import type {
  PasswordPolicy,
  PasswordResult,
  Profile,
  User,
  UserAccount,
  UserOptions,
  UserPage,
  UserResult,
} from '../../ports';
import { LANGUAGE_TAGS } from '../../rules/languages';
import { NOTICE_TOPICS } from '../../rules/notices';
import { PASSWORD_KINDS } from '../../rules/password';
import { PERMISSIONS } from '../../rules/server-codes';
import { count, id, instant, label, pageOf, positive, text, plainText } from './basics';

const permissions = z.array(z.enum(PERMISSIONS));
const account = z.object({ id, name: label, number: plainText }) satisfies z.ZodMiniType<UserAccount>;
const rowShape = {
  id,
  firstName: label,
  lastName: label,
  email: text,
  permissions,
  accountCount: count,
  lastAccessed: z.nullable(instant),
  enabled: z.boolean(),
  isYou: z.boolean(),
};

export const userPage = pageOf(z.object(rowShape)) satisfies z.ZodMiniType<UserPage>;

export const user = z.object({
  ...rowShape,
  phoneNumber: plainText,
  mobileNumber: plainText,
  language: z.enum(LANGUAGE_TAGS),
  accounts: z.array(account),
  revision: text,
}) satisfies z.ZodMiniType<User>;

export const userOptions = z.object({ permissions, accounts: z.array(account) }) satisfies z.ZodMiniType<UserOptions>;

export const userResult = z.union([
  z.object({ outcome: z.literal('done'), user }),
  z.object({ outcome: z.literal('refused'), reason: z.enum(['email-taken', 'user-gone']) }),
  z.object({
    outcome: z.literal('refused'),
    reason: z.literal('last-super'),
    accounts: z.array(account).check(z.minLength(1)),
  }),
  z.object({ outcome: z.literal('refused'), reason: z.literal('changed'), user }),
]) satisfies z.ZodMiniType<UserResult>;

export const profileRecord = z.object({
  firstName: label,
  lastName: label,
  email: text,
  phoneNumber: plainText,
  mobileNumber: plainText,
  language: z.enum(LANGUAGE_TAGS),
  notices: z.array(z.object({ topic: z.enum(NOTICE_TOPICS), email: z.boolean(), text: z.boolean() })),
  accounts: z.array(z.object({ id, name: label, number: plainText, isDefault: z.boolean(), permissions })),
  revision: z.optional(text),
}) satisfies z.ZodMiniType<Profile>;

export const passwordPolicy = z.object({
  minLength: positive,
  maxLength: z.nullable(positive),
  needs: z.array(z.enum(PASSWORD_KINDS)),
}) satisfies z.ZodMiniType<PasswordPolicy>;

export const passwordResult = z.union([
  z.object({ outcome: z.literal('done') }),
  z.object({
    outcome: z.literal('refused'),
    reason: z.enum(['current-wrong', 'too-weak', 'used-before', 'too-many-attempts']),
  }),
]) satisfies z.ZodMiniType<PasswordResult>;
