import type { WalletMethod } from '../../domain';

/** Kinds of methods that a provider may take. */
export type PaymentKind = WalletMethod['kind'];

/**
 * What a payment provider's fields come to: a token, and as much as may be shown. The names a number
 * could come under are forbidden by type, and whatever else an answer holds is dropped before anybody reads it.
 */
export interface PaymentToken {
  /** The provider's word for what was typed: good for storing it once. */
  readonly token: string;
  readonly kind: PaymentKind;
  /** Brand of a card or name of a bank. */
  readonly brand: string;
  /** Exactly four digits. */
  readonly lastFour: string;
  /** Year and month (1–12) a card ends with; null for a bank account. */
  readonly expiry: WalletMethod['expiry'];
  readonly number?: never;
  readonly code?: never;
  readonly accountNumber?: never;
  readonly routingNumber?: never;
}

/** The provider's fields, by what they ask for. */
export const paymentFieldNames = ['number', 'expiry', 'code', 'postal', 'name', 'routing', 'account'] as const;
export type PaymentFieldName = (typeof paymentFieldNames)[number];

/** What may be wrong with one of them. */
export const paymentFieldProblems = ['valueMissing', 'badInput', 'expired', 'unsupported'] as const;
export type PaymentFieldProblem = (typeof paymentFieldProblems)[number];

/** A field of the provider's and what is wrong with it; never what was typed. */
export interface PaymentFieldError {
  readonly field: PaymentFieldName;
  readonly problem: PaymentFieldProblem;
}

/** What comes of asking the provider's fields for a token. */
export type PaymentFieldsResult =
  | { readonly outcome: 'token'; readonly value: PaymentToken }
  | { readonly outcome: 'invalid'; readonly errors: readonly PaymentFieldError[] }
  /** The provider did not answer, or not in a way that can be read. Nothing was stored. */
  | { readonly outcome: 'failed' };

/** Fields that stand in a slot. */
export interface MountedPaymentFields {
  /** Asks for a token of what was typed. May be asked again after it was invalid. */
  submit(): Promise<PaymentFieldsResult>;
  /** Moves the focus into the fields: to the first, or to one that is wrong. */
  focus(field?: PaymentFieldName): void;
  /** Takes the fields out, and what was typed with them. */
  unmount(): void;
}

/** What fields are mounted with. */
export interface PaymentFieldsRequest {
  readonly kind: PaymentKind;
  readonly locale: string;
  /** Name of the fields for assistive technology. */
  readonly title: string;
  /** Enter was pressed in a field. */
  readonly onEnter: () => void;
  readonly signal?: AbortSignal;
}

/** A provider whose fields stand in the page, in a frame of its own origin. */
export interface InlinePaymentFields {
  /** Who takes the number, as buyers know them. */
  readonly provider: string;
  /** What it takes, the usual one first. */
  readonly kinds: readonly PaymentKind[];
  /** Puts the fields into a slot. Rejects when they can not be had: there is no other way to type a number (fault F59). */
  readonly mount: (slot: HTMLElement, request: PaymentFieldsRequest) => Promise<MountedPaymentFields>;
  readonly leave?: undefined;
}

/** A provider whose page takes the whole window, and sends the buyer back with its answer in the address. */
export interface RedirectPaymentFields {
  readonly provider: string;
  readonly kinds: readonly PaymentKind[];
  /** Goes to the provider's page, with `state` to be sent back unchanged. Rejects when it can not be gone to. */
  readonly leave: (visit: {
    readonly kind: PaymentKind;
    readonly locale: string;
    readonly state: string;
  }) => Promise<void>;
  readonly mount?: undefined;
}

/** How numbers are taken: by a payment provider, never by the library. */
export type PaymentFields = InlinePaymentFields | RedirectPaymentFields;
