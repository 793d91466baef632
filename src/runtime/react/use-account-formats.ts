import { useMemo } from 'react';
import { calendarDateIn, formatTime, writesZone } from '../../rules';
import { PortError } from '../../ports';
import { useSettings } from './provider';
import { useAdapter } from './use-adapter';
import { type Formats, useFormats } from './use-formats';
import { useRead } from './use-read';
import { useSessionRuntime } from './use-session-runtime';

/** Formats that also cover instants, in the time zone of the effective account (decision 48). */
export interface AccountFormats extends Formats {
  /** The account's time zone; null until it is known. */
  readonly timeZone: string | null;
  /** The calendar date of an instant; null while the account's zone loads, and for an invalid instant. */
  readonly dayOf: (instant: string) => string | null;
  /** The time of an instant, without the zone's name. */
  readonly time: (instant: string) => string;
}

/**
 * Returns formats in the effective account's time zone, independent of the browser's. The zone is read only if an
 * instant ends with `Z`; an instant with an offset contains the account's local time already. If the adapter cannot
 * read accounts, `Z` times are shown in UTC.
 */
export function useAccountFormats(instants: readonly (string | null | undefined)[]): AccountFormats {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { state } = useSessionRuntime();
  const accountId = state.status === 'ready' ? state.session.accountId : null;
  const enabled =
    accountId !== null &&
    adapter.accounts?.read !== undefined &&
    instants.some((instant) => instant && !writesZone(instant));
  const [account] = useRead({
    method: 'accounts.read',
    args: { accountId },
    accountId,
    enabled,
    read: async (options) => {
      if (accountId === null || adapter.accounts?.read === undefined)
        throw new PortError('rejected', 'No account is active');
      return adapter.accounts.read({ accountId, locale: locale.tag }, options);
    },
  });
  const known = account.data?.timeZone ?? null;
  const formats = useFormats(known);
  const isOpen = enabled && account.status === 'loading';
  return useMemo(() => {
    const zone = known ?? 'UTC';
    const shows = (instant: string) => !isOpen || writesZone(instant);
    return {
      ...formats,
      timeZone: known,
      dayOf: (instant) => (shows(instant) ? calendarDateIn(instant, zone) : null),
      time: (instant) =>
        shows(instant) ? formatTime(instant, formats.locale, { timeZone: zone, zoneName: false }) : '',
    };
  }, [formats, known, isOpen]);
}
