import type { Image } from '../../../domain';
import type { Media } from '../catalog/catalog.wire';
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
