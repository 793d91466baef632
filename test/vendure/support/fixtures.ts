import * as z from 'zod/mini';
import type { Fixtures } from '../../../src/testing';
import { accountNamed, read, signIn } from '../server/support/client';
import type { VendureServer } from './harness';

/** Asks the Shop API as a guest. */
async function ask(url: string, query: string, variables: object = {}): Promise<unknown> {
  const response = await fetch(`${url}/shop-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

/** Ids of a product and its variant by an SKU. */
async function idsOf(url: string, sku: string): Promise<readonly [productId: string, variantId: string]> {
  const found = await ask(
    url,
    'query ($term: String!) { search(input: { term: $term, groupByProduct: false, take: 5 }) { items { productId productVariantId sku } } }',
    { term: sku },
  );
  // The shape that the query asks for.
  const { items } = (
    found as {
      data: { search: { items: readonly { productId: string; productVariantId: string; sku: string }[] } };
    }
  ).data.search;
  const item = items.find((one) => one.sku === sku);
  if (item === undefined) throw new Error(`The shop has no product ${sku}`);
  return [item.productId, item.productVariantId];
}

/** Number of the newest invoice of the taproom, which changes with the day of the seed. */
async function newestInvoice(url: string): Promise<string> {
  const asker = { url, token: await signIn(url, 'dana@harborlane.example') };
  const account = await accountNamed(asker, 'Harbor Lane Taproom');
  const { items } = await read(
    { ...asker, account },
    'query { tradeInvoices(options: { sort: "issued", descending: true, take: 1 }) { items { number } } }',
    'tradeInvoices',
    z.object({ items: z.array(z.object({ number: z.string() })) }),
  );
  const [newest] = items;
  if (newest === undefined) throw new Error('The account has no invoice');
  return newest.number;
}

/** Fixtures of the seeded shop: the accounts of the demo in its order, and products by SKU. */
export async function fixturesOf({ url, trade }: VendureServer): Promise<Fixtures> {
  const sku = async (code: string): Promise<string> => {
    const [productId, variantId] = await idsOf(url, code);
    return trade ? variantId : `${productId}.${variantId}`;
  };
  const shared: Fixtures = {
    otherLocale: 'fr-CA',
    unknownId: '99999',
    orderable: [
      { productId: await sku('677105'), quantity: 40 },
      { productId: await sku('902001'), quantity: 2 },
    ],
    password: { current: 'tradefront-demo', next: 'Bottle-Shop-2215' },
  };
  return trade
    ? {
        ...shared,
        accountId: '1',
        otherAccountId: '2',
        stoppedAccountId: '6',
        noCheckoutAccountId: '8',
        products: { unlisted: await sku('845011') },
        registration: {
          accountNumber: '0048-2207',
          code: 'NQ-2207-HAR',
          mobileNumber: '(207) 555-0190',
          smsCode: '204816',
          invoiceNumber: await newestInvoice(url),
          rejected: { accountNumber: '0050-7741', code: 'NQ-7741-LOW' },
        },
        activation: {
          unverified: 'new@harborlane.example',
          verified: 'dana@harborlane.example',
          unknown: 'nobody@else.example',
        },
      }
    : shared;
}
