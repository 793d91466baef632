import type { Image } from '../../../domain';
import { plain } from '../text';
import type { Media } from '../wire/catalog';

/** The platform's stand-in for a product without a picture: ours draws the package. */
const STAND_IN = /^\/img\/b2b\//;

/** Where pictures of the site are. */
export interface MediaPlace {
  readonly baseUrl: string;
  readonly sitePath: string;
}

/** An address of a picture: paths of content are relative to the site, not to the origin. */
export function mediaUrl(url: string, { baseUrl, sitePath }: MediaPlace): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const isContent = url.startsWith('/cms/');
  return `${baseUrl.replace(/\/+$/, '')}${isContent ? sitePath.replace(/\/+$/, '') : ''}${url}`;
}

/** The media path built from a content key (spec §8). */
export const mediaPath = (contentKey: string, place: MediaPlace): string => mediaUrl(`/cms/delivery/media/${encodeURIComponent(contentKey)}`, place);

/** A picture of a product; null when there is none. */
export function imageOf(media: Media | undefined, place: MediaPlace): Image | null {
  const url = media?.url || media?.thumbnailUrl || null;
  return url === null || STAND_IN.test(url) ? null : { source: mediaUrl(url, place), alt: plain(media?.alternateText) };
}
