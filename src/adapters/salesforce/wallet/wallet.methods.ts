import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import { amount, count, day, permissionErrors, reader, recordId, words } from '../server-methods/parts';

/** What comes of `addPaymentMethod`, and each stored method. It holds no number and no token. */
const methodValue = z.object({
  id: recordId(),
  /** `card` or `ach`. */
  kind: z.enum(['card', 'ach']),
  /** Brand of a card or name of a bank. */
  brand: z.string().check(z.minLength(1)),
  /** The last four digits: an answer with more of them is not read. */
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  /** When a card ends; missing or null for a bank account. */
  expiry: z.nullish(
    z.object({
      /** Four digits. */
      year: z.int().check(z.gte(2000), z.lte(9999)),
      /** 1 to 12. */
      month: z.int().check(z.gte(1), z.lte(12)),
    }),
  ),
  /** What the buyer calls it. */
  nickname: words(),
  /** The one method that is proposed first. */
  isDefault: z.boolean(),
  /** `expired` or `unverified` by the org's clock; missing or null when it can be paid with. */
  problem: z.nullish(z.enum(['expired', 'unverified'])),
  /** Whether autopay draws on it. */
  paysAutomatically: z.boolean(),
});

const noWallet = 'No wallet.';

/** What `renamePaymentMethod`, `setDefaultPaymentMethod` and `removePaymentMethod` return. */
const walletChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** Every method after the change, the default first; with `done`. */
  methods: z.nullish(z.array(methodValue)),
  /** Why not, with `refused`: `method-gone`, `method-unusable` or `pays-automatically`. */
  reason: words(),
});

/** `setDefaultPaymentMethod` and `removePaymentMethod`. */
const methodRequest = () => z.object({ ...reader(), methodId: recordId() });

/** How autopay is set. */
const autopaySetting = () => ({
  /** False turns it off; everything below is null then. */
  on: z.boolean(),
  /** The method to draw on. */
  methodId: z.nullable(recordId()),
  /** Day of the month, 1 to 28; null: on each invoice's due date. */
  day: z.nullable(z.int()),
  /** The most one invoice may be to be paid by itself; null for no limit. */
  limit: z.nullable(amount()),
  /** Currency of the limit; null without one. */
  limitCurrencyIsoCode: z.nullable(z.string()),
});

/** What `getAutopay` returns, and what comes of `setAutopay`. */
const autopayValue = z.object({
  /** Whether invoices are paid by themselves. */
  on: z.boolean(),
  /** Currency of the account's invoices, and of every amount here. */
  currencyIsoCode: z.string().check(z.minLength(3)),
  /** The method it draws on; missing or null while it is off. */
  methodId: z.nullish(recordId()),
  /** Day of the month, 1 to 28; missing or null: on each invoice's due date. */
  day: z.nullish(z.int().check(z.gte(1), z.lte(28))),
  /** The most one invoice may be to be paid by itself; missing or null for no limit. */
  limit: z.nullish(amount()),
  /** What it pays next, as things stand; missing or null for nothing. */
  next: z.nullish(
    z.object({
      date: day(),
      /** What the method is charged for everything it pays on that day, with its surcharge. */
      amount: amount(),
      /** How many invoices that is; missing or null when it is not known. */
      invoices: z.nullish(count()),
      /** What of the amount is a surcharge; missing or null for none. */
      surcharge: z.nullish(amount()),
    }),
  ),
});

export const getPaymentMethods = defineMethod({
  name: 'getPaymentMethods',
  http: 'GET',
  request: z.object(reader()),
  /** The default method first. */
  response: z.object({ methods: z.array(methodValue) }),
  docs: {
    purpose: 'The account’s stored payment methods. Numbers and tokens never leave the org.',
    errors: permissionErrors('finance'),
    without: noWallet,
  },
});

export const renamePaymentMethod = defineMethod({
  name: 'renamePaymentMethod',
  http: 'POST',
  request: z.object({
    ...reader(),
    methodId: recordId(),
    /** At most 40 signs; empty takes the name away. */
    nickname: z.string(),
  }),
  response: walletChangedResponse,
  docs: {
    purpose: 'Calls a stored method something.',
    again: 'Nothing changes.',
    errors: permissionErrors('finance'),
    without: 'Methods can not be named.',
  },
});

export const setDefaultPaymentMethod = defineMethod({
  name: 'setDefaultPaymentMethod',
  http: 'POST',
  request: methodRequest(),
  response: walletChangedResponse,
  docs: {
    purpose: 'Makes a stored method the one that is proposed first, and the others not.',
    again: 'Nothing changes.',
    errors: permissionErrors('finance'),
    without: 'The default can not be changed.',
  },
});

export const removePaymentMethod = defineMethod({
  name: 'removePaymentMethod',
  http: 'POST',
  request: methodRequest(),
  response: walletChangedResponse,
  docs: {
    purpose:
      'Takes a stored method out, with its token at the payment provider. When it was the default, another that can be paid with becomes it.',
    again: 'Nothing changes: one that is gone is `done`.',
    errors: permissionErrors('finance'),
    without: 'Methods can not be taken out.',
  },
});

export const addPaymentMethod = defineCommit({
  name: 'addPaymentMethod',
  request: z.object({
    ...reader(),
    /** What the payment provider's fields answered with: good for storing the method once. It is never a number. */
    token: z.string(),
    /** `card` or `ach`. */
    kind: z.enum(['card', 'ach']),
    /** What the buyer calls it, at most 40 signs; may be empty. */
    nickname: z.string(),
    /** Whether it is to be the method proposed first. */
    makeDefault: z.boolean(),
  }),
  value: methodValue,
  docs: {
    does: 'Stores a payment method by its provider’s token',
    subject: 'account',
    errors: permissionErrors('finance'),
    reasons: {
      declined: 'The provider did not accept it.',
      'token-expired': 'The token is too old.',
      'already-stored': 'It is in the wallet already, by another token.',
    },
    without: 'Methods can not be added.',
  },
});

export const getAutopay = defineMethod({
  name: 'getAutopay',
  http: 'POST',
  reads: true,
  request: z.object({
    ...reader(),
    /** Answer how it would be with this setting, and change nothing; null or missing: how it is. */
    choice: z.nullish(z.object(autopaySetting())),
  }),
  response: autopayValue,
  docs: {
    purpose:
      'Whether and how invoices are paid by themselves, and what is paid next. With a `choice`: how it would be with that.',
    errors: permissionErrors('finance'),
    without: 'No autopay.',
  },
});

export const setAutopay = defineCommit({
  name: 'setAutopay',
  request: z.object({ ...reader(), ...autopaySetting() }),
  value: autopayValue,
  docs: {
    does: 'Turns autopay on, changes it or turns it off',
    subject: 'account',
    errors: permissionErrors('finance'),
    reasons: {
      'method-gone': 'The method is not in the wallet.',
      'method-unusable': 'The method can not be paid with.',
    },
    without: 'Autopay can be seen and not changed.',
  },
});
