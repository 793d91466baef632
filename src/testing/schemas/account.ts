import * as z from 'zod/mini';
import type { Account, AccountDetail, Address, Minimum, SessionUser, StoreSettings } from '../../ports';
import { parseEffectiveAccountId } from '../../rules/accounts';
import { ACCOUNT_CONDITIONS, PERMISSIONS } from '../../rules/server-codes';
import {
  calendarDate,
  count,
  currency,
  id,
  instant,
  label,
  money,
  positive,
  text,
  timeZone,
  plainText,
} from './basics';

export const address = z.object({
  street: plainText,
  city: plainText,
  state: plainText,
  zip: plainText,
  country: plainText,
}) satisfies z.ZodMiniType<Address>;

export const minimum = z.object({
  cases: z.exactOptional(positive),
  value: z.exactOptional(money),
}) satisfies z.ZodMiniType<Minimum>;

/** Id of an account. An adapter must convert fifteen zeros to null (decision 8). */
const accountId = id.check(
  z.refine((value) => parseEffectiveAccountId(value) !== null, 'is the platform’s word for no account'),
);

export const account = z.object({
  id: accountId,
  name: label,
  number: z.nullable(text),
  address: z.nullable(address),
  isDefault: z.boolean(),
  isOwn: z.boolean(),
  conditions: z.array(
    z.object({
      code: z.enum(ACCOUNT_CONDITIONS),
      stops: z.array(z.enum(['add', 'checkout'])),
      reason: z.exactOptional(label),
    }),
  ),
}) satisfies z.ZodMiniType<Account>;

export const accountDetail = z.extend(account, {
  timeZone,
  currency,
  minimum,
  bottlerId: z.nullable(text),
  visits: z.array(z.object({ date: calendarDate, cutOff: instant })),
}) satisfies z.ZodMiniType<AccountDetail>;

export const sessionUser = z.object({
  id,
  firstName: plainText,
  accountId: z.nullable(accountId),
  permissions: z.array(z.enum(PERMISSIONS)),
}) satisfies z.ZodMiniType<SessionUser>;

export const storeSettings = z.object({
  guestBrowsingEnabled: z.boolean(),
  guestCartEnabled: z.boolean(),
  guestCheckoutEnabled: z.boolean(),
  guestCartCheckoutEnabled: z.boolean(),
  splitShipmentEnabled: z.boolean(),
  skipPhoneNumberValidationEnabled: z.boolean(),
  defaultCurrency: currency,
  maxAge: z.nullable(count),
}) satisfies z.ZodMiniType<StoreSettings>;
