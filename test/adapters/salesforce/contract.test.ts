import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serverMethodContract } from '../../../src/adapters/salesforce/server-methods/contract';
import { type Schema, serverMethodSchemas } from './support/schemas';
import { openStore } from './support/store';

const methods = await serverMethodSchemas();

/** Paths of values that nothing is said of. */
function undescribed(schema: Schema, path = '', isSaid = false): readonly string[] {
  const said = isSaid || schema.description !== undefined || obvious.test(path);
  const parts = [schema.items, ...(schema.anyOf ?? [])].flatMap((part) => (part === undefined || part.type === 'null' ? [] : [part]));
  const fields = Object.entries(schema.properties ?? {});
  if (parts.length === 0 && fields.length === 0) return said || path === '' ? [] : [path];
  return [...parts.flatMap((part) => undescribed(part, path, said)), ...fields.flatMap(([name, field]) => undescribed(field, `${path}.${name}`))];
}

/** Fields whose names say it all. */
const obvious = /\.(label|detail|kind|email|city|zip|phoneNumber|lastName|FAQCategory|language|purchaseOrderNumber|notes|paymentMethodId|timeZone|currencyIsoCode|bottlerId|description|orderReferenceNumber)$/;

describe('the contract of server methods', () => {
  // `npx vitest run --project node test/adapters/salesforce/contract.test.ts -u` after a change of it.
  it('stands in the docs as it is, with JSON Schemas', async () => {
    await expect(`${JSON.stringify(methods, null, 1)}\n`).toMatchFileSnapshot('../../../stories/docs/parts/server-methods.json');
  });

  it.each(methods)('$name says what it is for, what it takes and returns, and what happens without it', ({ purpose, without, request, response, http, again }) => {
    expect(purpose).toMatch(/^[A-Z].+\.$/);
    expect(without).toMatch(/^[A-Z].+\.$/);
    expect(request.type).toBe('object');
    // A method that writes says what a second call does.
    if (http === 'POST' && again === null) expect(purpose).not.toMatch(/^(Saves|Sends|Puts|Sets|Takes|Marks)/);
    expect([...undescribed(request), ...undescribed(response)]).toEqual([]);
  });

  it('is what a store of its own, written from it, answers', async () => {
    const seen = new Map<string, unknown>();
    const store = await openStore();
    const watching: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const sent = request.method === 'GET' ? new URL(request.url).searchParams.get('methodParams') : await request.clone().text();
      const name = /TradefrontController\/(\w+)/.exec(request.url)?.[1];
      const response = await store.fetch(request);
      if (name !== undefined && sent) seen.set(name, JSON.parse(sent));
      return response;
    };
    const { accounts, cart, catalog, orders, lists, reminders, checkout, session } = store.adapterWith({ fetch: watching });
    const accountId = await store.accountId();
    const at = { accountId, locale: 'en-US' };
    await session.user({});
    await accounts.list({ includeOwn: true, locale: 'en-US' });
    await Promise.all([cart.read(at), orders.usual(at), lists.list(at), reminders.list(at), checkout.open(at), catalog.match({ entries: ['cola'], ...at })]);
    await store.close();
    expect(seen.size).toBeGreaterThanOrEqual(8);
    for (const [name, sent] of seen) {
      const contract = Object.entries(serverMethodContract).find(([known]) => known === name)?.[1];
      expect(contract && z.safeParse(contract.request, sent).success, name).toBe(true);
    }
  }, 20_000);
});
