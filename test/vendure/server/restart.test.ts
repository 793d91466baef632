import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createVendureAdapter } from '../../../src/adapters/vendure';
import { postgresFolder, startPostgres } from '../../support/vendure-data/postgres.mjs';
import { freePort, migrateVendure, prepareVendure, startVendure } from '../../support/vendure-data/prepare.mjs';
import {
  accountNamed,
  addToCart,
  answersFor,
  ask,
  type Asker,
  clearCart,
  commitAttempt,
  countOrders,
  prepareOrder,
  read,
  readCart,
  signIn,
  variantOf,
} from './support/client';

const COLA = '104417';
const ENOUGH = 40;

describe.skipIf(postgresFolder() === null)('a shop on Postgres', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let server: Awaited<ReturnType<typeof startVendure>>;
  let port: number;
  let dana: Asker;
  let cola: string;

  const database = () => ({ port: postgres.port, database: 'shop' });
  const start = () => startVendure({ postgres: database(), port });

  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.createDatabase('shop');
    await prepareVendure({ postgres: database() });
    port = await freePort();
    server = await start();
    const token = await signIn(server.url, 'dana@harborlane.example');
    const account = await accountNamed({ url: server.url, token }, 'Harbor Lane Taproom');
    dana = { url: server.url, token, account };
    cola = await variantOf(dana, COLA);
  }, 900_000);
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  }, 120_000);

  it('restarts in the middle of a session: the buyer stays signed in, and a prepared order can be placed', async () => {
    await clearCart(dana);
    await addToCart(dana, cola, ENOUGH);
    const orders = await countOrders(dana);
    const { handle } = await prepareOrder(dana, await answersFor(dana));
    const adapter = createVendureAdapter({
      baseUrl: server.url,
      trade: true,
      token: { get: () => dana.token ?? null, set: () => undefined },
    });
    const at = { accountId: dana.account ?? null, locale: 'en-US' };
    const before = await adapter.cart.read(at);
    expect(before.lines).toHaveLength(1);

    await server.kill();
    await expect(adapter.cart.read(at)).rejects.toMatchObject({ code: expect.stringMatching(/offline|unavailable/) });
    server = await start();

    expect((await adapter.cart.read(at)).lines).toEqual(before.lines);
    expect((await commitAttempt(dana, handle, 'after-the-restart')).state).toBe('DONE');
    expect(await countOrders(dana)).toBe(orders + 1);
    expect((await readCart(dana)).lines).toEqual([]);
  });

  it('migrates a database of the previous plugin version, and keeps its data', { timeout: 300_000 }, async () => {
    const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 86_400_000).toISOString();
    const reminders = z.array(z.object({ id: z.string(), at: z.string(), repeats: z.string() }));
    const readReminders = () => read(dana, 'query { tradeReminders { id at repeats } }', 'tradeReminders', reminders);
    const created = await ask(
      dana,
      'mutation ($at: DateTime!) { createTradeReminder(input: { at: $at, repeats: "once" }) { refusal } }',
      { at },
    );
    expect(created).toMatchObject({ code: null, data: { createTradeReminder: { refusal: null } } });
    const before = { reminders: await readReminders(), orders: await countOrders(dana) };
    await server.stop();
    // The previous version stored a date.
    await postgres.query(
      'ALTER TABLE trade_reminder ALTER COLUMN "at" TYPE timestamp USING to_timestamp("at" / 1000.0) AT TIME ZONE \'UTC\'',
      'shop',
    );

    await migrateVendure(database());
    server = await start();

    expect(await readReminders()).toEqual(before.reminders);
    expect(before.reminders.some((reminder) => Date.parse(reminder.at) === Date.parse(at))).toBe(true);
    expect(await countOrders(dana)).toBe(before.orders);
    // A second run has nothing to do.
    await migrateVendure(database());
    expect(await readReminders()).toEqual(before.reminders);
  });

  /** Columns, constraints and indexes of tables, as Postgres describes them. */
  const structureOf = async (tables: string): Promise<string> => {
    const queries = [
      `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_name IN ${tables}`,
      `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid::regclass::text IN ${tables}`,
      `SELECT tablename, indexname, indexdef FROM pg_indexes WHERE tablename IN ${tables}`,
    ];
    return (await Promise.all(queries.map((sql) => postgres.query(`${sql} ORDER BY 1, 2`, 'shop')))).join('\n');
  };

  /** Makes a migration run again. */
  const forget = (name: string): Promise<string> =>
    postgres.query(
      `DO $$ BEGIN IF to_regclass('migrations') IS NOT NULL THEN DELETE FROM migrations WHERE name LIKE '${name}%'; END IF; END $$`,
      'shop',
    );

  it('migrates tickets that had no problem types, times and comments', { timeout: 300_000 }, async () => {
    const tickets = z.object({
      items: z.array(
        z.object({
          number: z.string(),
          problemType: z.object({ code: z.string() }),
          reason: z.object({ code: z.string() }),
          equipment: z.nullable(z.object({ type: z.object({ code: z.string() }), assetNumber: z.string() })),
          availability: z.array(z.unknown()),
          comments: z.array(z.unknown()),
        }),
      ),
    });
    const readTickets = async () =>
      (
        await read(
          dana,
          'query { tradeTickets { items { number problemType { code } reason { code } equipment { type { code } assetNumber } availability { day } comments { id } } } }',
          'tradeTickets',
          tickets,
        )
      ).items;
    const before = await readTickets();
    expect(before.length).toBeGreaterThan(0);
    const tables = "('trade_ticket', 'trade_ticket_comment', 'trade_equipment')";
    const created = await structureOf(tables);
    await server.stop();
    // The previous version had none of these.
    await postgres.query('DROP TABLE trade_ticket_comment, trade_equipment', 'shop');
    const columns = [
      'draftId',
      'problemType',
      'equipmentType',
      'equipmentDetail',
      'availability',
      'lineId',
      'invoiceId',
      'onsiteContact',
      'onBehalfOf',
      'rating',
    ];
    await postgres.query(
      `ALTER TABLE trade_ticket ${columns.map((name) => `DROP COLUMN "${name}"`).join(', ')}`,
      'shop',
    );
    await forget('TicketDetails');

    await migrateVendure(database());
    server = await start();

    expect(await structureOf(tables)).toBe(created);
    expect(await readTickets()).toEqual(
      before.map(({ number, reason, equipment }) => ({
        number,
        problemType: reason,
        reason,
        equipment: equipment && { ...equipment, type: { code: 'other' } },
        availability: [],
        comments: [],
      })),
    );
  });

  it(
    'migrates a shop without tables of bank accounts and credits, whose payments keep their place',
    {
      timeout: 300_000,
    },
    async () => {
      const tables = "('trade_bank_account', 'trade_credit')";
      const created = await structureOf(tables);
      const payments = () =>
        read(
          dana,
          'query { tradeInvoicePayments(options: { take: 3 }) { totalItems items { number total credits } } }',
          'tradeInvoicePayments',
          z.unknown(),
        );
      const before = await payments();
      await server.stop();
      await postgres.query('DROP TABLE trade_bank_account, trade_credit', 'shop');
      await forget('BankAccountsAndCredits');

      await migrateVendure(database());
      server = await start();

      expect(await structureOf(tables)).toBe(created);
      expect(await payments()).toEqual(before);
      const nothing = await ask(dana, 'query { tradeBankAccounts { id } tradeCredits { id } }');
      expect(nothing.data).toEqual({ tradeBankAccounts: [], tradeCredits: [] });
    },
  );
});
