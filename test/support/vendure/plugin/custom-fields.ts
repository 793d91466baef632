import { type CustomFields, LanguageCode } from '@vendure/core';

/** Maximum length of notes, in UTF-16 units. */
export const NOTES_MAX = 132;

const inEnglish = (value: string) => [{ languageCode: LanguageCode.en, value }];

/**
 * Custom fields of the plugin. Lengths are checked with `validate`, because `length` is only a column width: SQLite
 * accepts longer values, and Postgres answers with an error without a code.
 */
export const tradeCustomFields: CustomFields = {
  Order: [
    {
      name: 'purchaseOrderNumber',
      type: 'string',
      nullable: true,
      validate: (value: string | null) =>
        (value ?? '').length > 40 ? inEnglish('A purchase order number has at most 40 characters') : undefined,
    },
    {
      name: 'deliveryDate',
      type: 'string',
      nullable: true,
      validate: (value: string | null) =>
        value === null || /^\d{4}-\d{2}-\d{2}$/.test(value)
          ? undefined
          : inEnglish('A delivery date has the form YYYY-MM-DD'),
    },
    {
      name: 'driverNotes',
      type: 'string',
      nullable: true,
      validate: (value: string | null) =>
        (value ?? '').length > NOTES_MAX ? inEnglish(`Notes have at most ${NOTES_MAX} characters`) : undefined,
    },
  ],
  ProductVariant: [
    { name: 'upc', type: 'string', nullable: true },
    { name: 'brand', type: 'string', nullable: true },
    { name: 'flavor', type: 'string', nullable: true },
    // Kind of product, which decides on substitutes and related products.
    { name: 'kind', type: 'string', nullable: true },
    { name: 'packageType', type: 'localeString', nullable: true },
    { name: 'packSize', type: 'localeString', nullable: true },
    // Sizes for accounts in Canada, where trade is metric.
    { name: 'packSizeMetric', type: 'localeString', nullable: true },
    { name: 'unitSize', type: 'string', nullable: true },
    { name: 'unitSizeMetric', type: 'string', nullable: true },
    { name: 'caseQuantity', type: 'int', nullable: true },
    { name: 'calories', type: 'int', nullable: true },
    { name: 'caffeine', type: 'int', nullable: true },
    { name: 'sellingUnit', type: 'string', defaultValue: 'case', nullable: false },
    { name: 'minQuantity', type: 'int', defaultValue: 1, nullable: false },
    { name: 'maxQuantity', type: 'int', nullable: true },
    { name: 'quantityStep', type: 'int', defaultValue: 1, nullable: false },
    // Struck original prices, such as `USD=2750`.
    { name: 'originalPrices', type: 'string', list: true },
    { name: 'isPricePending', type: 'boolean', defaultValue: false, nullable: false },
    { name: 'backOn', type: 'string', nullable: true },
    { name: 'image', type: 'string', nullable: true },
    // Names of tax zones whose accounts can't order the product.
    { name: 'excludedZones', type: 'string', list: true },
  ],
  Promotion: [
    { name: 'terms', type: 'localeText', nullable: true },
    { name: 'brand', type: 'string', nullable: true },
    // Numbers of the accounts that the promotion is for; empty for all.
    { name: 'accountNumbers', type: 'string', list: true },
  ],
};

/** Vendure learns custom fields from the configuration at run time; this declares them to the compiler. */
declare module '@vendure/core/dist/entity/custom-entity-fields' {
  interface CustomOrderFields {
    readonly purchaseOrderNumber: string | null;
    readonly deliveryDate: string | null;
    readonly driverNotes: string | null;
  }
  interface CustomProductVariantFields {
    readonly upc: string | null;
    readonly brand: string | null;
    readonly flavor: string | null;
    readonly kind: string | null;
    readonly unitSize: string | null;
    readonly unitSizeMetric: string | null;
    readonly caseQuantity: number | null;
    readonly calories: number | null;
    readonly caffeine: number | null;
    readonly sellingUnit: string;
    readonly minQuantity: number;
    readonly maxQuantity: number | null;
    readonly quantityStep: number;
    readonly originalPrices: readonly string[] | null;
    readonly isPricePending: boolean;
    readonly backOn: string | null;
    readonly image: string | null;
    readonly excludedZones: readonly string[] | null;
  }
  interface CustomProductVariantFieldsTranslation {
    readonly packageType: string | null;
    readonly packSize: string | null;
    readonly packSizeMetric: string | null;
  }
  interface CustomPromotionFields {
    readonly brand: string | null;
    readonly accountNumbers: readonly string[] | null;
  }
}
