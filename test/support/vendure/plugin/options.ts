import type { ID } from '@vendure/core';
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
  /** The current time in milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
  /** Short code for opting out of text messages; null for none. */
  readonly smsOptOutCode?: string | null;
  /** Creates the code of a text message, of `digits` digits. Default: a random one. */
  readonly newCode?: (digits: number) => string;
  /** Called with each secret that a shop sends by email or text message. Default: nothing is sent. */
  readonly send?: (message: OutgoingMessage) => void;
  /**
   * Bank accounts that the payment provider has stored for an account, the default one first. Called for each page of
   * invoices and each payment. Default: none, so that invoices can be read but not paid.
   */
  readonly bankAccounts?: (account: {
    readonly id: ID;
    readonly number: string;
  }) => readonly BankAccount[] | Promise<readonly BankAccount[]>;
}

/** A bank account from which invoices are paid. Its full number stays with the payment provider. */
export interface BankAccount {
  readonly id: string;
  /** Name of the bank. */
  readonly bank: string;
  /** Last four digits of the account's number. */
  readonly lastFour: string;
  /** False until the bank has confirmed the account, which can't be paid from before. */
  readonly isVerified: boolean;
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
