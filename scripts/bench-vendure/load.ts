import { parseArgs } from 'node:util';
import { createVendureAdapter } from '../../src/adapters/vendure';
import { postgresFolder, startPostgres } from '../../test/support/vendure-data/postgres.mjs';
import { prepareVendure, startVendure } from '../../test/support/vendure-data/prepare.mjs';
import { signIn } from '../../test/vendure/server/support/client';
import { writeFigures } from '../write-figures.mjs';
import { type Buyer, fire, type Result } from './fire';
import { browse, cart, plainOrder, type Scenario, tradeOrder } from './scenarios';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

/** Seconds of each run: one that finds the most requests, and one at a part of them. */
const SECONDS = { most: 6, steady: 10 };
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

/** Buyers of the shop with their accounts: each connection is one of them. */
async function buyersOf(urls: readonly string[], hasPlugin: boolean): Promise<readonly Buyer[]> {
  const [url = ''] = urls;
  const { buyers } = (await (await fetch(`${url}/buyers`)).json()) as {
    // The test server's own list.
    readonly buyers: readonly { readonly email: string }[];
  };
  const found: Buyer[] = [];
  const taken = new Set<string>();
  for (const { email } of buyers) {
    const token = await signIn(url, email);
    const adapter = createVendureAdapter({
      baseUrl: url,
      trade: hasPlugin,
      token: { get: () => token, set: () => {} },
    });
    const accounts = (await adapter.accounts?.list?.({ includeOwn: true, locale: 'en-US' })) ?? [];
    for (const { id } of accounts) {
      // In plain Vendure a customer is the account.
      const account = hasPlugin ? id : null;
      if (taken.has(account ?? email)) continue;
      taken.add(account ?? email);
      found.push({ url: urls[found.length % urls.length] ?? url, token, account });
    }
  }
  return found;
}

async function measure(name: string, servers: readonly Server[], hasPlugin: boolean): Promise<readonly Row[]> {
  const buyers = await buyersOf(
    servers.map(({ url }) => url),
    hasPlugin,
  );
  const scenarios: readonly Scenario[] = [
    await browse(buyers, hasPlugin),
    await cart(buyers, hasPlugin),
    hasPlugin ? await tradeOrder(buyers) : await plainOrder(buyers),
  ];
  const rows: Row[] = [];
  for (const scenario of scenarios) {
    const most = await fire(scenario, { seconds: SECONDS.most });
    const steady = await fire(scenario, { seconds: SECONDS.steady, rate: Math.max(1, most.perSecond * STEADY) });
    rows.push({ scenario: scenario.name, server: name, most, steady });
    console.log(`${scenario.name}, ${name}: ${describe(most)}; at half of that ${describe(steady)}`);
  }
  return rows;
}

const number = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const describe = ({ perSecond, p50, p95, errors, units }: Result): string =>
  `${number(perSecond)} ${units}/s, p50 ${number(p50)} ms, p95 ${number(p95)} ms, ${errors} errors`;

/** A seeded database with the given servers on it. */
async function withServers(database: string, hasPlugin: boolean, count: number, name: string) {
  const copy = `${database}_run`;
  await postgres.createDatabase(copy, database);
  const at = { port: postgres.port, database: copy };
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
  const cells = rows.map(({ scenario, server, most, steady }) => [
    scenario,
    server,
    `${number(most.perSecond)} ${most.units}/s`,
    `${number(most.p95)} ms`,
    `${number(steady.perSecond)} ${steady.units}/s`,
    `${number(steady.p50)} / ${number(steady.p95)} ms`,
  ]);
  console.table(cells);
  const failed = rows.reduce((sum, { most, steady }) => sum + most.errors + steady.errors, 0);
  if (failed > 0) process.exitCode = 1;
  if (values.write)
    writeFigures('vendure', {
      about: `Load generator, servers and Postgres share the machine's cores, so a second process has little room here. Requests failed: ${failed}.`,
      tables: [
        {
          head: ['What', 'Server', 'At most', 'p95 then', 'At half of that', 'p50 / p95 then'],
          rows: cells,
        },
      ],
    });
} finally {
  await postgres.stop();
}
