import { isKnownLanguage, languageTag, type LanguageTag, LOGOUT_PATH } from '../rules';
import { factsOf, type IdPage, idPages, type PlainPage, plainPages } from './pages';

/** A page with the parameters of its URL. */
export type Page =
  { readonly name: PlainPage } | { readonly name: IdPage; readonly id: string } | { readonly name: 'not-found' };

/** The name of a page. */
export type PageName = Page['name'];

/** Whether a page works for anybody, so that the end of a session does not take it away. */
export const isOpenPage = ({ name }: Page): boolean => name === 'not-found' || factsOf(name).isOpen === true;

/** The page at a path that starts after base and language, such as `/order-placed/o-1`. */
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

/** The path of a page under `base`, which ends with the language. */
export function pathOf(page: Exclude<Page, { name: 'not-found' }>, base: string): string {
  const path = `${base}/${factsOf(page.name).path}`;
  return 'id' in page ? `${path}/${encodeURIComponent(page.id)}` : path;
}

/** A page's identity: another key is another page, with its own title and first focus. An invoice opens over the list of them. */
export const pageKey = (page: Page): string =>
  page.name === 'invoice' || page.name === 'list' || page.name === 'ticket'
    ? factsOf(page.name).path
    : 'id' in page
      ? `${page.name}/${page.id}`
      : page.name;

/** The base path as it is written in addresses: no slash at the end, none at all for the root. */
export const tidyBase = (basePath: string): string => {
  const inner = basePath.split('/').filter((segment) => segment !== '');
  return inner.length === 0 ? '' : `/${inner.join('/')}`;
};

/** What a path says of its language: the segment as it is spelled, and the tag it stands for. */
export interface PathLanguage {
  readonly segment: string;
  readonly tag: LanguageTag;
}

/** The language of a path under `basePath`; null when its first segment is none that is known (decision 28). */
export function languageIn(path: string, basePath: string): PathLanguage | null {
  if (!isUnder(path, basePath)) return null;
  const segment = path.slice(basePath.length + 1).split('/')[0];
  return isKnownLanguage(segment) ? { segment, tag: languageTag(segment) } : null;
}

/** Whether a path stands under a base path. */
export const isUnder = (path: string, basePath: string): boolean =>
  path === basePath || path.startsWith(`${basePath}/`);

/** Where signing out leads: a page of the server's, outside the languages (decision 26). */
export const logoutPath = (basePath: string): string => `${basePath}/${LOGOUT_PATH}`;

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
