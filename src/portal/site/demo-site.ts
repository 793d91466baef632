import { createDemoAdapter, type DemoControl, type ScenarioId, scenarioFor } from '../../adapters/demo';
import type { Adapter } from '../../ports';
import { languageTag, LOGOUT_PATH, type LanguageTag } from '../../rules';
import { memoryStore, type KeyValueStore, readStored, storedKey, storeFor } from '../../runtime/storage';
import { languageIn, tidyBase } from '../routes';

/** Milliseconds of each response: simulates a nearby backend. */
const LATENCY = 40;

/** Path of the site, without a slash at its end. */
export const basePath = tidyBase(import.meta.env.BASE_URL);

/** Whether this document is the logout page (decision 26). */
export const isLogout = (path: string): boolean => path === `${basePath}/${LOGOUT_PATH}`;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** Values stored per tab: the scenario until the tab closes, the buyer until sign-out. */
const scenarioKey = 'tradefront-site:scenario';
const buyerKey = 'tradefront-site:buyer';
const languageKey = storedKey('preference', 'site', 'language');

/** Stored per tab, so that the scenario survives documents whose address doesn't name it. */
const tab = (): KeyValueStore =>
  typeof sessionStorage === 'undefined' ? memoryStore() : storeFor('draft', 'session and local');

/** The scenario of the query, or the one stored in this tab. */
export function scenarioOf(search: string): ScenarioId | string {
  const requested = new URLSearchParams(search).get('scenario');
  if (requested !== null) tab().set(scenarioKey, JSON.stringify(requested));
  return scenarioFor(requested ?? readStored(tab(), scenarioKey, text) ?? 'default').id;
}

/** The buyer who was last chosen in this tab; null for a guest or none. */
export const lastBuyer = (): string | null => readStored(tab(), buyerKey, text);

/** Stores the chosen buyer, so that their data is restored if they sign in again after their session ended. */
export function keepBuyer(id: string | null): void {
  if (id === null) tab().remove(buyerKey);
  else tab().set(buyerKey, JSON.stringify(id));
}

/** The last language of this browser, for addresses without a language. */
export function lastLanguage(): LanguageTag {
  return languageTag(readStored(storeFor('preference', 'session and local'), languageKey, text) ?? navigator.language);
}

/** Stores the language of an address for the next visit. */
export function keepLanguage(path: string): void {
  const language = languageIn(path, basePath);
  if (language !== null) storeFor('preference', 'session and local').set(languageKey, JSON.stringify(language.tag));
}

/** Adapter of the site: ports and demo controls. */
export type SiteAdapter = Adapter & { readonly demo: DemoControl };

/** Creates the demo adapter of the site: stored in IndexedDB, initially signed out. */
export const siteAdapter = (search: string): SiteAdapter =>
  createDemoAdapter({ scenario: scenarioOf(search), storage: 'indexeddb', user: null, latency: LATENCY });
