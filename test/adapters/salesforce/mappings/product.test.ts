import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  type FieldValues,
  type PlatformProduct,
  priceOf,
  type ProductTerms,
  ruleOf,
  stockOf,
  toProduct,
  toUnavailableProduct,
} from '../../../../src/adapters/salesforce/catalog/product.mapping';
import { standardFields } from '../../../../src/adapters/salesforce/common/field-names';
import type { Price } from '../../../../src/domain';
import { allFields, sampleIds, unseenProduct } from '../support/wire-samples-ordering';

const usd = (minor: number) => ({ minor, currency: 'USD' });

const noStock = { label: null, available: null, backOn: null };
const noPrice: Price = { state: 'unavailable' };

/** A product without any value, with changes. */
const wireProduct = (change: Partial<PlatformProduct> = {}): PlatformProduct => ({
  id: 'cola',
  name: null,
  sku: null,
  fields: {},
  image: null,
  rule: null,
  ...change,
});
const productWith = (change: Partial<PlatformProduct>, names = allFields) =>
  toProduct(wireProduct(change), names, noPrice, noStock, undefined);
const productOf = (fields: FieldValues, names = allFields) => productWith({ fields }, names);

describe('the values of a record', () => {
  it('are the value or the text of each field', () => {
    expect(
      fieldsOf({
        Name: 'color_size variation',
        Empty: '',
        Missing: null,
        Brand__c: { value: 'Northquay' },
        EmptyValue: { value: '', text: 'Text' },
        Both: { value: 'Value', text: 'Text' },
        Label: { value: null, text: 'Text' },
        OnlyText: { text: 'Text' },
        Nothing: { value: null, text: null },
        None: {},
      }),
    ).toStrictEqual({
      Name: 'color_size variation',
      Empty: '',
      Missing: null,
      Brand__c: 'Northquay',
      EmptyValue: '',
      Both: 'Value',
      Label: 'Text',
      OnlyText: 'Text',
      Nothing: null,
      None: null,
    });
  });

  it('are empty without a record', () => {
    expect(fieldsOf(null)).toStrictEqual({});
  });
});

