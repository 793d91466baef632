import { join } from 'node:path';
import {
  type AssetStorageStrategy,
  CurrencyCode,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  InMemorySessionCacheStrategy,
  LogLevel,
  type VendureConfig,
} from '@vendure/core';
import { InMemoryJobQueueStrategy } from '@vendure/core/dist/job-queue/in-memory-job-queue-strategy';
import { TradePlugin, type TradePluginOptions } from './plugin';

/** Settings of the test server, from the environment. */
export interface ServerSettings {
  readonly port: number;
  readonly database: 'sqljs' | 'postgres';
  /** False for Vendure without the plugin. */
  readonly hasPlugin: boolean;
  /** Folder with the seed, the database file and the images. */
  readonly folder: string;
  /** Origins whose pages may call the server. */
  readonly origins: readonly string[];
  /** Connection of Postgres. */
  readonly postgres: { readonly host: string; readonly port: number; readonly database: string; readonly user: string };
}

/** Reads the settings. */
export function settingsFrom(env: NodeJS.ProcessEnv): ServerSettings {
  const port = Number(env['PORT'] ?? 3990);
  return {
    port,
    database: env['DB'] === 'postgres' ? 'postgres' : 'sqljs',
    hasPlugin: env['TRADE'] !== '0',
    folder: env['VENDURE_DATA'] ?? join(__dirname, '..', '.data'),
    origins: (env['ORIGINS'] ?? `http://localhost:${port},http://127.0.0.1:${port},http://localhost:5173`).split(','),
    postgres: {
      host: env['PGHOST'] ?? '127.0.0.1',
      port: Number(env['PGPORT'] ?? 5433),
      database: env['PGDATABASE'] ?? 'vendure',
      user: env['PGUSER'] ?? 'postgres',
    },
  };
}

/** Name of the database file of sql.js. */
export const databaseFile = ({ folder, hasPlugin }: ServerSettings): string =>
  join(folder, hasPlugin ? 'trade.sqlite' : 'plain.sqlite');

/** Password of every buyer of the shop. */
export const PASSWORD = 'tradefront-demo';

const superadmin = { identifier: 'superadmin', password: 'superadmin-demo' };

/** Keeps signed-in sessions, so that a reset of the data can forget them. */
export const sessions = new InMemorySessionCacheStrategy();

/** The images are files that the server serves itself: nothing is uploaded, so only their URLs are needed. */
const servedImages: AssetStorageStrategy = {
  toAbsoluteUrl: (_request, identifier) => identifier,
  fileExists: () => Promise.resolve(true),
  writeFileFromBuffer: noUpload,
  writeFileFromStream: noUpload,
  readFileToBuffer: noUpload,
  readFileToStream: noUpload,
  deleteFile: noUpload,
};

function noUpload(): Promise<never> {
  return Promise.reject(new Error('The test server stores no files'));
}

/** Creates Vendure's configuration. */
export function createConfig(
  settings: ServerSettings,
  { isSeeding, trade }: { readonly isSeeding: boolean; readonly trade: TradePluginOptions },
): VendureConfig {
  return {
    apiOptions: {
      port: settings.port,
      hostname: '127.0.0.1',
      shopApiPath: 'shop-api',
      adminApiPath: 'admin-api',
      cors: {
        origin: [...settings.origins],
        credentials: true,
        exposedHeaders: ['vendure-auth-token'],
        allowedHeaders: ['authorization', 'content-type', 'x-account', 'apollo-require-preflight', 'vendure-token'],
      },
      csrfPrevention: true,
    },
    authOptions: {
      tokenMethod: ['bearer', 'cookie'],
      superadminCredentials: superadmin,
      cookieOptions: { secret: 'vendure-test-server', sameSite: 'lax' },
      requireVerification: true,
      sessionCacheStrategy: sessions,
    },
    dbConnectionOptions:
      settings.database === 'sqljs'
        ? {
            type: 'sqljs',
            // A seed starts in memory, and replaces the file when it is complete.
            ...(isSeeding ? {} : { location: databaseFile(settings) }),
            autoSave: false,
            synchronize: isSeeding,
            logging: false,
          }
        : {
            type: 'postgres',
            host: settings.postgres.host,
            port: settings.postgres.port,
            database: settings.postgres.database,
            username: settings.postgres.user,
            synchronize: isSeeding,
            migrations: [join(__dirname, 'plugin/migrations/*.js')],
            logging: false,
            extra: { max: 12 },
          },
    assetOptions: { assetStorageStrategy: servedImages },
    logger: new DefaultLogger({ level: process.env['VENDURE_LOG'] === undefined ? LogLevel.Error : LogLevel.Info }),
    // Orders on account are paid with the invoice; the dummy is for Vendure without the plugin.
    paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
    jobQueueOptions: {
      jobQueueStrategy: new InMemoryJobQueueStrategy({ concurrency: 1, pollInterval: 5 }),
      prefix: '',
    },
    plugins: [
      DefaultSearchPlugin.init({ indexStockStatus: true, bufferUpdates: false }),
      ...(settings.hasPlugin ? [TradePlugin.init(trade)] : []),
    ],
    entityOptions: { channelCacheTtl: 30_000, zoneCacheTtl: 30_000, taxRateCacheTtl: 30_000 },
  };
}

/** Currencies of the shop; the first is the default. */
export const currencies = [CurrencyCode.USD, CurrencyCode.CAD] as const;
