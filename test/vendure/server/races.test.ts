import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresFolder, startPostgres } from '../../support/vendure-data/postgres.mjs';
import { prepareVendure, startVendure } from '../../support/vendure-data/prepare.mjs';
import {
  accountNamed,
  addToCart,
  answersFor,
  arrangePayment,
  ask,
  type Asker,
  bankAccountOf,
  clearCart,
  commitAttempt,
  lookUpAttempt,
  orderByKey,
  placeOrder,
  prepareOrder,
  read,
  readCart,
  setOrderFields,
  signIn,
  variantOf,
} from './support/client';

const COLA = '104417';
const ENOUGH = 40;
/** Number of times that a server is killed while it places an order. */
const KILLS = 3;

describe.skipIf(postgresFolder() === null)('two servers on one Postgres', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let servers: Awaited<ReturnType<typeof startVendure>>[] = [];
  let dana: readonly Asker[];
  let sam: readonly Asker[];
  let cola: string;

  const start = () => startVendure({ postgres: { port: postgres.port, database: 'shop' } });
  const count = async (sql: string): Promise<number> => Number(await postgres.query(sql, 'shop'));
  const payments = (): Promise<number> => count('SELECT count(*) FROM payment');
  const orphans = (): Promise<number> => count('SELECT count(*) FROM payment WHERE "orderId" IS NULL');

  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.createDatabase('shop');
    await prepareVendure({ postgres: { port: postgres.port, database: 'shop' } });
    servers = await Promise.all([start(), start()]);
    await signInEverybody();
  }, 900_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }, 120_000);

  async function signInEverybody(): Promise<void> {
    const [first] = servers;
    if (first === undefined) throw new Error('No server was started');
    // Sessions are in the database, so a token of one process is valid in the other.
    const token = await signIn(first.url, 'dana@harborlane.example');
    const other = await signIn(first.url, 'sam@harborlane.example');
    const account = await accountNamed({ url: first.url, token }, 'Harbor Lane Taproom');
    dana = servers.map(({ url }) => ({ url, token, account }));
    sam = servers.map(({ url }) => ({ url, token: other, account }));
    cola = await variantOf({ url: first.url, token, account }, COLA);
  }

  /** The same buyer on both processes, in turn. */
  const on = (askers: readonly Asker[], at: number): Asker => {
    const asker = askers[at % askers.length];
    if (asker === undefined) throw new Error('No server was started');
    return asker;
  };

  beforeEach(async () => {
    await clearCart(on(dana, 0));
    await addToCart(on(dana, 0), cola, ENOUGH);
  });

  it('keep one line and lose nothing in ten additions at once', async () => {
    await clearCart(on(dana, 0));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => addToCart(on(at < 5 ? dana : sam, at), cola, 1)),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => null));
    expect((await readCart(on(dana, 0))).lines.map(({ quantity }) => quantity)).toEqual([10]);
  });

  it('keep one line with Vendure’s own operation too', async () => {
    await clearCart(on(dana, 0));
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        ask(on(dana, at), 'mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename } }', {
          id: cola,
        }),
      ),
    );
    expect((await readCart(on(dana, 1))).lines.map(({ quantity }) => quantity)).toEqual([10]);
  });

  it('create one cart in four first additions at once', async () => {
    const account = await accountNamed(on(dana, 0), 'Harbor Lane Bottle Shop');
    const shop = (at: number): Asker => ({ ...on(dana, at), account });
    await Promise.all([0, 1, 2, 3].map((at) => addToCart(shop(at), cola, 1)));
    expect((await readCart(shop(0))).lines.map(({ quantity }) => quantity)).toEqual([4]);
    expect(await count(`SELECT count(*) FROM trade_order WHERE "isCart" AND "accountId" = ${account}`)).toBe(1);
  });

  it('place one order with one payment for one key from both processes', async () => {
    const before = await payments();
    const input = await answersFor(on(dana, 0));
    const outcomes = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((at) => placeOrder(on(at % 3 === 0 ? sam : dana, at), 'race-1', input)),
    );
    expect(outcomes.map(({ state }) => state)).toEqual(outcomes.map(() => 'DONE'));
    expect(new Set(outcomes.map(({ order }) => order?.id)).size).toBe(1);
    expect(await payments()).toBe(before + 1);
    expect(await orphans()).toBe(0);
  });

  it('place one order for one cart, whatever the keys', async () => {
    const before = await payments();
    const input = await answersFor(on(dana, 0));
    const outcomes = await Promise.all([0, 1, 2, 3].map((at) => placeOrder(on(dana, at), `race-2-${at}`, input)));
    expect(new Set(outcomes.map(({ order }) => order?.id)).size).toBe(1);
    expect(await payments()).toBe(before + 1);
    expect(await orphans()).toBe(0);
  });

  it('take one payment if Vendure’s own operations place an order three times at once', async () => {
    const before = await payments();
    const { date } = await answersFor(on(dana, 0));
    await setOrderFields(on(dana, 0), 'PO', date);
    expect(await arrangePayment(on(dana, 0))).toBe('Order');
    const pay = 'mutation { addPaymentToOrder(input: { method: "trade-on-account", metadata: "{}" }) { __typename } }';
    const answers = await Promise.all([0, 1, 2].map((at) => ask(on(dana, at), pay)));
    const results = answers.map(({ data }) => JSON.stringify(data?.['addPaymentToOrder']));
    expect(results.filter((result) => result.includes('"Order"'))).toHaveLength(1);
    expect(await payments()).toBe(before + 1);
    expect(await orphans()).toBe(0);
  });

  it('pay an invoice once if it is paid in full from both processes at once', async () => {
    const found = await ask(
      on(dana, 0),
      'query { tradeInvoices(options: { payableOnly: true, sort: "due", take: 1 }) { items { id open } } }',
    );
    const [invoice]: { id: string; open: number }[] = JSON.parse(JSON.stringify(found.data)).tradeInvoices.items;
    const input = {
      parts: [{ invoiceId: invoice?.id, amount: invoice?.open }],
      bankAccountId: await bankAccountOf(on(dana, 0), '6720'),
      expectedTotal: invoice?.open,
      expectedCurrency: 'USD',
    };
    const prepare =
      'mutation ($input: TradeInvoicePaymentInput!) { prepareInvoicePayment(input: $input) { state handle } }';
    const before = await count('SELECT count(*) FROM trade_payment');
    const outcomes = await Promise.all(
      [0, 1, 2, 3].map(async (at) => {
        const { data } = await ask(on(dana, at), prepare, { input });
        const handle: string | null = JSON.parse(JSON.stringify(data)).prepareInvoicePayment.handle;
        return handle === null ? null : (await commitAttempt(on(dana, at), handle, `pay-${at}`)).state;
      }),
    );
    expect(outcomes.filter((state) => state === 'DONE')).toHaveLength(1);
    expect(await count('SELECT count(*) FROM trade_payment')).toBe(before + 1);
    expect(await count(`SELECT "open" FROM trade_invoice WHERE id = ${invoice?.id}`)).toBe(0);
  });

  it('use a credit once if it is paid with from both processes at once', async () => {
    const credits = z.array(z.object({ id: z.string(), remaining: z.number() }));
    const [credit] = await read(on(dana, 0), 'query { tradeCredits { id remaining } }', 'tradeCredits', credits);
    const invoices = z.object({ items: z.array(z.object({ id: z.string(), open: z.number() })) });
    const { items } = await read(
      on(dana, 0),
      'query { tradeInvoices(options: { payableOnly: true, sort: "due", take: 4 }) { items { id open } } }',
      'tradeInvoices',
      invoices,
    );
    const prepare =
      'mutation ($input: TradeInvoicePaymentInput!) { prepareInvoicePayment(input: $input) { state handle } }';
    const prepared = z.object({ state: z.string(), handle: z.nullable(z.string()) });
    const outcomes = await Promise.all(
      items.map(async ({ id }, at) => {
        const { handle } = await read(on(dana, at), prepare, 'prepareInvoicePayment', prepared, {
          input: {
            parts: [{ invoiceId: id, amount: credit?.remaining }],
            credits: [{ creditId: credit?.id, amount: credit?.remaining }],
            expectedTotal: 0,
            expectedCurrency: 'USD',
          },
        });
        return handle === null ? null : (await commitAttempt(on(dana, at), handle, `credit-${at}`)).state;
      }),
    );
    expect(outcomes.filter((state) => state === 'DONE')).toHaveLength(1);
    expect(await count(`SELECT remaining FROM trade_credit WHERE id = ${credit?.id}`)).toBe(0);
    const left = await Promise.all(
      items.map(async ({ id, open }) => open - (await count(`SELECT "open" FROM trade_invoice WHERE id = ${id}`))),
    );
    expect(left.sort((a, b) => a - b)).toEqual([0, 0, 0, credit?.remaining]);
  });

  it('leave an account with a Super User if both of its last two are disabled at once', async () => {
    const users = await ask(
      on(dana, 0),
      'query { tradeUsers(options: { permission: "super" }) { items { id email } } }',
    );
    const items: { id: string; email: string }[] = JSON.parse(JSON.stringify(users.data)).tradeUsers.items;
    const ids = ['dana@harborlane.example', 'noemie@brasserieducanal.example'].map(
      (email) => items.find((one) => one.email === email)?.id,
    );
    const noemie = await signIn(servers[1]?.url ?? '', 'noemie@brasserieducanal.example');
    const account = await accountNamed(on(dana, 0), 'Brasserie du Canal');
    const disable = 'mutation ($id: ID!) { setTradeUserEnabled(id: $id, enabled: false) { refusal } }';
    // Each removes the other from the account that both manage.
    const remove =
      'mutation ($id: ID!, $revision: String!, $accounts: [ID!]!) { editTradeUser(id: $id, revision: $revision, input: { firstName: "A", lastName: "B", phoneNumber: "(514) 555-0133", mobileNumber: "", language: "fr-CA", permissions: ["ordering"], accountIds: $accounts }) { refusal } }';
    const [first, second] = await Promise.all([
      ask({ ...on(dana, 0), account }, remove, { id: ids[1], revision: '0', accounts: [account] }),
      ask({ url: servers[1]?.url ?? '', token: noemie, account }, disable, { id: ids[0] }),
    ]);
    expect([first.code, second.code].filter((code) => code !== null && code !== 'FORBIDDEN')).toEqual([]);
    expect(
      await count(
        `SELECT count(*) FROM trade_member m JOIN trade_user u ON u.id = m."userId" WHERE m."accountId" = ${account} AND u.enabled AND u.permissions LIKE '%super%'`,
      ),
    ).toBeGreaterThan(0);
  });

  it('create at most ten lists when twelve are created at once', async () => {
    const create =
      'mutation ($name: String!) { createTradeList(input: { name: $name, description: "", items: [] }) { refusal } }';
    await Promise.all(Array.from({ length: 12 }, (_, at) => ask(on(dana, at), create, { name: `List ${at}` })));
    const { account } = on(dana, 0);
    expect(await count(`SELECT count(*) FROM trade_list WHERE "removedAt" IS NULL AND "accountId" = ${account}`)).toBe(
      10,
    );
  });

  it('place an order once or not at all if a process is killed while it does', { timeout: 900_000 }, async () => {
    for (let at = 0; at < KILLS; at += 1) {
      await clearCart(on(dana, 1));
      await addToCart(on(dana, 1), cola, ENOUGH);
      const before = await payments();
      const key = `kill-${at}`;
      const { handle } = await prepareOrder(on(dana, 0), await answersFor(on(dana, 0)));
      const committing = commitAttempt(on(dana, 0), handle, key).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, 20 + at * 150));
      await servers[0]?.kill();
      await committing;
      // Postgres ends the transaction of the dead process; the other process answers.
      const found = await expect
        .poll(() => lookUpAttempt(on(dana, 1), handle, key), { timeout: 30_000 })
        .toMatchObject({ state: expect.stringMatching(/OPEN|DONE/) })
        .then(() => lookUpAttempt(on(dana, 1), handle, key));
      const retried = await commitAttempt(on(dana, 1), handle, key);
      expect(retried.state).toBe('DONE');
      if (found.state === 'DONE') expect(retried.order).toEqual(found.order);
      expect(await orderByKey(on(dana, 1), key)).toEqual({ id: retried.order?.id });
      expect(await payments()).toBe(before + 1);
      expect(await orphans()).toBe(0);
      servers[0] = await start();
      dana = servers.map(({ url }, index) => ({ ...on(dana, index), url }));
      sam = servers.map(({ url }, index) => ({ ...on(sam, index), url }));
    }
  });
});