describe('a product', () => {
  it('has all data of the platform and of the store', () => {
    const wire = wireProduct({
      id: sampleIds.product.short,
      name: ' Cola\u0000  Zero ',
      sku: 'CZ-24',
      fields: {
        Name: 'Not shown',
        StockKeepingUnit: 'Not shown',
        Description: ' Without\u0000  sugar ',
        UPC__c: ' 049000042566 ',
        Brand__c: ' Northquay\u0000 ',
        Flavor__c: ' Cola ',
        Package_Type__c: ' Can ',
        Pack_Size__c: ' 24 ×  12 oz cans ',
        Unit_Size__c: ' 12 oz ',
        Case_Quantity__c: ' 24 ',
        Calories__c: '0',
        Caffeine__c: '34.5',
        Selling_Unit__c: ' BOX ',
      },
      image: { source: '/cola.png', alt: 'A can' },
      rule: { minimum: '2', maximum: '40', increment: '2' },
    });
    const price: Price = { state: 'known', current: usd(2500), original: null, showOriginal: false, discount: null };
    const stock = { label: 'low-stock', available: 3, backOn: null } as const;
    const terms: ProductTerms = {
      productId: sampleIds.product.long,
      lastOrdered: { quantity: 4, date: '2026-11-03' },
      usual: { quantity: 5, askAbove: 25 },
    };
    expect(toProduct(wire, allFields, price, stock, terms)).toStrictEqual({
      id: sampleIds.product.long,
      sku: 'CZ-24',
      upc: '049000042566',
      name: 'Cola Zero',
      brand: 'Northquay',
      flavor: 'Cola',
      packageType: 'Can',
      packSize: '24 × 12 oz cans',
      unitSize: '12 oz',
      caseQuantity: 24,
      calories: 0,
      caffeine: 34.5,
      description: 'Without sugar',
      image: { source: '/cola.png', alt: 'A can' },
      sellingUnit: 'box',
      quantityRule: { min: 2, max: 40, step: 2 },
      stock: { label: 'low-stock', available: 3, backOn: null },
      price: { state: 'known', current: usd(2500), original: null, showOriginal: false, discount: null },
      usual: { quantity: 5, askAbove: 25 },
      lastOrdered: { quantity: 4, date: '2026-11-03' },
    });
  });

  it('has the fields of the official sample of a product', () => {
    const fields = { StockKeepingUnit: null, Description: null, Name: 'color_size variation' };
    expect(productWith({ id: '01tSG000003xbeXYAQ', fields }, standardFields)).toStrictEqual(
      unseenProduct('01tSG000003xbeXYAQ', 'color_size variation'),
    );
  });

  it('has its id as its name when there is nothing else', () => {
    expect(productWith({ id: sampleIds.product.short })).toStrictEqual(
      unseenProduct(sampleIds.product.long, sampleIds.product.long),
    );
  });

  it.each([
    [{ name: 'Cola', sku: 'C-1', fields: { Name: 'Field' } }, 'Cola'],
    [{ name: ' ', sku: 'C-1', fields: { Name: ' Field ' } }, 'Field'],
    [{ name: null, sku: 'C-1', fields: { Name: '' } }, 'C-1'],
    [{ name: null, fields: { StockKeepingUnit: 'C-2' } }, 'C-2'],
    [{ name: null, sku: '', fields: {} }, 'cola'],
  ])('with %j has the name %s', (change, name) => {
    expect(productWith(change).name).toBe(name);
  });

  it.each([
    [{ sku: ' C-1\u0000 ', fields: { StockKeepingUnit: 'C-2' } }, 'C-1'],
    [{ sku: ' ', fields: { StockKeepingUnit: 'C-2' } }, 'C-2'],
    [{ sku: null, fields: { StockKeepingUnit: ' C-2\u0000 ' } }, 'C-2'],
    [{ sku: null, fields: { StockKeepingUnit: ' ' } }, ''],
    [{ sku: null, fields: {} }, ''],
  ])('with %j has the SKU %j', (change, sku) => {
    expect(productWith(change).sku).toBe(sku);
  });

  it('has no value of a field that the store does not have', () => {
    const fields = { null: 'x', UPC__c: '049000042566', Brand__c: 'Northquay', Selling_Unit__c: 'keg' };
    expect(productOf(fields, standardFields)).toStrictEqual(unseenProduct('cola', 'cola'));
  });

  it('has no inherited values', () => {
    const fields: FieldValues = Object.create({ Brand__c: 'Northquay' });
    expect(productOf(fields).brand).toBeNull();
  });

  it.each([[null], [''], [' '], ['\u0000']])('has nothing for fields that are %j', (value) => {
    const names = Object.values(allFields).filter((name): name is string => name !== null);
    expect(productOf(Object.fromEntries(names.map((name) => [name, value])))).toStrictEqual(
      unseenProduct('cola', 'cola'),
    );
  });

  it.each([
    ['24', 24],
    ['0', 0],
    ['0.5', 0.5],
    ['-1', null],
    ['-0.5', null],
    ['many', null],
  ])('with the number %j has the number %j', (value, expected) => {
    const fields = { Case_Quantity__c: value, Calories__c: value, Caffeine__c: value };
    expect(productOf(fields)).toMatchObject({ caseQuantity: expected, calories: expected, caffeine: expected });
  });

  it.each([
    ['case', 'case'],
    ['Box', 'box'],
    ['KEG', 'keg'],
    ['cylinder', 'cylinder'],
    ['Each', 'each'],
    ['pallet', 'case'],
    ['', 'case'],
  ])('with the selling unit %j is sold by the %s', (value, expected) => {
    expect(productOf({ Selling_Unit__c: value }).sellingUnit).toBe(expected);
  });

  it.each([
    [undefined, null],
    [{ usual: null }, null],
    [{ usual: { askAbove: 60 } }, { quantity: null, askAbove: 60 }],
    [{ usual: { quantity: null, askAbove: 60 } }, { quantity: null, askAbove: 60 }],
    [{ usual: { quantity: 0, askAbove: 0 } }, { quantity: 0, askAbove: 0 }],
  ])('with the terms %j has the usual quantity %j', (terms, expected) => {
    const own = terms && { productId: 'cola', ...terms };
    expect(toProduct(wireProduct(), allFields, noPrice, noStock, own).usual).toStrictEqual(expected);
  });

  it.each([[undefined], [{}], [{ lastOrdered: null }]])('with the terms %j was not ordered before', (terms) => {
    const own = terms && { productId: 'cola', ...terms };
    expect(toProduct(wireProduct(), allFields, noPrice, noStock, own).lastOrdered).toBeNull();
  });
});

