import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import { amount, count, day, permissionErrors, callerFields, recordId, optionalText } from '../server-methods/parts';

/** Value of `addPaymentMethod`, and each stored method. It contains no number and no token. */
const methodValue = z.object({
  id: recordId(),
  /** `card` or `ach`. */
  kind: z.enum(['card', 'ach']),
  /** Brand of a card, or name of a bank. */
  brand: z.string().check(z.minLength(1)),
  /** The last four digits; a response with more digits is rejected. */
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  /** Expiry of a card; missing or null for a bank account. */
  expiry: z.nullish(
    z.object({
      /** Four digits. */
      year: z.int().check(z.gte(2000), z.lte(9999)),
      /** 1 to 12. */
      month: z.int().check(z.gte(1), z.lte(12)),
    }),
  ),
  /** Nickname that the buyer entered. */
  nickname: optionalText(),
  /** True for the default method. */
  isDefault: z.boolean(),
  /** `expired` or `unverified` by the org's clock; missing or null for a usable method. */
  problem: z.nullish(z.enum(['expired', 'unverified'])),
  /** Whether autopay uses it. */
  paysAutomatically: z.boolean(),
});

const noWallet = 'There is no wallet.';

/** Response of `renamePaymentMethod`, `setDefaultPaymentMethod` and `removePaymentMethod`. */
const walletChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** All methods after the change, the default first; with `done`. */
  methods: z.nullish(z.array(methodValue)),
  /** Reason for `refused`: `method-gone`, `method-unusable` or `used-by-autopay`. */
  reason: optionalText(),
});

/** Request of `setDefaultPaymentMethod` and `removePaymentMethod`. */
const methodRequest = () => z.object({ ...callerFields(), methodId: recordId() });

/** Autopay settings. */
const autopaySetting = () => ({
  /** False turns it off; the other fields are null then. */
  on: z.boolean(),
  /** The payment method. */
  methodId: z.nullable(recordId()),
  /** Day of the month, 1 to 28; null for each invoice's due date. */
  day: z.nullable(z.int()),
  /** Maximum amount of an invoice that is paid automatically; null for no limit. */
  limit: z.nullable(amount()),
  /** Currency of the limit; null without one. */
  limitCurrencyIsoCode: z.nullable(z.string()),
});

/** Response of `getAutopay`, and value of `setAutopay`. */
const autopayValue = z.object({
  /** Whether invoices are paid automatically. */
  on: z.boolean(),
  /** Currency of the account's invoices and of all amounts. */
  currencyIsoCode: z.string().check(z.minLength(3)),
  /** The payment method; missing or null while autopay is off. */
  methodId: z.nullish(recordId()),
  /** Day of the month, 1 to 28; missing or null for each invoice's due date. */
  day: z.nullish(z.int().check(z.gte(1), z.lte(28))),
  /** Maximum amount of an invoice that is paid automatically; missing or null for no limit. */
  limit: z.nullish(amount()),
  /** The next payment with the current settings; missing or null for none. */
  next: z.nullish(
    z.object({
      date: day(),
      /** Charge for all invoices of that day, including the surcharge. */
      amount: amount(),
      /** Number of invoices; missing or null if unknown. */
      invoices: z.nullish(count()),
      /** Surcharge within the amount; missing or null for none. */
      surcharge: z.nullish(amount()),
    }),
  ),
});

export const getPaymentMethods = defineMethod({
  name: 'getPaymentMethods',
  http: 'GET',
  request: z.object(callerFields()),
  /** The default method first. */
  response: z.object({ methods: z.array(methodValue) }),
  docs: {
    purpose: 'Returns the account’s stored payment methods. Numbers and tokens never leave the org.',
    errors: permissionErrors('finance'),
    without: noWallet,
  },
});

export const renamePaymentMethod = defineMethod({
  name: 'renamePaymentMethod',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    methodId: recordId(),
    /** At most 40 characters; empty removes the nickname. */
    nickname: z.string(),
  }),
  response: walletChangedResponse,
  docs: {
    purpose: 'Renames a stored payment method.',
    again: 'Nothing changes.',
    errors: permissionErrors('finance'),
    without: 'Payment methods can’t be renamed.',
  },
});

export const setDefaultPaymentMethod = defineMethod({
  name: 'setDefaultPaymentMethod',
  http: 'POST',
  request: methodRequest(),
  response: walletChangedResponse,
  docs: {
    purpose: 'Makes a stored payment method the default, which is proposed first.',
    again: 'Nothing changes.',
    errors: permissionErrors('finance'),
    without: 'The default can’t be changed.',
  },
});

export const removePaymentMethod = defineMethod({
  name: 'removePaymentMethod',
  http: 'POST',
  request: methodRequest(),
  response: walletChangedResponse,
  docs: {
    purpose:
      'Removes a stored payment method, with its token at the payment provider. If it was the default, another usable method becomes the default.',
    again: 'Nothing changes: the outcome for a method that was removed already is `done`.',
    errors: permissionErrors('finance'),
    without: 'Payment methods can’t be removed.',
  },
});

export const addPaymentMethod = defineCommit({
  name: 'addPaymentMethod',
  request: z.object({
    ...callerFields(),
    /** Token from the payment provider's fields, which can store the method once. It is never a number. */
    token: z.string(),
    /** `card` or `ach`. */
    kind: z.enum(['card', 'ach']),
    /** Nickname, at most 40 characters; can be empty. */
    nickname: z.string(),
    /** Whether to make it the default method. */
    makeDefault: z.boolean(),
  }),
  value: methodValue,
  docs: {
    does: 'Stores a payment method by its provider’s token',
    subject: 'account',
    errors: permissionErrors('finance'),
    reasons: {
      declined: 'The provider declined the payment method.',
      'token-expired': 'The token has expired.',
      'already-stored': 'The payment method is in the wallet already, with another token.',
    },
    without: 'Payment methods can’t be added.',
  },
});

export const getAutopay = defineMethod({
  name: 'getAutopay',
  http: 'POST',
  reads: true,
  request: z.object({
    ...callerFields(),
    /** Return a preview with this setting and change nothing; null or missing for the current settings. */
    choice: z.nullish(z.object(autopaySetting())),
  }),
  response: autopayValue,
  docs: {
    purpose:
      'Returns the autopay settings and the next payment. With a `choice`, it returns a preview with these settings.',
    errors: permissionErrors('finance'),
    without: 'There is no autopay.',
  },
});

export const setAutopay = defineCommit({
  name: 'setAutopay',
  request: z.object({ ...callerFields(), ...autopaySetting() }),
  value: autopayValue,
  docs: {
    does: 'Turns autopay on, changes it or turns it off',
    subject: 'account',
    errors: permissionErrors('finance'),
    reasons: {
      'method-gone': 'The payment method is not in the wallet.',
      'method-unusable': 'The payment method can’t be used for payments.',
    },
    without: 'Autopay is shown, but can’t be changed.',
  },
});
