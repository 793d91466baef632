import { safeHref } from '../../rules';
import { ownString, readStored, type StorageChoice, storedKey, storeFor } from '../../runtime/storage';

/** A mobile platform that has an app. */
export type AppPlatform = 'ios' | 'android';

/** One link that can be shown. */
export interface AppLink {
  readonly link: 'fountain' | AppPlatform;
  readonly href: string;
}

/** Where the links lead, from configuration. */
export interface AppLinkAddresses {
  readonly fountainURL?: string;
  readonly appStoreIos?: string;
  readonly appStoreAndroid?: string;
}

// Only https addresses and paths matter here: a path is returned as a path whatever the origin.
const anyOrigin = { origin: 'https://unknown.invalid' };

/** The links whose addresses are links, in the order they are shown. */
export function appLinksOf({ fountainURL, appStoreIos, appStoreAndroid }: AppLinkAddresses): readonly AppLink[] {
  const all = [
    ['fountain', fountainURL],
    ['ios', appStoreIos],
    ['android', appStoreAndroid],
  ] as const;
  return all.flatMap(([link, address]) => {
    const safe = address === undefined ? null : safeHref(address, anyOrigin);
    return safe === null ? [] : [{ link, href: safe.href }];
  });
}

/** What tells a phone's platform. */
export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** The platform of a phone or tablet; null for any other machine. */
export function platformOf({ userAgent, maxTouchPoints }: Device): AppPlatform | null {
  if (/android/i.test(userAgent)) return 'android';
  // An iPad says that it is a Macintosh, which has no touch screen.
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return null;
}

/** A platform from a host's attribute or property; undefined for what is none. */
export const platformFrom = (value: unknown): AppPlatform | undefined =>
  value === 'ios' || value === 'android' ? value : undefined;

const key = () => storedKey('preference', 'app-links');

/** Whether the prompt was sent away in this browser. */
export const wasDismissed = (storage: StorageChoice): boolean =>
  readStored(storeFor('preference', storage), key(), (value) => ownString(value, 'prompt')) === 'dismissed';

/** Remembers that the prompt was sent away. */
export const rememberDismissed = (storage: StorageChoice): void =>
  storeFor('preference', storage).set(key(), JSON.stringify({ prompt: 'dismissed' }));
