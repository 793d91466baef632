import type {
  AccountLookup,
  Evidence,
  RegistrationDetails,
  SentCode,
  Verification,
  VerificationMethod,
} from '../../domain';
import {
  phoneProblem,
  type PhoneOptions,
  REGISTRATION_FIELDS,
  type RegistrationField,
  registrationProblems,
} from '../../rules';

/** The steps of registering; how it ends comes after them. */
export const allSteps = ['account', 'verify', 'details'] as const;
export type Step = (typeof allSteps)[number];

export const allMethods = ['code', 'invoice', 'mobile'] as const satisfies readonly VerificationMethod[];

/** A code that was sent, with the moments of this device at which another one may be asked for and it expires. */
export interface Texted {
  readonly challenge: string;
  readonly digits: number;
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly minutes: number;
}

/** The account that was verified, and what stands for it until it is too old. */
export interface Proof {
  readonly handle: string;
  readonly method: VerificationMethod;
  readonly name: string;
  readonly number: string;
  readonly expiresAt: number;
}

/** Everything that is answered, as it is typed. It is kept over a reload, so nothing secret is in it. */
export interface Draft extends RegistrationDetails {
  readonly step: Step;
  readonly accountNumber: string;
  /** What the account can be verified by; null until it was looked up. */
  readonly found: { readonly methods: readonly VerificationMethod[]; readonly smsOptOutCode: string | null } | null;
  readonly method: VerificationMethod | null;
  readonly mobileNumber: string;
  readonly texted: Texted | null;
  readonly proof: Proof | null;
}

/** What verifies an account by being known: never stored. */
export interface Secrets {
  readonly code: string;
  readonly invoiceNumber: string;
  readonly texted: string;
}

/** Everything in the form. */
export interface Answers extends Draft {
  readonly secrets: Secrets;
}

export const noSecrets: Secrets = { code: '', invoiceNumber: '', texted: '' };

/** Answers nobody gave yet; the language is the page's. */
export const emptyDraft = (language: string): Draft => ({
  step: 'account',
  accountNumber: '',
  found: null,
  method: null,
  mobileNumber: '',
  texted: null,
  proof: null,
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  language,
});

/** Whether somebody answered anything that is worth keeping. */
export const hasInput = ({ accountNumber, firstName, lastName, email, phoneNumber }: Draft): boolean =>
  [accountNumber, firstName, lastName, email, phoneNumber].some((text) => text !== '');

/** Another account number is another account: nothing that was found out or shown counts for it. */
export const withAccountNumber = (draft: Draft, accountNumber: string): Draft => ({
  ...draft,
  accountNumber,
  found: null,
  method: null,
  texted: null,
  proof: null,
});

/** The account was found. Only ways that are known and possible here are offered; a single one is chosen. */
export function withFound(
  draft: Draft,
  { methods, smsOptOutCode }: Extract<AccountLookup, { outcome: 'found' }>,
  canText: boolean,
): Draft {
  const offered = allMethods.filter((method) => methods.includes(method) && (method !== 'mobile' || canText));
  return {
    ...draft,
    found: { methods: offered, smsOptOutCode },
    method: offered.length === 1 ? (offered[0] ?? null) : null,
  };
}

/** Another number gets a code of its own. */
export const withMobile = (draft: Draft, mobileNumber: string): Draft => ({ ...draft, mobileNumber, texted: null });

const SECOND = 1000;

/** A code is on its way. Spans become moments of this device. */
export const withTexted = (
  draft: Draft,
  { challenge, digits, resendIn, expiresIn }: Extract<SentCode, { outcome: 'sent' }>,
  now: number,
): Draft => ({
  ...draft,
  texted: {
    challenge,
    digits,
    resendAt: now + resendIn * SECOND,
    expiresAt: now + expiresIn * SECOND,
    minutes: Math.floor(expiresIn / 60),
  },
});

