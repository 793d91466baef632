import { accounts as knownAccounts, type DemoAccount } from '../../../src/adapters/demo/data/accounts';
import type { DemoBuyer } from '../../../src/adapters/demo/data/buyers';
import type { CatalogItem } from '../../../src/adapters/demo/engine/catalog';
import type { Market } from '../../../src/adapters/demo/engine/market';
import { buyerNow } from '../../../src/adapters/demo/engine/people';
import type { ViewerContext } from '../../../src/adapters/demo/engine/present';
import { type Scenario, scenarioFor } from '../../../src/adapters/demo/scenarios';
import { createWorld, type World } from '../../../src/adapters/demo/world';
import { orderedProducts } from '../../../src/adapters/demo/engine/ordered-products';
import { type Faults, createFaults } from './faults/faults';
import { isIdOf, recordId, short } from './ids';
import { type PlatformBehaviour, type PlatformOptions, usualBehaviour } from './options';
import { createRequestLog, type RequestLog } from './request-log';
import { type Ledger, createLedger } from './store/ledger';
import { createSessions, type Session, type Sessions } from './store/sessions';

/** One org: its data, what was written to it, its sessions and its faults. */
export interface Platform {
  readonly options: PlatformOptions;
  readonly webstoreId: string;
  readonly siteId: string;
  readonly channelId: string;
  readonly sitePath: string;
  readonly apiVersion: string;
  readonly guestCookie: string;
  behaviour: PlatformBehaviour;
  scenario: Scenario;
  world: World;
  ledger: Ledger;
  sessions: Sessions;
  readonly faults: Faults;
  readonly log: RequestLog;
  now(): number;
  /** Sets the server's clock that many milliseconds ahead of the real one. */
  setClockAhead(ms: number): void;
  /** Resets everything, with another scenario or behavior where one is given. */
  reset(changes?: { readonly scenario?: string | Scenario; readonly behaviour?: Partial<PlatformBehaviour> }): void;
  /** Clears what was written and all sessions; the world, which takes a while to build, stays. */
  clear(behaviour?: Partial<PlatformBehaviour>): void;
}

const SEED = 2207;

/** Creates an org. */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const clock = options.clock ?? Date.now;
  let ahead = 0;
  const now = (): number => clock() + ahead;
  const siteId = recordId('site', 1);
  const platform: Platform = {
    options,
    webstoreId: recordId('webstore', 1),
    siteId,
    channelId: recordId('channel', 1),
    sitePath: options.sitePath ?? '',
    apiVersion: options.apiVersion ?? 'v65.0',
    guestCookie: `guest_uuid_essential_${siteId.slice(0, 15)}`,
    now,
    setClockAhead(ms) {
      ahead = ms;
    },
    faults: createFaults(),
    log: createRequestLog(options.stopwatch),
    ...createState(options.scenario ?? 'default', options.behaviour),
    reset(changes = {}) {
      platform.faults.clear();
      platform.log.clear();
      ahead = 0;
      Object.assign(
        platform,
        createState(changes.scenario ?? options.scenario ?? 'default', { ...options.behaviour, ...changes.behaviour }),
      );
    },
    clear(behaviour) {
      platform.faults.clear();
      platform.log.clear();
      ahead = 0;
      Object.assign(platform, {
        behaviour: { ...usualBehaviour, ...options.behaviour, ...behaviour },
        ledger: createLedger(),
        sessions: createSessions(currentStateOf),
      });
    },
  };

  /** The current state of a buyer, whom a Super User or the buyer may have changed. */
  function currentStateOf(buyer: DemoBuyer): DemoBuyer | null {
    return buyerNow(buyer, platform.ledger.people.get(buyer.id));
  }

  function createState(requested: string | Scenario, behaviour: Partial<PlatformBehaviour> = {}) {
    const scenario = typeof requested === 'string' ? scenarioFor(requested) : requested;
    return {
      scenario,
      behaviour: { ...usualBehaviour, ...behaviour },
      world: createWorld({ seed: options.seed ?? SEED, scenario, now }),
      ledger: createLedger(),
      sessions: createSessions(currentStateOf),
    };
  }
  return platform;
}

/** The platform's id of an account. */
export const accountRecordId = (platform: Platform, account: DemoAccount): string =>
  recordId('account', platform.world.accounts.indexOf(account) + 1);
export const userRecordId = (platform: Platform, buyer: DemoBuyer): string =>
  recordId('user', platform.world.buyers.findIndex(({ id }) => id === buyer.id) + 1);
export const productRecordId = ({ sku }: Pick<CatalogItem, 'sku'>): string => recordId('product', sku);

const accountsById = new WeakMap<World, ReadonlyMap<string, DemoAccount>>();

/** The account of an id of 15 or 18 characters. */
export function accountByRecordId({ world }: Platform, id: string): DemoAccount | undefined {
  const known =
    accountsById.get(world) ??
    new Map(world.accounts.map((account, place) => [short(recordId('account', place + 1)), account]));
  accountsById.set(world, known);
  return isIdOf('account', id) ? known.get(short(id)) : undefined;
}

const productsById = new WeakMap<World, ReadonlyMap<string, CatalogItem>>();

/** The product of an id of 15 or 18 characters. */
export function productByRecordId({ world }: Platform, id: string): CatalogItem | undefined {
  const known = productsById.get(world) ?? new Map(world.catalog.map((item) => [short(productRecordId(item)), item]));
  productsById.set(world, known);
  return id.length === 15 || id.length === 18 ? known.get(short(id)) : undefined;
}

/** The viewer for the demo's texts and amounts. */
export function readerFor(platform: Platform, account: DemoAccount | null, locale: string): ViewerContext {
  const { world } = platform;
  const market = world.market(account);
  const ordered = orderedProducts(world.history(account), [], market);
  return {
    locale,
    market,
    lastOrdered: (id) => ordered.get(id)?.last ?? null,
    quantities: (id) => ordered.get(id)?.quantities ?? [],
  };
}

export const marketFor = (platform: Platform, account: DemoAccount | null): Market => platform.world.market(account);

/** The buyer's own account: it is the session's unless a call names another. */
export const ownAccount = (platform: Platform, { buyer }: Session): DemoAccount | null =>
  buyer === null ? null : (platform.world.account(buyer.accounts[0] ?? '') ?? knownAccounts[0] ?? null);
