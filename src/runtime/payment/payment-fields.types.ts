import type { WalletMethod } from '../../domain';

/** Kinds of payment methods that a provider can accept. */
export type PaymentKind = WalletMethod['kind'];

/**
 * Result of a payment provider's fields: a token and the details that can be shown. The type forbids the usual names
 * for a card or account number, and parsing drops all other properties.
 */
export interface PaymentToken {
  /** The provider's token for the input; it can be stored once. */
  readonly token: string;
  readonly kind: PaymentKind;
  /** Brand of a card, or name of a bank. */
  readonly brand: string;
  /** Exactly four digits. */
  readonly lastFour: string;
  /** Expiry year and month (1–12) of a card; null for a bank account. */
  readonly expiry: WalletMethod['expiry'];
  readonly number?: never;
  readonly code?: never;
  readonly accountNumber?: never;
  readonly routingNumber?: never;
}

/** Names of the provider's fields. */
export const paymentFieldNames = ['number', 'expiry', 'code', 'postal', 'name', 'routing', 'account'] as const;
export type PaymentFieldName = (typeof paymentFieldNames)[number];

/** Problems of a provider's field. */
export const paymentFieldProblems = ['valueMissing', 'badInput', 'expired', 'unsupported'] as const;
export type PaymentFieldProblem = (typeof paymentFieldProblems)[number];

/** A provider's field and its problem; never the input. */
export interface PaymentFieldError {
  readonly field: PaymentFieldName;
  readonly problem: PaymentFieldProblem;
}

/** Result of requesting a token from the provider's fields. */
export type PaymentFieldsResult =
  | { readonly outcome: 'token'; readonly value: PaymentToken }
  | { readonly outcome: 'invalid'; readonly errors: readonly PaymentFieldError[] }
  /** The provider did not respond, or its response was unreadable. Nothing was stored. */
  | { readonly outcome: 'failed' };

/** Payment fields that are mounted in a slot. */
export interface MountedPaymentFields {
  /** Requests a token for the input. Can be called again after `invalid`. */
  submit(): Promise<PaymentFieldsResult>;
  /** Moves focus into the fields: to the first one, or to the given one. */
  focus(field?: PaymentFieldName): void;
  /** Removes the fields and their input. */
  unmount(): void;
}

/** Settings for mounting payment fields. */
export interface PaymentFieldsRequest {
  readonly kind: PaymentKind;
  readonly locale: string;
  /** Accessible name of the fields. */
  readonly title: string;
  /** Called when the buyer presses Enter in a field. */
  readonly onEnter: () => void;
  readonly signal?: AbortSignal;
}

/** A provider whose fields are in the page, in a frame of the provider's origin. */
export interface InlinePaymentFields {
  /** Name of the provider, as buyers know it. */
  readonly provider: string;
  /** Kinds of methods that it accepts, the most usual first. */
  readonly kinds: readonly PaymentKind[];
  /**
   * Mounts the fields in a slot. Rejects when they cannot be loaded; there is no other way to enter a number (fault
   * F59).
   */
  readonly mount: (slot: HTMLElement, request: PaymentFieldsRequest) => Promise<MountedPaymentFields>;
  readonly redirect?: undefined;
}

/** A provider that needs a full-page redirect and returns its result in the URL. */
export interface RedirectPaymentFields {
  readonly provider: string;
  readonly kinds: readonly PaymentKind[];
  /** Navigates to the provider's page, which must return `state` unchanged. Rejects when it cannot navigate. */
  readonly redirect: (visit: {
    readonly kind: PaymentKind;
    readonly locale: string;
    readonly state: string;
  }) => Promise<void>;
  readonly mount?: undefined;
}

/** How card and account numbers are entered: with a payment provider, never in the library. */
export type PaymentFields = InlinePaymentFields | RedirectPaymentFields;
