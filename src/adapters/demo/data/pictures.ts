import type { Brand } from './brands';
import type { Pack } from './packs';
import { packSvg } from '../pack-art/pack-svg';
import type { PackArt } from '../pack-art/pack-art.types';
import { escaped, svg, svgAddress } from './svg';

/** Subject of an image. */
export type PictureKind = 'product' | 'label' | 'above' | 'served';

interface Pictured {
  readonly name: string;
  readonly brand: Brand;
  readonly flavor: string;
  readonly pack: Pick<Pack, 'art' | 'count'>;
}

const drawText = (y: number, size: number, tint: string, text: string, weight = 600): string =>
  `<text x="320" y="${y}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="middle" fill="${tint}">${escaped(text)}</text>`;

/** Font size that fits the label's width. */
const sized = (text: string, most: number): number => Math.min(most, Math.round(900 / Math.max(8, text.length)));

const label = ({ brand, flavor }: Pictured): string =>
  `<path d="M0 0h640v640H0Z" fill="${brand.tint}"/><path d="M0 0h640v150q-320 90-640 0ZM0 640v-130q320-90 640 0v130Z" fill="${brand.deep}"/>` +
  `<path d="M40 196h560v244H40Z" fill="${brand.paper}"/><path d="M40 212h560M40 424h560" stroke="${brand.deep}" stroke-width="3"/>` +
  drawText(330, sized(brand.name, 92), brand.deep, brand.name, 700) +
  drawText(388, sized(flavor, 38), brand.deep, flavor) +
  '<path d="M0 0h70v640H0Z" fill-opacity=".22"/><path d="M120 0h60v640h-60Z" fill="#fff" fill-opacity=".16"/><path d="M560 0h80v640h-80Z" fill-opacity=".18"/>';

const isRound = new Set(['can', 'slim', 'glass', 'pet', 'petL', 'mini']);

/** A case seen from above: three rows of lids in a tray. */
const above = ({ brand, pack }: Pictured): string => {
  const across = pack.count >= 24 ? 6 : pack.count >= 12 ? 4 : 4;
  const down = Math.max(2, Math.min(4, Math.ceil(pack.count / across)));
  const step = Math.min(96, Math.floor(400 / down));
  const [left, top] = [320 - ((across - 1) * step) / 2, 320 - ((down - 1) * step) / 2];
  const lid = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="${step * 0.47}" fill="${brand.tint}"/><circle cx="${x}" cy="${y}" r="${step * 0.4}" fill="#d6dcde"/><circle cx="${x}" cy="${y}" r="${step * 0.33}" fill="#eef1f2"/><ellipse cx="${x}" cy="${y + step * 0.08}" rx="${step * 0.1}" ry="${step * 0.15}" fill="#9aa5a9"/>`;
  const lids = Array.from({ length: across * down }, (_, at) =>
    lid(left + (at % across) * step, top + Math.floor(at / across) * step),
  ).join('');
  const [wide, high] = [across * step + 24, down * step + 24];
  return `<rect x="${320 - wide / 2}" y="${326 - high / 2}" width="${wide}" height="${high}" rx="14" fill-opacity=".14"/><rect x="${320 - wide / 2}" y="${320 - high / 2}" width="${wide}" height="${high}" rx="14" fill="#c9a876"/>${lids}`;
};

/** A glass of the drink on a counter. */
const served = ({ brand }: Pictured): string =>
  `<path d="M0 520h640v120H0Z" fill="#b9c1bd"/><ellipse cx="320" cy="560" rx="120" ry="18" fill-opacity=".2"/><path d="M226 140h188l-26 420H252Z" fill="#fff" fill-opacity=".55"/>` +
  `<path d="M233 230h174l-20 318H253Z" fill="${brand.liquid}" fill-opacity=".92"/><path d="M233 230h174l-2 26q-85 22-170 0Z" fill="#fff" fill-opacity=".35"/>` +
  `<path d="m262 290 52-14 14 52-52 14ZM330 262l48 20-20 48-48-20Z" fill="#fff" fill-opacity=".34"/><path d="M244 150h24l20 390h-18Z" fill="#fff" fill-opacity=".5"/><path d="M226 140h188" stroke="#8f9ba0" stroke-width="4"/>`;

/** Supplies have an image of their own, because there is no drawing of their package. */
const product = ({ name, brand }: Pictured): string => {
  const tint = brand.tint;
  if (/lid/i.test(name))
    return `<ellipse cx="320" cy="470" rx="190" ry="34" fill-opacity=".14"/><path d="M140 420q180 70 360 0v24q-180 70-360 0Z" fill="#c7d0d2"/><ellipse cx="320" cy="420" rx="180" ry="52" fill="#e6ebec"/>${/dome/i.test(name) ? '<path d="M168 414q0-170 152-170t152 170q-152 60-304 0Z" fill="#eef3f4" fill-opacity=".9"/><ellipse cx="320" cy="262" rx="34" ry="10" fill="#b8c2c5"/>' : `<path d="m280 420 80-8M320 396v44" stroke="${tint}" stroke-width="6"/>`}`;
  if (/napkin/i.test(name))
    return `<path d="M150 470 320 540l170-70v-40L320 500l-170-70Z" fill="#d3d9d8"/><path d="m150 430 170-70 170 70-170 70Z" fill="#fff"/><path d="m150 430 170 70v-20l-170-70Z" fill="#e9edec"/><circle cx="320" cy="430" r="22" fill="${tint}" fill-opacity=".35"/>`;
  const stick = (x: number, turn: number, paint: string): string =>
    `<rect x="${x}" y="150" width="18" height="360" rx="9" fill="${paint}" transform="rotate(${turn} ${x} 500)"/>`;
  const paint = /straw/i.test(name)
    ? ['#f2efe6', tint, '#e2ddcf', '#f7f5ee', tint]
    : ['#d9b98a', '#c9a876', '#e2c79c', '#cfae7d', '#dcc095'];
  return `<ellipse cx="320" cy="516" rx="130" ry="20" fill-opacity=".14"/>${paint.map((color, at) => stick(270 + at * 22, (at - 2) * 7, color)).join('')}`;
};

const draw: Record<PictureKind, (of: Pictured) => string> = { product, label, above, served };

/** Kinds of images of a product; empty if its package drawing is sufficient. */
export function pictureKinds({ pack }: Pictured): readonly PictureKind[] {
  if (pack.art === 'carton') return ['product'];
  return isRound.has(pack.art) ? ['label', 'above', 'served'] : [];
}

/** An image as a data URI. */
export const pictureOf = (kind: PictureKind, of: Pictured): string =>
  svg(640, 640, `${kind === 'label' ? '' : '<path d="M0 0h640v640H0Z" fill="#eef1ef"/>'}${draw[kind](of)}`);

const packs = new Map<string, string>();

/** A package drawing as a data URI, created on first read, because most products are never shown. */
export function packPicture(art: PackArt): string {
  const key = [art.brand.name, art.type, art.wrap, art.count, art.size].join('|');
  const known = packs.get(key);
  if (known !== undefined) return known;
  const made = svgAddress(packSvg(art));
  packs.set(key, made);
  return made;
}