describe('a quantity rule', () => {
  const none = { min: 1, max: null, step: 1 };

  it.each([
    [undefined, none],
    [null, none],
    [{ minimum: null, maximum: null, increment: null }, none],
    [{ minimum: '0', maximum: '0', increment: '0' }, none],
    [{ minimum: '-2', maximum: '-2', increment: '-2' }, none],
    [{ minimum: 'few', maximum: 'many', increment: 'some' }, none],
    [
      { minimum: '6.0', maximum: 60, increment: '3' },
      { min: 6, max: 60, step: 3 },
    ],
    [
      { minimum: '0.5', maximum: '0.75', increment: '0.25' },
      { min: 0.5, max: 0.75, step: 0.25 },
    ],
    [
      { minimum: '6', maximum: '6', increment: null },
      { min: 6, max: 6, step: 1 },
    ],
    [
      { minimum: '6', maximum: '5', increment: '2' },
      { min: 6, max: null, step: 2 },
    ],
    [
      { minimum: '6', maximum: '7', increment: '2' },
      { min: 6, max: 7, step: 2 },
    ],
    [
      { minimum: null, maximum: '1', increment: null },
      { min: 1, max: 1, step: 1 },
    ],
  ])('of %j is %j', (rule, expected) => {
    expect(ruleOf(rule)).toStrictEqual(expected);
  });
});

describe('a price', () => {
  const known = (current: number, original: number | null) => ({
    state: 'known',
    current: usd(current),
    original: original === null ? null : usd(original),
    showOriginal: original !== null,
    discount: null,
  });

  it.each([
    // The prices of the official sample of a product's price.
    ['150.0', '100.0', known(10000, 15000)],
    ['59.99', '55.5', known(5550, 5999)],
    ['10.01', '10.00', known(1000, 1001)],
    ['10.00', '10.00', known(1000, null)],
    ['9.99', '10.00', known(1000, null)],
    [null, '10.00', known(1000, null)],
    ['?', '10.00', known(1000, null)],
    ['10.00', null, known(1000, null)],
    [10, 7.5, known(750, 1000)],
    ['10.00', '0.00', known(0, 1000)],
    ['0.00', null, known(0, null)],
    [null, null, noPrice],
    ['10.00', '?', noPrice],
    ['10.00', '1.005', noPrice],
    ['10.00', '-0.01', noPrice],
    ['-0.01', null, noPrice],
  ])('with the list price %j and the unit price %j is %j', (list, unit, expected) => {
    expect(priceOf({ list, unit }, 'USD', undefined)).toStrictEqual(expected);
  });

  it.each([
    ['-1.50', '-1.50'],
    [null, null],
    [undefined, null],
  ])('has the discount %j of the store as %j', (discount, expected) => {
    expect(priceOf({ list: '10', unit: null }, 'JPY', discount)).toStrictEqual({
      state: 'known',
      current: { minor: 10, currency: 'JPY' },
      original: null,
      showOriginal: false,
      discount: expected,
    });
  });
});

describe('stock', () => {
  it.each([
    [{}, noStock],
    [{ stockLabel: null, left: null, backOn: null }, noStock],
    [{ stockLabel: '' }, noStock],
    [{ stockLabel: ' ' }, noStock],
    [
      { stockLabel: 'Out of Stock', left: 0, backOn: '2026-11-24' },
      { label: 'out-of-stock', available: 0, backOn: '2026-11-24' },
    ],
    [
      { stockLabel: 'low-stock', left: 3 },
      { label: 'low-stock', available: 3, backOn: null },
    ],
    [
      { stockLabel: ' On\u0000 allocation ', left: 2.5 },
      { label: 'On allocation', available: 2.5, backOn: null },
    ],
    [{ left: -1 }, { label: null, available: 0, backOn: null }],
  ])('with the terms %j is %j, whatever the platform has', (terms, expected) => {
    expect(stockOf({ productId: 'cola', ...terms }, 99, 10)).toStrictEqual(expected);
  });

  it.each([
    [null, null, null],
    [-1, 'out-of-stock', 0],
    [0, 'out-of-stock', 0],
    [1, 'low-stock', 1],
    [9, 'low-stock', 9],
    [10, 'low-stock', 10],
    [11, null, 11],
  ])('of %j without terms has the label %j and the quantity %j', (available, label, left) => {
    expect(stockOf(undefined, available, 10)).toStrictEqual({ label, available: left, backOn: null });
  });
});

describe('a product that the account cannot see', () => {
  it('has its id, name and SKU only', () => {
    expect(
      toUnavailableProduct({ productId: sampleIds.product.short, name: ' Cola\u0000 ', sku: 'C-1' }, allFields),
    ).toStrictEqual(unseenProduct(sampleIds.product.long, 'Cola', 'C-1'));
  });

  it.each([[{}], [{ name: null, sku: null }]])('has its id as its name with %j', (change) => {
    expect(toUnavailableProduct({ productId: 'cola', ...change }, allFields)).toStrictEqual(
      unseenProduct('cola', 'cola'),
    );
  });
});
