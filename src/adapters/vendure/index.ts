export { createVendureAdapter } from './vendure';
export type { SignIn, VendureShop } from './shop';
export type { ProductFacets, TokenStore, VendureAdapter, VendureOptions, VendureTradeAdapter } from './vendure.types';
