import { expect, it } from 'vitest';
import { printedTypes } from '../../scripts/salesforce-types.mjs';

it('the declared types of the Salesforce adapter equal those of its schemas', { timeout: 120_000 }, () => {
  const { serverMethods, platform } = printedTypes();
  expect(serverMethods()).toEqual([]);
  expect(platform()).toEqual([]);
  expect(serverMethods((types) => types.replace('url?: string', 'url?: number'))).toEqual([
    `Type 'true' is not assignable to type '"getContent"'.`,
  ]);
  expect(platform((types) => types.replace('cartId: string', 'cartId: number'))).toEqual([
    `Type 'true' is not assignable to type '"orderToCart"'.`,
  ]);
});
