import type * as z from 'zod/mini';
import * as accounts from '../accounts/accounts.methods';
import * as builder from '../builder/builder.methods';
import * as cart from '../cart/cart.methods';
import * as catalog from '../catalog/catalog.methods';
import * as checkout from '../checkout/checkout.methods';
import * as contact from '../contact/contact.methods';
import * as content from '../content/content.methods';
import * as insights from '../insights/insights.methods';
import * as invoices from '../invoices/invoices.methods';
import * as payments from '../invoices/payments.methods';
import * as lists from '../lists/lists.methods';
import * as notifications from '../notifications/notifications.methods';
import * as offers from '../offers/offers.methods';
import * as orders from '../orders/orders.methods';
import * as cancelOrder from '../orders/cancel-order.methods';
import * as orderTerms from '../orders/order-terms.methods';
import * as people from '../people/people.methods';
import * as profile from '../profile/profile.methods';
import * as registration from '../registration/registration.methods';
import * as reminders from '../reminders/reminders.methods';
import * as session from '../session/session.methods';
import * as support from '../support/support.methods';
import * as cases from '../support/cases.methods';
import * as createCase from '../support/create-case.methods';
import * as wallet from '../wallet/wallet.methods';
import { attempt, stepsOf } from './commit';
import {
  COMMIT_STEPS,
  type CommitContract,
  type CommitStep,
  type ServerMethodContract,
  type ServerMethodDocs,
} from './define-method';

/** All declarations by name. */
const declared = {
  ...accounts,
  ...builder,
  ...cart,
  ...catalog,
  ...checkout,
  ...contact,
  ...content,
  ...insights,
  ...invoices,
  ...payments,
  ...lists,
  ...notifications,
  ...offers,
  ...orders,
  ...cancelOrder,
  ...orderTerms,
  ...people,
  ...profile,
  ...registration,
  ...reminders,
  ...session,
  ...support,
  ...cases,
  ...createCase,
  ...wallet,
};
type Declared = typeof declared;

/** Name of a commit operation; each has four methods. */
export type CommitName = {
  [Name in keyof Declared]: Declared[Name] extends CommitContract ? Name : never;
}[keyof Declared];
type MethodName = Exclude<keyof Declared, CommitName>;

/** Name of a server method; the options can map it to another one. */
export type ServerMethodName = MethodName | `${CommitName}${CommitStep}`;

/** Request of a server method. */
export type RequestOf<Name extends ServerMethodName> = Name extends MethodName
  ? z.input<Declared[Name]['request']>
  : Name extends `${infer Commit extends CommitName}Prepare`
    ? z.input<Declared[Commit]['request']>
    : z.input<ReturnType<typeof attempt>>;

/** Response of a server method. */
export type ResponseOf<Name extends ServerMethodName> = Name extends MethodName
  ? z.output<Declared[Name]['response']>
  : unknown;

/** Result of a commit operation. */
export type ValueOf<Name extends CommitName> = z.output<Declared[Name]['value']>;

const BUSY = { UNABLE_TO_LOCK_ROW: 'The attempt is being committed at this moment. The adapter looks up its outcome.' };

/** The four methods of an operation for Apex developers. */
function commitMethods({
  name,
  request,
  value,
  docs: { does, subject, reasons, errors, without },
}: CommitContract): readonly (readonly [string, ServerMethodContract])[] {
  const steps = stepsOf(name, value);
  const docs: Readonly<Record<CommitStep, Omit<ServerMethodDocs, 'without'>>> = {
    Prepare: {
      reasons,
      errors: { ...BUSY, ...errors },
      purpose: `${does}, first step: checks the request, stores it under a new handle, and closes an older handle of the same ${subject} that was not committed. It does not do the work yet.`,
      again: 'Opens another handle and closes the earlier one.',
    },
    Commit: {
      reasons,
      errors: { ...BUSY, ...errors },
      purpose: `${does}: in one transaction, locks the handle’s record, checks that the handle is open, does the work, and stores the result with the handle and the key.`,
      again:
        'Nothing changes: the result of the first call is returned. A closed handle is always refused with `handle-closed`.',
    },
    Outcome: {
      ...(errors === undefined ? {} : { errors }),
      purpose: `Returns the outcome of one handle of the operation “${does}”. The outcome must be known for at least 30 days.`,
    },
    Abandon: {
      errors: { ...BUSY, ...errors },
      purpose: `Closes a handle of the operation “${does}” that was not committed, so that a late commit is refused.`,
      again: 'The same outcome is returned.',
    },
  };
  return COMMIT_STEPS.map((step) => [
    `${name}${step}`,
    { ...steps[step], request: step === 'Prepare' ? request : attempt(), docs: { ...docs[step], without } },
  ]);
}

/**
 * The contract of the server methods, which cover what the platform has no call for. The adapter's options can change
 * class and name of a method. Methods throw an `AuraHandledException` whose message is a code, optionally followed by
 * `: ` and a text for the log. Every method can throw `INSUFFICIENT_ACCESS`, `EFFECTIVE_ACCOUNT_NOT_FOUND`,
 * `INVALID_API_INPUT`, `MISSING_RECORD`, `LIMIT_EXCEEDED` and `TOO_MANY_RECORDS`. For documentation, tests and a
 * server: the adapter itself uses the declarations of each capability.
 */
// The keys are the declared names and those of the steps, which the type of Object.fromEntries cannot express.
export const serverMethodContract = Object.fromEntries(
  Object.entries<ServerMethodContract | CommitContract>(declared).flatMap(([name, one]) =>
    'value' in one ? commitMethods(one) : [[name, one] as const],
  ),
) as Readonly<Record<ServerMethodName, ServerMethodContract>>;
