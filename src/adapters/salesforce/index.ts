export { createSalesforceAdapter } from './salesforce';
export type {
  ApexCall, ApexOptions, ApexSend, CheckoutPayment, CompleteApex, PartialSalesforceAdapter, SalesforceAdapter, SalesforceOptions,
} from './salesforce.types';
export type { AddressInput, SalesforcePlatform } from './platform';
export type { ContentListRequest, ContentRequest } from './content-delivery';
export type { OrderFields } from './mapping/order-fields';
export type { ProductFields } from './mapping/product-fields';
export type { RequestOf, ResponseOf, ServerMethodContract } from './server-methods/contract';
export type { ServerMethod, ServerMethodName } from './server-methods/methods';
export { lwrCsrfToken } from './transport/csrf';
export { ServerRefusal, type ServerError } from './transport/errors';
