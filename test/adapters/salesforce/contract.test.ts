import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serverMethodContract } from '../../../src/adapters/salesforce/server-methods/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { type Schema, serverMethodJson } from '../../../scripts/server-methods.mjs';
import { slimMethods } from '../../../scripts/slim-contract.mjs';
import { root } from '../../../scripts/surface.mjs';
import { openStore } from './support/store';

const methods = serverMethodJson(serverMethodContract);
const folder = `${root}src/adapters/salesforce/`;
const declarations = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.methods.ts'),
);

/** Paths of values without a description. */
function undescribed(schema: Schema, path = '', isSaid = false): readonly string[] {
  const said = isSaid || schema.description !== undefined || obvious.test(path);
  const parts = [schema.items, ...(schema.anyOf ?? [])].flatMap((part) =>
    part === undefined || part.type === 'null' ? [] : [part],
  );
  const fields = Object.entries(schema.properties ?? {});
  if (parts.length === 0 && fields.length === 0) return said || path === '' ? [] : [path];
  return [
    ...parts.flatMap((part) => undescribed(part, path, said)),
    ...fields.flatMap(([name, field]) => undescribed(field, `${path}.${name}`)),
  ];
}

/** Fields whose names need no description. */
const obvious =
  /\.(label|detail|kind|email|city|zip|phoneNumber|lastName|FAQCategory|language|purchaseOrderNumber|notes|paymentMethodId|timeZone|currencyIsoCode|bottlerId|description|orderReferenceNumber)$/;

describe('the contract of server methods', () => {
  it('documents every method, and each is called by its declared name', () => {
    expect(methods.map(({ name }) => name).sort()).toEqual(Object.keys(serverMethodContract).sort());
    expect(Object.entries(serverMethodContract).filter(([name, method]) => method.name !== name)).toEqual([]);
  });

  it.each(declarations)('%s is in the package without requests and documentation', (path) => {
    const code = readFileSync(`${folder}${path}`, 'utf8');
    const slim = slimMethods(code);
    expect(slim.match(/define(Method|Commit)\(\{/g)).toEqual(code.match(/define(Method|Commit)\(\{/g));
    expect(slim.match(/^ {2}(response|value): /gm)?.length).toBe(code.match(/^ {2}(response|value): /gm)?.length);
    expect(slim).not.toMatch(/\b(request|docs|purpose|does|without): /);
  });

  it.each(methods)(
    '$name documents its purpose, its arguments and result, and the behavior without it',
    ({ purpose, without, request, response, http, again }) => {
      expect(purpose).toMatch(/^[A-Z].+\.$/);
      expect(without).toMatch(/^[A-Z].+\.$/);
      expect(request.type).toBe('object');
      // A method that writes documents the effect of a second call.
      if (http === 'POST' && again === null) expect(purpose).not.toMatch(/^(Saves|Sends|Puts|Sets|Takes|Marks)/);
      expect([...undescribed(request), ...undescribed(response)]).toEqual([]);
    },
  );

  it('matches what an independent store, written from the contract, answers', async () => {
    const seen = new Map<string, unknown>();
    const store = await openStore();
    const watching: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const sent =
        request.method === 'GET' ? new URL(request.url).searchParams.get('methodParams') : await request.clone().text();
      const name = /TradefrontController\/(\w+)/.exec(request.url)?.[1];
      const response = await store.fetch(request);
      if (name !== undefined && sent) seen.set(name, JSON.parse(sent));
      return response;
    };
    const { accounts, cart, catalog, orders, lists, reminders, checkout, session } = store.adapterWith({
      fetch: watching,
    });
    const accountId = await store.accountId();
    const at = { accountId, locale: 'en-US' };
    await session.user({});
    await accounts.list({ includeOwn: true, locale: 'en-US' });
    await Promise.all([
      cart.read(at),
      orders.usual(at),
      lists.list(at),
      reminders.list(at),
      checkout.open(at),
      catalog.match({ entries: ['cola'], ...at }),
    ]);
    await store.close();
    expect(seen.size).toBeGreaterThanOrEqual(8);
    for (const [name, sent] of seen) {
      const contract = Object.entries(serverMethodContract).find(([known]) => known === name)?.[1];
      expect(contract && z.safeParse(contract.request, sent).success, name).toBe(true);
    }
  }, 20_000);
});
