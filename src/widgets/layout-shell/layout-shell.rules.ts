import { BREAKPOINTS, IMAGE_WIDTHS, imageSource, imageWidth, isCalendarDate, safeHref, SPACER } from '../../rules';
import type { SessionState } from '../../runtime/session/session.types';
import type { ShellUser } from './layout-shell.types';

/** Name of the page layout that wraps routed content and has the resend form in its header slot (decision 23). */
export const COMMERCE_LAYOUT_1 = 'commerce_Layout_1';

/** Placeholder for an unknown page origin. Whether a value is a path does not depend on the origin. */
const anyOrigin = { origin: 'https://unknown.invalid' };

/** Converts the session to the layout's user. `tryAgain` retries after an error. */
export function shellUser(state: SessionState, tryAgain: () => void): ShellUser {
  switch (state.status) {
    case 'loading':
      return { status: 'loading' };
    case 'ended':
      return { status: 'ended' };
    case 'failed':
      return { status: 'failed', tryAgain };
    case 'ready': {
      const { isGuest, user } = state.session;
      return isGuest
        ? { status: 'guest' }
        : { status: 'signed-in', userId: user?.id ?? null, firstName: user?.firstName ?? null };
    }
    default:
      return state satisfies never;
  }
}

/** Parts of a notice: the text before and after the date, and the date if there is one. */
export interface NoticeParts {
  readonly before: string;
  readonly date: string | null;
  readonly after: string;
}

/**
 * Parses a notice from its configuration (decision 23). `{date}` marks the position of the date; without it the date
 * follows the text. Returns null if there is nothing to show. An invalid date is left out. The current time has no
 * influence.
 */
export function noticeParts(text: string | undefined, date: string | undefined): NoticeParts | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return null;
  const day = isCalendarDate(date) ? date : null;
  const placeholder = trimmed.indexOf('{date}');
  if (placeholder === -1) return { before: day === null ? trimmed : `${trimmed} `, date: day, after: '' };
  return { before: trimmed.slice(0, placeholder), date: day, after: trimmed.slice(placeholder + '{date}'.length) };
}

/** True if *Visit* has a safe URL. Otherwise the link does not render. */
export const isVisitable = (url: string | undefined): url is string => safeHref(url, anyOrigin) !== null;

/** Size of a spacer line: height in pixels, width in percent. Invalid values become the defaults 40 and 100. */
export function spacerBox(
  size: number | undefined,
  width: number | undefined,
): { readonly size: number; readonly width: number } {
  const within = (value: number | undefined, most: number, otherwise: number) =>
    value !== undefined && value >= 0 && value <= most ? value : otherwise;
  return { size: within(size, Number.MAX_SAFE_INTEGER, SPACER.size), width: within(width, 100, SPACER.width) };
}

/**
 * `srcset` of an image in three widths: 640, 960 and 1920 pixels. Unsafe URLs are left out (decision 32); undefined if
 * there is no choice left.
 */
export function imageSet(sourceFor: (width: number) => string): string | undefined {
  const candidates = IMAGE_WIDTHS.map((width) => ({ width, source: imageSource(sourceFor(width), anyOrigin) }))
    // White space and a leading or trailing comma end a URL in a srcset.
    .filter(({ source }) => source !== null && !/\s|^,|,$/.test(source));
  if (new Set(candidates.map(({ source }) => source)).size < 2) return undefined;
  return candidates.map(({ width, source }) => `${source} ${width}w`).join(', ');
}

/** `sizes` for `imageSet`: a fixed width of at least 100 pixels, or the width for each breakpoint. */
export function imageSizes(width: number | undefined): string {
  if (width !== undefined) return `${imageWidth(width)}px`;
  const [mobile, tablet, desktop] = IMAGE_WIDTHS;
  return `(max-width: ${BREAKPOINTS.mobileMax}) ${mobile}px, (max-width: ${BREAKPOINTS.tabletMax}) ${tablet}px, ${desktop}px`;
}
