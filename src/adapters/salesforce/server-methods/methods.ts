import type { ZodMiniType } from 'zod/mini';
import { memoize } from '../lazy-methods';
import type { AccountMethodName } from './account-methods';
import type { ActivationMethodName } from './activation-methods';
import type { BuilderMethodName } from './builder-methods';
import type { ContactMethodName } from './contact-methods';
import type { ListMethodName } from './list-methods';
import type { MoneyMethodName } from './money-methods';
import type { NotificationMethodName } from './notification-methods';
import type { OfferMethodName } from './offer-methods';
import type { CommitStep } from './commit-steps';
import type { FoundMethodName } from './order-methods';
import type { PeopleMethodName } from './people-methods';
import type { RegistrationMethodName } from './registration-methods';
import * as response from './responses';
import type { SupportMethodName } from './support-methods';

const orders = memoize(() => import('./order-responses'));

/** The schema of an answer. One that the first page has no need of comes with the first answer of its kind. */
export type AnswerSchema = ZodMiniType | (() => Promise<ZodMiniType>);

/** How a server method is called, and what it answers with. */
export interface ServerMethod {
  /** `GET` for an Apex method that is `cacheable=true` and so changes nothing; `POST` for every other. */
  readonly http: 'GET' | 'POST';
  /** Changes nothing although it is a POST: what it takes is too long for an address. */
  readonly reads?: true;
  /** Its answer is kept for 300,000 ms by account, language and arguments (spec §9, decision 37). */
  readonly cached?: true;
  readonly response: AnswerSchema;
}

/** Server methods that any page may call. The first four and that of activation emails are the platform's; the others are ours. */
export const serverMethods = {
  getContent: { http: 'GET', cached: true, response: response.contentResponse },
  getContentList: { http: 'GET', cached: true, response: response.contentListResponse },
  updateUserLanguage: { http: 'POST', response: response.nothingResponse },
  updateRepricingNeeded: { http: 'POST', response: response.nothingResponse },

  getBuyer: { http: 'GET', response: response.buyerResponse },
  getAccountTerms: { http: 'GET', response: response.accountTermsResponse },

  getProductTerms: { http: 'POST', reads: true, response: response.productTermsResponse },
  getSubstitutes: { http: 'GET', cached: true, response: response.productIdsResponse },
  getRelatedProducts: { http: 'GET', cached: true, response: response.productIdsResponse },
  matchProducts: { http: 'POST', reads: true, response: response.matchesResponse },

  getCartTerms: { http: 'GET', response: response.cartTermsResponse },
  replaceCartItem: { http: 'POST', response: response.replaceResponse },

  getCheckoutTerms: { http: 'GET', response: async () => (await orders()).checkoutTermsResponse },
  saveCheckoutAnswers: { http: 'POST', response: async () => (await orders()).answersSavedResponse },
  getCheckoutOutcome: { http: 'GET', response: async () => (await orders()).checkoutOutcomeResponse },

  getOrderTerms: { http: 'POST', reads: true, response: async () => (await orders()).orderTermsResponse },
} as const satisfies Record<string, ServerMethod>;

/** Methods that any part of the adapter may call. */
export type FirstMethodName = keyof typeof serverMethods;

/** What of orders happens once; each has four methods (`once`). */
export type OrderOnceMethodName = `${'cancelOrder' | 'easyOrder'}${CommitStep}`;

/** The name of a server method, as it is called unless the options say otherwise. */
export type ServerMethodName =
  | FirstMethodName | FoundMethodName | BuilderMethodName | ListMethodName | OrderOnceMethodName | MoneyMethodName | PeopleMethodName | SupportMethodName | AccountMethodName
  | ContactMethodName | RegistrationMethodName | OfferMethodName | ActivationMethodName | NotificationMethodName;
