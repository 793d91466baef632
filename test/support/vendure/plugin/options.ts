import type { DrawDocument } from './documents/document.types';
import type { OrderFieldOption } from './rules/order-fields';
import type { TicketTypes } from './rules/tickets';

/** A text by Vendure's language code. */
export type Texts = Readonly<Record<string, string>>;

/** Settings of the plugin. */
export interface TradePluginOptions {
  /**
   * Texts that buyers read, by key and language code; English is the fallback. `texts.ts` has the keys with their
   * English texts.
   */
  readonly texts?: Readonly<Record<string, Texts>>;
  /** Codes that tickets can have; `texts` has their labels. Default: `defaultTicketTypes`. */
  readonly ticketTypes?: TicketTypes;
  /** Own fields of the checkout, in display order. Default: none. */
  readonly orderFields?: readonly OrderFieldOption[];
  /** The current time in milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
  /** Short code for opting out of text messages; null for none. */
  readonly smsOptOutCode?: string | null;
  /** Creates the code of a text message, of `digits` digits. Default: a random one. */
  readonly newCode?: (digits: number) => string;
  /** Called with each secret that a shop sends by email or text message. Default: nothing is sent. */
  readonly send?: (message: OutgoingMessage) => void;
  /**
   * Called when a buyer has removed a bank account, so that the shop deletes it at its payment provider. If it rejects,
   * the bank account stays. Default: nothing.
   */
  readonly removeBankAccount?: (bankAccount: {
    readonly accountNumber: string;
    readonly providerId: string;
  }) => void | Promise<void>;
  /** Lines with the shop's name and address on its documents. Default: none. */
  readonly issuer?: readonly string[];
  /** Draws the documents of invoices and payments. Default: `drawPdf`, in English, French and Spanish. */
  readonly drawDocument?: DrawDocument;
}

/** A message with a secret for its recipient. */
export interface OutgoingMessage {
  readonly kind: 'activation' | 'code' | 'password-reset';
  /** Email address or mobile number. */
  readonly to: string;
  readonly secret: string;
}

/** Token for injecting the options. */
export const TRADE_OPTIONS = Symbol('TRADE_OPTIONS');
