import type { Product } from '../../../../src/domain';
import type { ProductFields } from '../../../../src/adapters/salesforce/common/field-names';
import type { MediaPlace } from '../../../../src/adapters/salesforce/common/media';
import { ids, productWith } from './wire-samples-records';

/** Ids of the official samples, with and without the suffix that the platform leaves out in URLs. */
export const sampleIds = {
  account: ids.account,
  cart: { short: '0a6RO0000000146', long: '0a6RO0000000146YAA' },
  line: { short: '0a7SG000001ax93', long: '0a7SG000001ax93YAA' },
  order: ids.order,
  product: ids.product,
  otherProduct: ids.otherProduct,
} as const;

/** Product fields of a store that has all of them. */
export const allFields: ProductFields = {
  sku: 'StockKeepingUnit',
  description: 'Description',
  upc: 'UPC__c',
  brand: 'Brand__c',
  flavor: 'Flavor__c',
  packageType: 'Package_Type__c',
  packSize: 'Pack_Size__c',
  unitSize: 'Unit_Size__c',
  caseQuantity: 'Case_Quantity__c',
  calories: 'Calories__c',
  caffeine: 'Caffeine__c',
  sellingUnit: 'Selling_Unit__c',
};

/** A store on another origin than the page, whose site has a path. */
export const mediaPlace: MediaPlace = { baseUrl: 'https://shop.example.com', sitePath: '/trade/' };

/** A product that is known only by its id, name and SKU, as the account can no longer see it. */
export const unseenProduct = (id: string, name: string, sku = ''): Product => productWith({ id, name, sku });
