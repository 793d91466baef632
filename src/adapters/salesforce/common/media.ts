import type { DocumentFile, Image } from '../../../domain';
import { PortError } from '../../../ports';
import type { Media } from '../catalog/catalog.wire';
import type { ResponseOf } from '../server-methods/contract';
import { plain } from '../../common/text';

/** The platform's placeholder for a missing image, which the library replaces by its own. */
const PLACEHOLDER_PATH = /^\/img\/b2b\//;

/** Base URL and path of the site's images. */
export interface MediaPlace {
  readonly baseUrl: string;
  readonly sitePath: string;
}

/** Resolves the URL of an image: content paths are relative to the site, not to the origin. */
export function mediaUrl(url: string, { baseUrl, sitePath }: MediaPlace): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const path = `${url.startsWith('/cms/') ? sitePath.replace(/\/+$/, '') : ''}${url}`;
  // Other origins need https; on the store's own pages a path is enough.
  const isElsewhere = /^https:/i.test(baseUrl) && globalThis.location?.origin !== new URL(baseUrl).origin;
  return isElsewhere ? `${new URL(baseUrl).origin}${path}` : path;
}

/** Path of an image by its content key. */
export const mediaPath = (contentKey: string, place: MediaPlace): string =>
  mediaUrl(`/cms/delivery/media/${encodeURIComponent(contentKey)}`, place);

/** Converts an image of a product; null when there is none. */
export function imageOf(media: Media | undefined, place: MediaPlace): Image | null {
  const url = media?.url || media?.thumbnailUrl || null;
  return url === null || PLACEHOLDER_PATH.test(url)
    ? null
    : { source: mediaUrl(url, place), alt: plain(media?.alternateText) };
}

/** A file in a response. */
export type WireFile = NonNullable<ResponseOf<'getInvoiceFile'>>;

/** Characters that are not allowed in file names. */
const UNFIT = /[\u0000-\u001f\u007f/\\:*?"<>|]+/g;

/**
 * Converts a file. A file of any other type becomes untyped bytes, which no browser opens as a page.
 * @throws PortError `malformed` for invalid Base64
 */
export function fileOf({ name, contentType, base64 }: WireFile, kinds: RegExp): DocumentFile {
  const type = kinds.test(contentType) ? contentType : 'application/octet-stream';
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return { name: name.replace(UNFIT, '-'), content: new Blob([bytes], { type }) };
  } catch (cause) {
    throw new PortError('malformed', 'The file is not valid Base64', { cause });
  }
}
