import { fireEvent, within } from '@testing-library/react';
import { isFetchingCode } from '../../../src/ui/lazy/import-with-retry';
import type { Site, SiteOptions } from './site';

/** One operation of the matrix, as a buyer performs it, and its outcome: compared between pages. */
export interface Journey {
  readonly operation: `O${string}`;
  readonly options?: SiteOptions;
  /**
   * Performs the operation and returns a function that reads its outcome. It can be called repeatedly, because lazy
   * parts of a page load at their own pace.
   */
  readonly go: (site: Site, page: ShowWidget) => Promise<() => unknown>;
}

/** Renders a widget and waits until the page is stable. */
export type ShowWidget = (...given: Parameters<Site['show']>) => Promise<HTMLElement>;

export const home = 'harbor-lane-taproom';
export const otherAccount = 'english-bay-social';
export const orderId = 'o-4500871';
export const cola = 'p-104417';

/**
 * Visible text of an element. Announcements are left out: they depend on timing, and simultaneous messages are merged.
 */
export function said(place: Element): string {
  const copy = place.cloneNode(true) as Element; // the clone of an element is an element
  for (const region of copy.querySelectorAll('[aria-live]')) region.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Amounts, days and times in a text. */
export const formatted = (text: string): readonly string[] =>
  text.match(/[−-]?\$[\d,]+\.\d\d|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \w{3} \d+|\d{1,2}:\d\d [AP]M(?: [A-Z]T)?/g) ?? [];

/** Milliseconds without a change after which a page counts as stable, and after which waiting ends in any case. */
const QUIET_MS = 25;
export const MAX_WAIT_MS = 4000;

/** Milliseconds to wait for code: a busy machine compiles it slowly, and a page without it is incomplete. */
const MAX_CODE_WAIT_MS = 30_000;

/** Waits until nothing is loading, all code has loaded, and nothing has changed for a moment. */
export async function waitUntilStable(): Promise<void> {
  const start = performance.now();
  let last = start;
  const observer = new MutationObserver(() => (last = performance.now()));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const isLoading = () => document.querySelector('.tf-skeleton-shape, [aria-busy="true"]') !== null;
  const waited = () => performance.now() - start;
  const isChanging = () => (performance.now() - last < QUIET_MS || isLoading()) && waited() < MAX_WAIT_MS;
  while (isChanging() || (isFetchingCode() && waited() < MAX_CODE_WAIT_MS))
    await new Promise((resolve) => setTimeout(resolve, 8));
  observer.disconnect();
}

/** Clicks the first button with a name. */
export const press = (place: HTMLElement, name: string | RegExp) =>
  fireEvent.click(within(place).getAllByRole('button', { name })[0] as HTMLElement); // getAll throws without a match

/** Clicks the first button with a name as soon as it appears. */
export const pressWhenShown = async (place: HTMLElement, name: string | RegExp) =>
  fireEvent.click((await within(place).findAllByRole('button', { name }))[0] as HTMLElement); // findAll throws without a match

/** Returns the files that are saved while an action runs. */
export async function collectSavedFiles(work: () => Promise<void>): Promise<readonly Blob[]> {
  const files: Blob[] = [];
  const [make, click] = [URL.createObjectURL, HTMLAnchorElement.prototype.click];
  URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:none'); // only files are saved
  HTMLAnchorElement.prototype.click = () => {};
  try {
    await work();
    for (const start = performance.now(); files.length === 0 && performance.now() - start < MAX_WAIT_MS;)
      await new Promise((resolve) => setTimeout(resolve, 8));
    return files;
  } finally {
    URL.createObjectURL = make;
    HTMLAnchorElement.prototype.click = click;
  }
}
