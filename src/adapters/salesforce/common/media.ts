import type { Image } from '../../../domain';
import type { Media } from '../catalog/catalog.wire';
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
