import { isKnownLanguage, languageTag, type LanguageTag, LOGOUT_PATH } from '../rules';
import { factsOf, type IdPage, idPages, type PlainPage, plainPages } from './pages';

/** A page with the parameters of its URL. */
export type Page =
  { readonly name: PlainPage } | { readonly name: IdPage; readonly id: string } | { readonly name: 'not-found' };

/** The name of a page. */
export type PageName = Page['name'];

/** Whether a page works without a session, so that it stays open when the session ends. */
export const isOpenPage = ({ name }: Page): boolean => name === 'not-found' || factsOf(name).isOpen === true;

/** Parses a path after base and language, such as `/order-placed/o-1`. */
export function pageAt(path: string): Page {
  const [first = '', id, ...more] = path.split('/').filter((segment) => segment !== '');
  const about = idPages.find((name) => factsOf(name).path === first);
  if (about !== undefined && id !== undefined && more.length === 0) {
    const known = decoded(id);
    return known === null ? { name: 'not-found' } : { name: about, id: known };
  }
  const plain = plainPages.find((name) => factsOf(name).path === first);
  return plain === undefined || id !== undefined ? { name: 'not-found' } : { name: plain };
}

/** Path of a page under `base`, which includes the language segment. */
export function pathOf(page: Exclude<Page, { name: 'not-found' }>, base: string): string {
  const path = `${base}/${factsOf(page.name).path}`;
  return 'id' in page ? `${path}/${encodeURIComponent(page.id)}` : path;
}

/**
 * Identity of a page: a page with a new key gets its own title and initial focus. All invoices share the key of their
 * list, because an invoice opens over the list.
 */
export const pageKey = (page: Page): string =>
  page.name === 'invoice' || page.name === 'list' || page.name === 'ticket'
    ? factsOf(page.name).path
    : 'id' in page
      ? `${page.name}/${page.id}`
      : page.name;

/** Normalizes a base path: no slash at the end; empty for the root. */
export const tidyBase = (basePath: string): string => {
  const inner = basePath.split('/').filter((segment) => segment !== '');
  return inner.length === 0 ? '' : `/${inner.join('/')}`;
};

/** Language segment of a path as written, and the tag that it stands for. */
export interface PathLanguage {
  readonly segment: string;
  readonly tag: LanguageTag;
}

/** Language of a path under `basePath`; null if the first segment is not a known language (decision 28). */
export function languageIn(path: string, basePath: string): PathLanguage | null {
  if (!isUnder(path, basePath)) return null;
  const segment = path.slice(basePath.length + 1).split('/')[0];
  return isKnownLanguage(segment) ? { segment, tag: languageTag(segment) } : null;
}

/** Whether a path is below a base path. */
export const isUnder = (path: string, basePath: string): boolean =>
  path === basePath || path.startsWith(`${basePath}/`);

/** Logout path: a server page outside the language segments (decision 26). */
export const logoutPath = (basePath: string): string => `${basePath}/${LOGOUT_PATH}`;

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
