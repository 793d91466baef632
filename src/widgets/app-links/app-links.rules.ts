import { safeHref } from '../../rules';
import { ownString, readStored, type StorageChoice, storedKey, storeFor } from '../../runtime/storage';

/** A mobile platform with an app. */
export type AppPlatform = 'ios' | 'android';

/** A link to an application. */
export interface AppLink {
  readonly link: 'fountain' | AppPlatform;
  readonly href: string;
}

/** Addresses of the links, from the configuration. */
export interface AppLinkAddresses {
  /** Address of Fountain. */
  readonly fountainURL?: string;
  /** Address of the app in the App Store. */
  readonly appStoreIos?: string;
  /** Address of the app in Google Play. */
  readonly appStoreAndroid?: string;
}

// The origin does not matter: only https addresses and paths are accepted, and a path is returned as a path.
const anyOrigin = { origin: 'https://unknown.invalid' };

/** Returns the links that have a valid address, in display order. */
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

/** Facts that identify the platform of a device. */
export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Returns the platform of a phone or tablet; null for any other device. */
export function platformOf({ userAgent, maxTouchPoints }: Device): AppPlatform | null {
  if (/android/i.test(userAgent)) return 'android';
  // An iPad identifies as a Macintosh; a Macintosh has no touch screen.
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return null;
}

/** Parses a platform from a host's attribute or property; undefined for any other value. */
export const platformFrom = (value: unknown): AppPlatform | undefined =>
  value === 'ios' || value === 'android' ? value : undefined;

const key = () => storedKey('preference', 'app-links');

/** True if the prompt was dismissed in this browser. */
export const wasDismissed = (storage: StorageChoice): boolean =>
  readStored(storeFor('preference', storage), key(), (value) => ownString(value, 'prompt')) === 'dismissed';

/** Stores that the prompt was dismissed. */
export const rememberDismissed = (storage: StorageChoice): void =>
  storeFor('preference', storage).set(key(), JSON.stringify({ prompt: 'dismissed' }));
