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

/** Steps of registration; the result follows them. */
export const allSteps = ['account', 'verify', 'details'] as const;
export type Step = (typeof allSteps)[number];

export const allMethods = ['code', 'invoice', 'mobile'] as const satisfies readonly VerificationMethod[];

/** A sent code, with the device times at which a new one can be requested and at which it expires. */
export interface Texted {
  readonly challenge: string;
  readonly digits: number;
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly minutes: number;
}

/** The verified account, and the handle that proves the verification until it expires. */
export interface Proof {
  readonly handle: string;
  readonly method: VerificationMethod;
  readonly name: string;
  readonly number: string;
  readonly expiresAt: number;
}

/** Form values as typed. They are stored across reloads, so they contain no secrets. */
export interface Draft extends RegistrationDetails {
  readonly step: Step;
  readonly accountNumber: string;
  /** Verification methods of the account; null until the look-up. */
  readonly found: { readonly methods: readonly VerificationMethod[]; readonly smsOptOutCode: string | null } | null;
  readonly method: VerificationMethod | null;
  readonly mobileNumber: string;
  readonly texted: Texted | null;
  readonly proof: Proof | null;
}

/** Values that prove knowledge about the account; never stored. */
export interface Secrets {
  readonly code: string;
  readonly invoiceNumber: string;
  readonly texted: string;
}

/** All values of the form. */
export interface Answers extends Draft {
  readonly secrets: Secrets;
}

export const noSecrets: Secrets = { code: '', invoiceNumber: '', texted: '' };

/** Empty form; the language is the page's. */
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

/** True if the form contains input that is worth storing. */
export const hasInput = ({ accountNumber, firstName, lastName, email, phoneNumber }: Draft): boolean =>
  [accountNumber, firstName, lastName, email, phoneNumber].some((text) => text !== '');

/** Changes the account number. It identifies another account, so look-up and verification results are dropped. */
export const withAccountNumber = (draft: Draft, accountNumber: string): Draft => ({
  ...draft,
  accountNumber,
  found: null,
  method: null,
  texted: null,
  proof: null,
});

/**
 * Stores the result of the look-up. Only known methods that are possible here are offered; a single one is preselected.
 */
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

/** Changes the phone number; a code sent to the previous number no longer counts. */
export const withMobile = (draft: Draft, mobileNumber: string): Draft => ({ ...draft, mobileNumber, texted: null });

const SECOND = 1000;

/** Stores a sent code. Durations become device times. */
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

/** Stores a new waiting time for the next code. */
export const withResend = (draft: Draft, resendIn: number, now: number): Draft => ({
  ...draft,
  texted: draft.texted && { ...draft.texted, resendAt: now + resendIn * SECOND },
});

/** Stores the verification. The verified phone number prefills the person's own number. */
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

/** Drops an expired or replaced verification; the person's details stay. */
export const withoutProof = (draft: Draft): Draft => ({ ...draft, step: 'verify', texted: null, proof: null });

/** Evidence for the verification request; null until it is complete. */
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

/** The person's details for the request. */
export const detailsOf = ({ firstName, lastName, email, phoneNumber, language }: Draft): RegistrationDetails => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phoneNumber: phoneNumber.trim(),
  language,
});

export type Field =
  'accountNumber' | 'method' | 'code' | 'invoiceNumber' | 'mobileNumber' | 'texted' | RegistrationField;

/** Problem of a field: the code of a rule, or the backend's text. */
export interface Problem {
  readonly code: string;
  /** Remaining attempts, or seconds to wait. */
  readonly count?: number;
}

/** Problems by field, in the order of the fields. */
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

/** All problems of a step, in the order of its fields. */
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

/** Problems of the fields that a backend's response names. */
export const namedIn = (fields: Readonly<Record<string, string>> | undefined): Problems =>
  new Map(
    REGISTRATION_FIELDS.flatMap((field) =>
      fields !== undefined && Object.hasOwn(fields, field)
        ? [[field, { code: fields[field] ?? 'invalidEntry' }] as const]
        : [],
    ),
  );
