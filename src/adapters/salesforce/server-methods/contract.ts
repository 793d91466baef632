import type * as z from 'zod/mini';
import { accountContract } from './account-contract';
import { activationMethods } from './activation-methods';
import { contactContract } from './contact-contract';
import type { ServerMethodContract } from './contract.types';
import { listContract } from './list-contract';
import { type ServerMethodName, serverMethods } from './methods';
import { moneyContract } from './money-contract';
import { notificationContract } from './notification-contract';
import { offerContract } from './offer-contract';
import { orderContract } from './order-contract';
import { foundMethods } from './order-methods';
import { peopleContract } from './people-contract';
import { registrationContract } from './registration-contract';
import * as request from './requests';
import { supportContract } from './support-contract';

export type { ServerMethodContract } from './contract.types';

/**
 * The contract of the server methods: what the platform has no call for (spec §7). A method's class and name can be
 * changed in the adapter's options. An error is thrown as an `AuraHandledException` whose message is a code, alone or
 * followed by `: ` and a text for the log. Codes every method may throw: `INSUFFICIENT_ACCESS`,
 * `EFFECTIVE_ACCOUNT_NOT_FOUND`, `INVALID_API_INPUT`, `MISSING_RECORD`, `LIMIT_EXCEEDED`, `TOO_MANY_RECORDS`.
 */
export const serverMethodContract = {
  sendActivationEmail: {
    ...activationMethods.sendActivationEmail, request: request.activationRequest,
    purpose: 'Sends a fresh activation email. Returns a String that holds the JSON below.',
    again: 'Sends another email. Throttle it: the form can be sent by anybody.',
    without: 'No resend form.',
  },
  getContent: {
    ...serverMethods.getContent, request: request.contentRequest,
    purpose: 'One managed image by its content key. Only called where the options name neither a site nor a channel.',
    without: 'No images from managed content.',
  },
  getContentList: {
    ...serverMethods.getContentList, request: request.contentRequest,
    purpose: 'One page of questions and answers. Only called where the options name neither a site nor a channel.',
    without: 'No questions.',
  },
  updateUserLanguage: {
    ...serverMethods.updateUserLanguage, request: request.languageRequest,
    purpose: 'Saves the language on the running user.',
    again: 'Nothing changes.',
    without: 'The language is changed for the page and not saved.',
  },
  updateRepricingNeeded: {
    ...serverMethods.updateRepricingNeeded, request: request.repricingRequest,
    purpose: 'Marks the cart record after each change, so that the back office prices it again.',
    again: 'Nothing changes.',
    without: 'Carts are not marked.',
  },
  getBuyer: {
    ...serverMethods.getBuyer, request: request.buyerRequest,
    purpose: 'What the running user may do for the account.',
    without: 'Buyers have the permissions of the options, `ordering` unless said.',
  },
  getAccountTerms: {
    ...serverMethods.getAccountTerms, request: request.accountTermsRequest,
    purpose: 'Numbers, conditions, minimums, zones and visit plans of accounts.',
    without: 'Accounts have no number and no condition, and the zone and currency of the options.',
  },
  getProductTerms: {
    ...serverMethods.getProductTerms, request: request.productTermsRequest,
    purpose: 'Stock, discounts and last orders of products, for one account.',
    without: 'Stock comes from the platform’s inventory where it is on; there are no discounts and no last orders.',
  },
  getSubstitutes: {
    ...serverMethods.getSubstitutes, request: request.productRequest,
    purpose: 'Products that may stand in for one that is out of stock or not listed.',
    without: 'Nothing is offered instead.',
  },
  getRelatedProducts: {
    ...serverMethods.getRelatedProducts, request: request.productRequest,
    purpose: 'Products that go with one.',
    without: 'No related products.',
  },
  matchProducts: {
    ...serverMethods.matchProducts, request: request.matchRequest,
    purpose: 'What pasted or scanned texts name.',
    without: 'Only exact stock keeping units are understood, by the platform’s product list.',
  },
  getCartTerms: {
    ...serverMethods.getCartTerms, request: request.cartRequest,
    purpose: 'Minimum, deposits, charges and trouble of a cart.',
    without: 'Carts have no minimum, no deposits and no free goods.',
  },
  replaceCartItem: {
    ...serverMethods.replaceCartItem, request: request.replaceRequest,
    purpose: 'Puts another product in a line’s place, in one transaction.',
    again: 'Refused with `line-gone`: the line went with the first call.',
    without: 'The other product is added and the line deleted; when that fails the addition is taken back.',
  },
  getCheckoutTerms: {
    ...serverMethods.getCheckoutTerms, request: request.cartRequest,
    purpose: 'Days, places, empties and ways to pay for a cart.',
    without: 'No checkout.',
  },
  saveCheckoutAnswers: {
    ...serverMethods.saveCheckoutAnswers, request: request.answersRequest,
    purpose: 'Checks everything the business asks of an order and keeps the answers with the checkout, to be written on the order when it is made.',
    again: 'The later answers replace the earlier ones of the same checkout.',
    without: 'No checkout.',
  },
  getCheckoutOutcome: {
    ...serverMethods.getCheckoutOutcome, request: request.outcomeRequest,
    purpose: 'What became of a checkout. It must know every checkout for at least 30 days, placed or not.',
    without: 'The checkout and its cart are read; an order whose checkout the platform forgot stays “processing”.',
  },
  getOrderTerms: {
    ...serverMethods.getOrderTerms, request: request.orderTermsRequest,
    purpose: 'What the business knows of orders beside the platform’s order summary.',
    without: 'Orders show what their own fields say, by the field names of the options.',
  },
  getUsualProducts: {
    ...foundMethods.getUsualProducts, request: request.readerRequest,
    purpose: 'What the account keeps ordering, at most 30 products.',
    without: 'No usual order.',
  },
  ...orderContract,
  ...listContract,
  ...moneyContract,
  ...peopleContract,
  ...supportContract,
  ...accountContract,
  ...contactContract,
  ...registrationContract,
  ...offerContract,
  ...notificationContract,
} as const satisfies Record<ServerMethodName, ServerMethodContract>;

/** What a server method takes. */
export type RequestOf<Name extends ServerMethodName> = z.input<(typeof serverMethodContract)[Name]['request']>;

type SchemaOf<Answer> = Answer extends () => Promise<infer Schema> ? Schema : Answer;

/** What a server method answers with. */
export type ResponseOf<Name extends ServerMethodName> = z.output<SchemaOf<(typeof serverMethodContract)[Name]['response']>>;
