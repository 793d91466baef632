import { contentImage } from '../../../src/adapters/demo/data/images';
import { pictureKinds, pictureOf } from '../../../src/adapters/demo/data/pictures';
import { packOf } from '../../../src/adapters/demo/engine/present';
import type { Reply } from './http/reply';
import type { Platform } from './platform';

const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path d="M0 0h64v64H0Z" fill="#eef1ef"/><path d="M20 44V26l12-8 12 8v18Z" fill="none" stroke="#8f9ba0" stroke-width="2"/></svg>';

const svgReply = (body: string): Reply => ({
  status: 200,
  body,
  headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
});

/** The bytes of an image that the demo has as a data address. */
const unpacked = (source: string): string => decodeURIComponent(source.slice(source.indexOf(',') + 1));

/** Images of products and managed content; null for another path. */
export function mediaReply({ world, sitePath }: Platform, fullPath: string): Reply | null {
  const path = fullPath.startsWith(sitePath) ? fullPath.slice(sitePath.length) : fullPath;
  if (path === '/img/b2b/default-product-image.svg') return svgReply(placeholder);
  const key = /^(?:\/sfsites\/c)?\/cms\/delivery\/media\/([\w-]+)$/.exec(path)?.[1];
  if (key === undefined) return null;
  const image = contentImage(key);
  if (image !== null) return svgReply(unpacked(image.source));
  const [, sku, name] = /^MC(\w+)-(\w+)$/.exec(key) ?? [];
  const item = world.catalog.find((known) => known.sku === sku);
  if (item === undefined) return { status: 404 };
  if (name === 'pack') return svgReply(unpacked(packOf(item, item.pack.size)));
  const kind = pictureKinds(item).find((known) => known === name);
  return kind === undefined ? { status: 404 } : svgReply(unpacked(pictureOf(kind, item)));
}
