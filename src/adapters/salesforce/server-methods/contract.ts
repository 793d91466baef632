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

/** Everything that is declared, by its name. */
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

/** An operation that happens once; each has four methods. */
export type CommitName = {
  [Name in keyof Declared]: Declared[Name] extends CommitContract ? Name : never;
}[keyof Declared];
type MethodName = Exclude<keyof Declared, CommitName>;

/** The name of a server method, as it is called unless the options say otherwise. */
export type ServerMethodName = MethodName | `${CommitName}${CommitStep}`;

/** What a server method takes. */
export type RequestOf<Name extends ServerMethodName> = Name extends MethodName
  ? z.input<Declared[Name]['request']>
  : Name extends `${infer Commit extends CommitName}Prepare`
    ? z.input<Declared[Commit]['request']>
    : z.input<ReturnType<typeof attempt>>;

/** What a server method answers with. */
export type ResponseOf<Name extends ServerMethodName> = Name extends MethodName
  ? z.output<Declared[Name]['response']>
  : unknown;

/** What comes of an operation that happens once. */
export type ValueOf<Name extends CommitName> = z.output<Declared[Name]['value']>;

const BUSY = { UNABLE_TO_LOCK_ROW: 'It is being committed at this moment: the adapter looks up its outcome.' };

/** The four methods of an operation, as an Apex developer has to write them. */
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
      purpose: `${does}, the first step: checks what is asked, keeps it under a new handle, and closes an older handle of the same ${subject} that was not committed. Nothing has happened yet.`,
      again: 'Another handle is opened, and the earlier one is closed.',
    },
    Commit: {
      reasons,
      errors: { ...BUSY, ...errors },
      purpose: `${does}: in one transaction it locks the handle’s record, looks whether it is open, does the work, and keeps what came of it with the handle and the key.`,
      again:
        'Nothing happens; what came of it the first time is returned. A handle that is closed is refused with `handle-closed`, however late it comes.',
    },
    Outcome: {
      ...(errors === undefined ? {} : { errors }),
      purpose: `${does}, looked up: the outcome of one handle. It has to be known for at least 30 days.`,
    },
    Abandon: {
      errors: { ...BUSY, ...errors },
      purpose: `${does}, given up: closes a handle that was not committed, so that a commit still on its way is refused.`,
      again: 'The same is returned.',
    },
  };
  return COMMIT_STEPS.map((step) => [
    `${name}${step}`,
    { ...steps[step], request: step === 'Prepare' ? request : attempt(), docs: { ...docs[step], without } },
  ]);
}

/**
 * The contract of the server methods: what the platform has no call for. A method's class and name can be
 * changed in the adapter's options. An error is thrown as an `AuraHandledException` whose message is a code, alone or
 * followed by `: ` and a text for the log. Codes every method may throw: `INSUFFICIENT_ACCESS`,
 * `EFFECTIVE_ACCOUNT_NOT_FOUND`, `INVALID_API_INPUT`, `MISSING_RECORD`, `LIMIT_EXCEEDED`, `TOO_MANY_RECORDS`.
 * For documentation, tests and a server: the adapter calls what each capability declares.
 */
// The keys are the names declared and those of the steps, which a table made from entries can not say.
export const serverMethodContract = Object.fromEntries(
  Object.entries<ServerMethodContract | CommitContract>(declared).flatMap(([name, one]) =>
    'value' in one ? commitMethods(one) : [[name, one] as const],
  ),
) as Readonly<Record<ServerMethodName, ServerMethodContract>>;
