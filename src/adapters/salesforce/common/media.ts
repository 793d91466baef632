import type { DocumentFile, Image } from '../../../domain';
import { PortError } from '../../../ports';
import type { Media } from '../catalog/catalog.wire';
import type { ResponseOf } from '../server-methods/contract';
import { plain } from './text';

/** The platform's stand-in for a product without a picture: ours is a plain package. */
const STAND_IN = /^\/img\/b2b\//;

/** Where pictures of the site are. */
export interface MediaPlace {
  readonly baseUrl: string;
  readonly sitePath: string;
}

/** An address of a picture: paths of content are relative to the site, not to the origin. */
export function mediaUrl(url: string, { baseUrl, sitePath }: MediaPlace): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const path = `${url.startsWith('/cms/') ? sitePath.replace(/\/+$/, '') : ''}${url}`;
  // Only https may be shown from elsewhere; on the store's own pages a path is enough.
  const isElsewhere = /^https:/i.test(baseUrl) && globalThis.location?.origin !== new URL(baseUrl).origin;
  return isElsewhere ? `${new URL(baseUrl).origin}${path}` : path;
}

/** The media path built from a content key. */
export const mediaPath = (contentKey: string, place: MediaPlace): string =>
  mediaUrl(`/cms/delivery/media/${encodeURIComponent(contentKey)}`, place);

/** A picture of a product; null when there is none. */
export function imageOf(media: Media | undefined, place: MediaPlace): Image | null {
  const url = media?.url || media?.thumbnailUrl || null;
  return url === null || STAND_IN.test(url) ? null : { source: mediaUrl(url, place), alt: plain(media?.alternateText) };
}

/** A file on the wire. */
export type WireFile = NonNullable<ResponseOf<'getInvoiceFile'>>;

/** What may not stand in a file's name. */
const UNFIT = /[\u0000-\u001f\u007f/\\:*?"<>|]+/g;

/**
 * A file. One that is none of these kinds is saved as bytes of no kind, which no browser opens as a page.
 * @throws PortError `malformed` for bytes that are none
 */
export function fileOf({ name, contentType, base64 }: WireFile, kinds: RegExp): DocumentFile {
  const type = kinds.test(contentType) ? contentType : 'application/octet-stream';
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return { name: name.replace(UNFIT, '-'), content: new Blob([bytes], { type }) };
  } catch (cause) {
    throw new PortError('malformed', 'The file is not in Base64', { cause });
  }
}
