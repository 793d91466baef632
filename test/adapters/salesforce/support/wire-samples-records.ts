import { expect } from 'vitest';
import type { Product } from '../../../../src/domain';
import { type ProductFields, standardFields } from '../../../../src/adapters/salesforce/common/field-names';

/** Ids of an order, an account, a user and two products in both lengths, from the platform's official samples. */
export const ids = {
  order: { short: '1OsOK00000006Sh', long: '1OsOK00000006Sh0AI' },
  account: { short: '001OK000001o5Ft', long: '001OK000001o5FtYAI' },
  user: { short: '005OK000000JZkl', long: '005OK000000JZklYAG' },
  product: { short: '01tOK000000EUpr', long: '01tOK000000EUprYAG' },
  otherProduct: { short: '01tOK000000EUpm', long: '01tOK000000EUpmYAG' },
} as const;

/** Fields of a store with a brand. */
export const productFields: ProductFields = { ...standardFields, brand: 'Brand__c' };

/** A product of which only id, name and SKU are known, with what is known besides. */
export const productWith = (known: Pick<Product, 'id' | 'name' | 'sku'> & Partial<Product>): Product => ({
  upc: null,
  brand: null,
  flavor: null,
  packageType: null,
  packSize: '',
  unitSize: null,
  caseQuantity: null,
  calories: null,
  caffeine: null,
  description: null,
  image: null,
  sellingUnit: 'case',
  quantityRule: { min: 1, max: null, step: 1 },
  stock: { label: null, available: null, backOn: null },
  price: { state: 'unavailable' },
  usual: null,
  lastOrdered: null,
  ...known,
});

/** An amount in US dollars. */
export const usd = (minor: number) => ({ minor, currency: 'USD' });

/** Matches the error of a response that cannot be converted. */
export const malformed = (message: string): unknown =>
  expect.objectContaining({ name: 'PortError', code: 'malformed', message });
