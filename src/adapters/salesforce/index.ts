export { createSalesforceAdapter } from './salesforce';
export type {
  ApexCall,
  ApexOptions,
  ApexSend,
  CheckoutPayment,
  CompleteApex,
  PartialSalesforceAdapter,
  SalesforceAdapter,
  SalesforceOptions,
} from './salesforce.types';
export type { AddressInput, SalesforcePlatform } from './platform';
export type { ContentListRequest, ContentRequest } from './content/content-delivery';
export type { OrderFields, ProductFields } from './common/field-names';
export type { RequestOf, ResponseOf, ServerMethodName } from './server-methods/contract';
export type { ServerMethod, ServerMethodContract } from './server-methods/define-method';
export { lwrCsrfToken } from './transport/csrf';
export { ServerRefusal, type ServerError } from './transport/errors';
