import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresFolder, startPostgres } from '../../support/vendure-data/postgres.mjs';
import { freePort, prepareVendure, startVendure } from '../../support/vendure-data/prepare.mjs';
import { accountNamed, signIn } from './support/client';
import { type RealFindings, runRealSchedule, type ScheduledBuyer } from './support/real-schedule';

type Server = Awaited<ReturnType<typeof startVendure>>;

const SCHEDULES = Number(process.env['SCHEDULES'] ?? 200);
/** In every so many schedules a process is killed while the buyer clicks. */
const KILL_EVERY = 20;
const BUYER = 'dana@harborlane.example';
/** Pairs of accounts; the schedules of a pair follow each other. */
const pairs = [
  ['Harbor Lane Taproom', 'Harbor Lane Bottle Shop'],
  ['English Bay Social', 'Brasserie du Canal'],
] as const;

/** Runs the schedules on the pairs of accounts side by side, and sums what they found. */
async function runAll(buyers: () => Promise<readonly ScheduledBuyer[]>, kill?: () => Promise<void>) {
  const sum = { schedules: 0, duplicates: 0, lost: 0, wrongAccount: 0, orders: 0, worst: [] as number[] };
  const add = (seed: number, found: RealFindings): void => {
    sum.schedules += 1;
    sum.duplicates += found.duplicates;
    sum.lost += found.lost;
    sum.wrongAccount += found.wrongAccount;
    sum.orders += found.orders;
    if (found.duplicates + found.lost + found.wrongAccount > 0) sum.worst.push(seed);
  };
  const all = await buyers();
  const seeds = Array.from({ length: SCHEDULES }, (_, at) => at + 1);
  const isKill = (seed: number): boolean => kill !== undefined && seed % KILL_EVERY === 0;
  await Promise.all(
    all.map(async (buyer, at) => {
      for (const seed of seeds.filter((one) => !isKill(one) && one % all.length === at))
        add(seed, await runRealSchedule(seed, buyer));
    }),
  );
  // Alone: another schedule's preparation would meet the dead process too.
  const [buyer] = all;
  for (const seed of seeds.filter(isKill)) if (buyer !== undefined) add(seed, await runRealSchedule(seed, buyer, kill));
  console.log(JSON.stringify(sum));
  return sum;
}

async function buyersAt(urls: readonly string[]): Promise<readonly ScheduledBuyer[]> {
  const [url = ''] = urls;
  const token = await signIn(url, BUYER);
  return Promise.all(
    pairs.map(async ([first, second]) => ({
      urls,
      token,
      accounts: [await accountNamed({ url, token }, first), await accountNamed({ url, token }, second)] as const,
    })),
  );
}

const none = { duplicates: 0, lost: 0, wrongAccount: 0, worst: [] };

describe('random schedules over real sockets', () => {
  let server: Server;
  beforeAll(async () => {
    await prepareVendure();
    server = await startVendure();
  }, 600_000);
  afterAll(() => server.stop());

  it('place each order once on sql.js', { timeout: 3_600_000 }, async () => {
    const found = await runAll(() => buyersAt([server.url]));
    expect(found).toMatchObject(none);
    // Schedules that place nothing would prove nothing.
    expect(found.orders).toBeGreaterThan(SCHEDULES / 4);
  });
});

describe.skipIf(postgresFolder() === null)('random schedules over real sockets, two processes on one Postgres', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let servers: Server[] = [];
  const ports: number[] = [];
  const start = (port: number) => startVendure({ postgres: { port: postgres.port, database: 'shop' }, port });
  const count = async (sql: string): Promise<number> => Number(await postgres.query(sql, 'shop'));

  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.createDatabase('shop');
    await prepareVendure({ postgres: { port: postgres.port, database: 'shop' } });
    for (let nth = 0; nth < 2; nth += 1) ports.push(await freePort());
    servers = await Promise.all(ports.map(start));
  }, 900_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }, 120_000);

  it('place each order once, with one payment, while a process is killed', { timeout: 3_600_000 }, async () => {
    const payments = await count('SELECT count(*) FROM payment');
    let kills = 0;
    const found = await runAll(
      () => buyersAt(servers.map(({ url }) => url)),
      async () => {
        kills += 1;
        const [port] = ports;
        if (port === undefined) return;
        await servers[0]?.kill();
        servers[0] = await start(port);
      },
    );
    expect(found).toMatchObject(none);
    expect(kills).toBeGreaterThan(0);
    expect((await count('SELECT count(*) FROM payment')) - payments).toBe(found.orders);
    expect(await count('SELECT count(*) FROM payment WHERE "orderId" IS NULL')).toBe(0);
  });
});