/** A new code has to wait after all. */
export const withResend = (draft: Draft, resendIn: number, now: number): Draft => ({
  ...draft,
  texted: draft.texted && { ...draft.texted, resendAt: now + resendIn * SECOND },
});

/** The account is verified. Whoever holds the phone is offered its number as their own. */
export function withProof(
  draft: Draft,
  { proof, expiresIn, account }: Extract<Verification, { outcome: 'verified' }>,
  method: VerificationMethod,
  now: number,
): Draft {
  const phoneNumber = draft.phoneNumber === '' && method === 'mobile' ? draft.mobileNumber : draft.phoneNumber;
  return {
    ...draft,
    texted: null,
    phoneNumber,
    proof: { handle: proof, method, ...account, expiresAt: now + expiresIn * SECOND },
  };
}

/** The verification is too old, or another one is wanted: the details stay. */
export const withoutProof = (draft: Draft): Draft => ({ ...draft, step: 'verify', texted: null, proof: null });

/** What is shown to verify the account; null until it is complete. */
export function evidenceOf({ method, texted }: Draft, secrets: Secrets): Evidence | null {
  switch (method) {
    case 'code':
      return { method, code: secrets.code.trim() };
    case 'invoice':
      return { method, invoiceNumber: secrets.invoiceNumber.trim() };
    case 'mobile':
      return texted === null ? null : { method, challenge: texted.challenge, code: secrets.texted.trim() };
    case null:
      return null;
    default:
      return method satisfies never;
  }
}

/** The details as they are sent. */
export const detailsOf = ({ firstName, lastName, email, phoneNumber, language }: Draft): RegistrationDetails => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phoneNumber: phoneNumber.trim(),
  language,
});

export type Field =
  'accountNumber' | 'method' | 'code' | 'invoiceNumber' | 'mobileNumber' | 'texted' | RegistrationField;

/** What is wrong with an answer: a rule's code, or what the backend said of it. */
export interface Problem {
  readonly code: string;
  /** Tries that are left, or seconds to wait. */
  readonly count?: number;
}

/** What is wrong, by field, in the order of the fields. */
export type Problems = ReadonlyMap<Field, Problem>;

const NONE: Problems = new Map();
const blank = (field: Field, value: string): Problems =>
  value.trim() === '' ? new Map([[field, { code: 'valueMissing' }]]) : NONE;

function verifyProblems(
  { method, texted, mobileNumber, proof }: Draft,
  secrets: Secrets,
  options: PhoneOptions,
): Problems {
  if (proof !== null) return NONE;
  switch (method) {
    case null:
      return new Map([['method', { code: 'valueMissing' }]]);
    case 'code':
      return blank('code', secrets.code);
    case 'invoice':
      return blank('invoiceNumber', secrets.invoiceNumber);
    case 'mobile': {
      if (texted !== null) return blank('texted', secrets.texted);
      const wrong = phoneProblem(mobileNumber.trim(), options);
      return wrong === null ? NONE : new Map([['mobileNumber', { code: wrong.code }]]);
    }
    default:
      return method satisfies never;
  }
}

/** Everything wrong in a step, in the order of its fields. */
export function problemsIn(draft: Draft, secrets: Secrets, options: PhoneOptions): Problems {
  switch (draft.step) {
    case 'account':
      return blank('accountNumber', draft.accountNumber);
    case 'verify':
      return verifyProblems(draft, secrets, options);
    case 'details':
      return new Map(
        registrationProblems(detailsOf(draft), options).map(({ field, problem }) => [field, { code: problem.code }]),
      );
    default:
      return draft.step satisfies never;
  }
}

/** The fields of the details that a backend named. */
export const namedIn = (fields: Readonly<Record<string, string>> | undefined): Problems =>
  new Map(
    REGISTRATION_FIELDS.flatMap((field) =>
      fields !== undefined && Object.hasOwn(fields, field)
        ? [[field, { code: fields[field] ?? 'invalidEntry' }] as const]
        : [],
    ),
  );
