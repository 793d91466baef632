import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { postgresFolder, startPostgres } from '../../support/vendure-data/postgres.mjs';
import { prepareVendure, startVendure } from '../../support/vendure-data/prepare.mjs';
import { accountsOf, signIn } from '../server/support/client';
import { writeFigures } from '../../../scripts/write-figures.mjs';
import { type Buyer, fire, type Result } from './fire';
import { browse, cart, plainOrder, type Scenario, tradeOrder } from './scenarios';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

/** Seconds of each run: one that finds the most requests, and one at a part of them. */
const SECONDS = { most: 12, steady: 15 };
/** Part of the most requests at which the response time is measured: a server at its limit only shows its queue. */
const STEADY = 0.5;

interface Row {
  readonly scenario: string;
  readonly server: string;
  readonly most: Result;
  readonly steady: Result;
}

type Server = Awaited<ReturnType<typeof startVendure>>;

if (postgresFolder() === null) throw new Error('Postgres is not installed');
const postgres = await startPostgres();

/** Buyers of the shop, one per account: each connection is one of them. */
async function buyersOf(urls: readonly string[], hasPlugin: boolean): Promise<readonly Buyer[]> {
  const [url = ''] = urls;
  const list = z.object({ buyers: z.array(z.object({ email: z.string() })) });
  const { buyers } = z.parse(list, await (await fetch(`${url}/buyers`)).json());
  const found: Buyer[] = [];
  const add = (token: string, account: string | null): void =>
    void found.push({ url: urls[found.length % urls.length] ?? url, token, account });
  for (const { email } of buyers) {
    const token = await signIn(url, email);
    if (!hasPlugin) add(token, null);
    else
      for (const id of await accountsOf({ url, token }))
        if (found.every(({ account }) => account !== id)) add(token, id);
  }
  return found;
}

async function measure(name: string, servers: readonly Server[], hasPlugin: boolean): Promise<readonly Row[]> {
  const buyers = await buyersOf(
    servers.map(({ url }) => url),
    hasPlugin,
  );
  // Each prepares the carts as it needs them, so it does so when the one before it has ended.
  const prepared: readonly (() => Promise<Scenario>)[] = [
    () => browse(buyers),
    () => cart(buyers, hasPlugin),
    () => (hasPlugin ? tradeOrder(buyers) : plainOrder(buyers)),
  ];
  const rows: Row[] = [];
  for (const prepare of prepared) {
    const most = await fire(await prepare(), { seconds: SECONDS.most });
    // The end of a run leaves carts in the middle of a unit.
    const scenario = await prepare();
    const steady = await fire(scenario, { seconds: SECONDS.steady, rate: most.perSecond * STEADY });
    rows.push({ scenario: scenario.name, server: name, most, steady });
    console.log(`${scenario.name}, ${name}: ${describe(most)}; at half of that ${describe(steady)}`);
  }
  return rows;
}

const number = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const describe = ({ perSecond, p50, p95, errors, units }: Result): string =>
  `${number(perSecond)} ${units}/s, p50 ${number(p50)} ms, p95 ${number(p95)} ms, ${errors.length} errors${errors[0] === undefined ? '' : `, the first: ${errors[0]}`}`;

/** A seeded database with the given servers on it. */
async function withServers(database: string, hasPlugin: boolean, count: number, name: string) {
  const copy = `${database}_run`;
  await postgres.createDatabase(copy, database);
  const at = { port: postgres.port, database: copy };
  // The statistics that Postgres collects by itself on a database that is not new.
  await postgres.query('ANALYZE', copy);
  // Orders on account and stock are limited; a load test places more than any buyer.
  await postgres.query('UPDATE stock_level SET "stockOnHand" = 100000000', copy);
  if (hasPlugin) await postgres.query('UPDATE trade_account SET "creditLimit" = 2000000000', copy);
  const servers: Server[] = [];
  for (let nth = 0; nth < count; nth += 1) servers.push(await startVendure({ hasPlugin, postgres: at }));
  try {
    return await measure(name, servers, hasPlugin);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

try {
  for (const [database, hasPlugin] of [
    ['shop', true],
    ['plain', false],
  ] as const) {
    await postgres.createDatabase(database);
    await prepareVendure({ hasPlugin, postgres: { port: postgres.port, database } });
  }
  const rows = [
    ...(await withServers('plain', false, 1, 'without the plugin, 1 process')),
    ...(await withServers('shop', true, 1, 'with the plugin, 1 process')),
    ...(await withServers('shop', true, 2, 'with the plugin, 2 processes')),
  ];
  const tables = [...new Set(rows.map(({ scenario }) => scenario))].map((title) => ({
    title,
    head: ['Server', 'At most', 'p95 then', 'At half of that', 'p50 / p95 then'],
    rows: rows
      .filter(({ scenario }) => scenario === title)
      .map(({ server, most, steady }) => [
        server,
        `${number(most.perSecond)} ${most.units}/s`,
        `${number(most.p95)} ms`,
        `${number(steady.perSecond)} ${steady.units}/s`,
        `${number(steady.p50)} / ${number(steady.p95)} ms`,
      ]),
  }));
  const failed = rows.reduce((sum, { most, steady }) => sum + most.errors.length + steady.errors.length, 0);
  if (failed > 0) process.exitCode = 1;
  if (values.write)
    writeFigures('vendure', {
      about: `Load generator, servers and Postgres share the machine's cores, so a second process has little room here. Requests failed: ${failed}.`,
      tables,
    });
} finally {
  await postgres.stop();
}
