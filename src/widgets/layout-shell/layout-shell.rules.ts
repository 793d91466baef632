import { BREAKPOINTS, IMAGE_WIDTHS, imageSource, imageWidth, isCalendarDate, safeHref, SPACER } from '../../rules';
import type { SessionState } from '../../runtime/session/session.types';
import type { ShellUser } from './layout-shell.types';

/** The page layout that wraps routed content and has the resend form in its header slot (decision 23). */
export const COMMERCE_LAYOUT_1 = 'commerce_Layout_1';

/** Stands for the page's own origin where nobody gave it: a path stays a path whatever the origin. */
const anyOrigin = { origin: 'https://unknown.invalid' };

/** Who is here, from the session. `tryAgain` asks once more after a failure. */
export function shellUser(state: SessionState, tryAgain: () => void): ShellUser {
  switch (state.status) {
    case 'loading':
      return { status: 'loading' };
    case 'ended':
      return { status: 'ended' };
    case 'failed':
      return { status: 'failed', tryAgain };
    case 'ready': {
      const { guest, user } = state.session;
      return guest
        ? { status: 'guest' }
        : { status: 'signed-in', userId: user?.id ?? null, firstName: user?.firstName ?? null };
    }
    default:
      return state satisfies never;
  }
}

/** What a notice shows: its words before and after the date, and the date where there is one. */
export interface NoticeParts {
  readonly before: string;
  readonly date: string | null;
  readonly after: string;
}

/**
 * A notice from its configuration (decision 23): `{date}` marks the date's place, without it the date follows the
 * text. Null when there is nothing to say; a date that is no calendar date is left out. No clock has a say in it.
 */
export function noticeParts(text: string | undefined, date: string | undefined): NoticeParts | null {
  const said = text?.trim() ?? '';
  if (said === '') return null;
  const day = isCalendarDate(date) ? date : null;
  const hole = said.indexOf('{date}');
  if (hole === -1) return { before: day === null ? said : `${said} `, date: day, after: '' };
  return { before: said.slice(0, hole), date: day, after: said.slice(hole + '{date}'.length) };
}

/** Whether *Visit* can be a link: otherwise it is not shown. */
export const mayVisit = (url: string | undefined): url is string => safeHref(url, anyOrigin) !== null;

/** A spacer line's box: height in pixels, width in per cent. What makes no sense is the specified 40 and 100. */
export function spacerBox(
  size: number | undefined,
  width: number | undefined,
): { readonly size: number; readonly width: number } {
  const within = (value: number | undefined, most: number, otherwise: number) =>
    value !== undefined && value >= 0 && value <= most ? value : otherwise;
  return { size: within(size, Number.MAX_SAFE_INTEGER, SPACER.size), width: within(width, 100, SPACER.width) };
}

/**
 * The `srcset` of an image that is there in several widths: 640, 960 and 1920 pixels. Addresses that may
 * not show are left out (decision 32); undefined when there is no choice left.
 */
export function imageSet(sourceFor: (width: number) => string): string | undefined {
  const candidates = IMAGE_WIDTHS.map((width) => ({ width, source: imageSource(sourceFor(width), anyOrigin) }))
    // White space and an outer comma end an address in a srcset.
    .filter(({ source }) => source !== null && !/\s|^,|,$/.test(source));
  if (new Set(candidates.map(({ source }) => source)).size < 2) return undefined;
  return candidates.map(({ width, source }) => `${source} ${width}w`).join(', ');
}

/** The `sizes` that go with `imageSet`: a fixed width, at least 100 pixels, or the one of each breakpoint. */
export function imageSizes(width: number | undefined): string {
  if (width !== undefined) return `${imageWidth(width)}px`;
  const [mobile, tablet, desktop] = IMAGE_WIDTHS;
  return `(max-width: ${BREAKPOINTS.mobileMax}) ${mobile}px, (max-width: ${BREAKPOINTS.tabletMax}) ${tablet}px, ${desktop}px`;
}
