import 'reflect-metadata';
import { readFileSync, renameSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { bootstrap, JobQueueService, runMigrations, TransactionalConnection } from '@vendure/core';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { createConfig, databaseFile, PASSWORD, type ServerSettings, sessions, settingsFrom } from './config';
import { createFaults } from './faults';
import type { OutgoingMessage } from './plugin';
import { seed } from './seed';
import type { SeedData } from './seed-data.types';

process.env['VENDURE_DISABLE_TELEMETRY'] = 'true';

/** The data of the shop, written by `test/support/vendure-data`. */
function shopData({ folder }: ServerSettings): SeedData {
  const path = join(folder, 'shop.json');
  if (!existsSync(path)) throw new Error(`${path} does not exist: run npm run seed`);
  // Written by this repository's own script with the same type.
  return JSON.parse(readFileSync(path, 'utf8')) as SeedData;
}

/** Milliseconds after the end of a connection in which its request ends, also if it never answers. */
const ABANDONED_MS = 10_000;

/**
 * Executes one request at a time: sql.js has one connection, on which the transactions of two requests would
 * interleave. A request ends with its answer and not with its connection, which a client can close earlier.
 */
function oneAtATime(): RequestHandler {
  let last: Promise<void> = Promise.resolve();
  return (_request: Request, response: Response, next: NextFunction) => {
    const before = last;
    last = new Promise((resolve) => {
      const { end } = response;
      response.end = (...given: unknown[]) => {
        resolve();
        // The arguments of the same function.
        return Reflect.apply(end, response, given) as Response;
      };
      const giveUp = (): void => void setTimeout(resolve, ABANDONED_MS).unref();
      if (response.closed) giveUp();
      else response.once('close', giveUp);
    });
    void before.then(() => next());
  };
}

async function start(): Promise<void> {
  const began = Date.now();
  const isSeeding = process.argv.includes('--seed');
  const settings = isSeeding ? { ...settingsFrom(process.env), port: 0 } : settingsFrom(process.env);
  const data = shopData(settings);
  const mailbox: OutgoingMessage[] = [];
  const clock = { offset: 0 };
  const faults = createFaults();
  const isFile = settings.database === 'sqljs';
  let reset: (() => Promise<void>) | undefined;
  let isCostCenterRequired = false;

  const config = createConfig(settings, {
    isSeeding,
    trade: {
      texts: data.texts,
      orderFields: [
        {
          id: 'cost-center',
          kind: 'choice',
          options: ['bar', 'restaurant', 'events', 'canteen'],
          // Only in a test that asks for it: most of them place orders without answers.
          get required() {
            return isCostCenterRequired;
          },
        },
        { id: 'receiver', kind: 'text', maxLength: 60 },
        { id: 'event-date', kind: 'date', daysAhead: 180 },
      ],
      now: () => Date.now() + clock.offset,
      smsOptOutCode: '55501',
      // The code of the demo: a test types it without reading the mailbox.
      newCode: () => '204816',
      issuer: ['Northquay Trade'],
      send: (message) => void mailbox.push(message),
    },
  });
  config.apiOptions.middleware = [
    { route: '/assets', handler: express.static(join(settings.folder, 'assets')), beforeListen: true },
    { route: '/__faults', handler: faults.control, beforeListen: true },
    {
      route: '/__reset',
      handler: (_request: Request, response: Response) => {
        mailbox.length = 0;
        clock.offset = 0;
        isCostCenterRequired = false;
        faults.clear();
        if (reset === undefined) response.status(501).json({ error: 'Postgres is reset from its template database' });
        else {
          const from = performance.now();
          void reset().then(() => response.json({ milliseconds: performance.now() - from }));
        }
      },
      beforeListen: true,
    },
    {
      route: '/__clock',
      handler: (request: Request, response: Response) => {
        clock.offset = Number(request.query['offset'] ?? 0);
        response.json({ offset: clock.offset });
      },
      beforeListen: true,
    },
    {
      route: '/__require-cost-center',
      handler: (_request: Request, response: Response) => {
        isCostCenterRequired = true;
        response.json({});
      },
      beforeListen: true,
    },
    {
      route: '/mailbox',
      handler: (_request: Request, response: Response) => void response.json(mailbox),
      beforeListen: true,
    },
    {
      route: '/buyers',
      handler: (_request: Request, response: Response) =>
        void response.json({
          password: PASSWORD,
          buyers: data.people
            .filter(({ enabled, lastAccessed }) => enabled && lastAccessed !== null)
            .map(({ firstName, lastName, email, permissions, language }) => ({
              firstName,
              lastName,
              email,
              permissions,
              language,
            })),
        }),
      beforeListen: true,
    },
    { route: '/shop-api', handler: faults.middleware, beforeListen: true },
    ...(isFile ? [{ route: '/shop-api', handler: oneAtATime(), beforeListen: true }] : []),
  ];

  if (process.argv.includes('--migrate')) {
    const done = await runMigrations(config);
    console.log(`Migrations: ${done.join(', ') || 'none'}`);
    process.exit(0);
  }
  const app = await bootstrap(config);
  const connection = app.get(TransactionalConnection).rawConnection;
  if (isSeeding) {
    await seed(app, data, settings.hasPlugin);
    if (isFile) {
      const path = databaseFile(settings);
      writeFileSync(`${path}.new`, connection.sqljsManager.exportDatabase());
      renameSync(`${path}.new`, path);
    }
    console.log(`Seeded in ${Date.now() - began} ms`);
    process.exit(0);
  }
  await app.get(JobQueueService).start();
  if (isFile) {
    const snapshot = connection.sqljsManager.exportDatabase();
    reset = async () => {
      await connection.sqljsManager.loadDatabase(snapshot);
      sessions.clear();
    };
  }
  stopOnSignals(app);
  console.log(`Ready on http://127.0.0.1:${settings.port} after ${Date.now() - began} ms`);
}

/** Ends the process cleanly: requests in progress are answered. */
function stopOnSignals(app: INestApplication): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void app.close().then(() => process.exit(0));
    });
}

start().catch((thrown: unknown) => {
  console.error(thrown);
  process.exit(1);
});
