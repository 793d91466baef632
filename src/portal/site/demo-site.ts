import { createDemoAdapter, type DemoControl, type ScenarioId, scenarioFor } from '../../adapters/demo';
import type { Adapter } from '../../ports';
import { languageTag, LOGOUT_PATH, type LanguageTag } from '../../rules';
import { memoryStore, type KeyValueStore, readStored, storedKey, storeFor } from '../../runtime/storage';
import { languageIn, tidyBase } from '../routes';

/** Milliseconds every answer takes: a backend near by. */
const LATENCY = 40;

/** Where the site is served, without a slash at its end. */
export const basePath = tidyBase(import.meta.env.BASE_URL);

/** Whether this load is the one that signing out leads to (decision 26). */
export const isLogout = (path: string): boolean => path === `${basePath}/${LOGOUT_PATH}`;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** What the site itself keeps in this tab: the scenario until it is closed, the buyer until they sign out. */
const scenarioKey = 'tradefront-site:scenario';
const buyerKey = 'tradefront-site:buyer';
const languageKey = storedKey('preference', 'site', 'language');

/** A scenario lasts as long as the tab, so that it survives loads whose address does not name it. */
const tab = (): KeyValueStore =>
  typeof sessionStorage === 'undefined' ? memoryStore() : storeFor('draft', 'session and local');

/** The scenario of the address, or the one this tab began with. */
export function scenarioOf(search: string): ScenarioId | string {
  const asked = new URLSearchParams(search).get('scenario');
  if (asked !== null) tab().set(scenarioKey, JSON.stringify(asked));
  return scenarioFor(asked ?? readStored(tab(), scenarioKey, text) ?? 'default').id;
}

/** Who was chosen last in this tab; null for a guest or nobody. */
export const lastBuyer = (): string | null => readStored(tab(), buyerKey, text);

/** Keeps who was chosen: whoever comes back after their session ended finds what they left. */
export function keepBuyer(id: string | null): void {
  if (id === null) tab().remove(buyerKey);
  else tab().set(buyerKey, JSON.stringify(id));
}

/** The language this browser used last, for addresses that name none. */
export function lastLanguage(): LanguageTag {
  return languageTag(readStored(storeFor('preference', 'session and local'), languageKey, text) ?? navigator.language);
}

/** Keeps the language of an address for the next visit. */
export function keepLanguage(path: string): void {
  const language = languageIn(path, basePath);
  if (language !== null) storeFor('preference', 'session and local').set(languageKey, JSON.stringify(language.tag));
}

/** Adapter of the site: ports, and the controls of the demo. */
export type SiteAdapter = Adapter & { readonly demo: DemoControl };

/** The demo behind the site: kept in the browser's database, with nobody signed in at first. */
export const siteAdapter = (search: string): SiteAdapter =>
  createDemoAdapter({ scenario: scenarioOf(search), storage: 'indexeddb', user: null, latency: LATENCY });
