import type { Image } from '../../../domain';
import { svg } from './svg';

/** Shading of a cylinder lit from the upper left, for any tint. */
const shade = `<linearGradient id="s"><stop offset="0" stop-opacity=".3"/><stop offset=".14" stop-opacity=".06"/><stop offset=".2" stop-color="#fff" stop-opacity=".42"/><stop offset=".34" stop-color="#fff" stop-opacity=".16"/><stop offset=".44" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-opacity=".08"/><stop offset=".93" stop-opacity=".34"/><stop offset="1" stop-opacity=".16"/></linearGradient>`;

const bricks =
  '<pattern id="b" width="180" height="116" patternUnits="userSpaceOnUse"><path d="M0 1h180M0 59h180M2 0v58M92 58v58" stroke="#000" stroke-opacity=".13" stroke-width="2"/></pattern>';

const at = (x: number, y: number, body: string): string => `<g transform="translate(${x} ${y})">${body}</g>`;

/** A tinted shape with the shading of a cylinder. */
const round = (path: string, tint: string): string =>
  `<path d="${path}" fill="${tint}"/><path d="${path}" fill="url(#s)"/>`;

const row = (count: number, step: number, y: number, draw: () => string): string =>
  Array.from({ length: count }, (_, index) => at(index * step, y, draw())).join('');

const drawText = (x: number, y: number, size: number, tint: string, text: string): string =>
  `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="600" text-anchor="middle" fill="${tint}">${text}</text>`;

/** A tray of cans, three wide and two deep. The origin is the lower left corner. */
const cans = (wide: number, high: number, tint: string, band: string, mark: string, count: string): string => {
  const can = () =>
    `${round(`M3 ${-high}h${wide - 6}l3 9v${high - 9}h${-wide}v${9 - high}Z`, tint)}<path d="M0-${high * 0.42}q${wide / 2}-${high * 0.2} ${wide}-${high * 0.12}v${high * 0.2}q${-wide / 2}-${high * 0.06} ${-wide} ${high * 0.1}Z" fill="${band}"/>` +
    `<circle cx="${wide / 2}" cy="${-high * 0.6}" r="${wide * 0.2}" fill="${mark}"/><ellipse cx="${wide / 2}" cy="${-high}" rx="${wide / 2 - 3}" ry="4" fill="#dbe1e3"/><ellipse cx="${wide / 2}" cy="${-high}" rx="${wide / 2 - 7}" ry="2.5" fill="#8f9ba0"/>`;
  const all = wide * 3 + 4;
  return (
    at(5, -20, row(3, wide + 2, 0, can)) +
    at(0, -4, row(3, wide + 2, 0, can)) +
    `<path d="M-14-58l26 14h${all - 24}l26-14 6 18v40h${-all - 40}V-40Z" fill="#c9a876"/><path d="M-14-58l26 14h${all - 24}l26-14-24 22H12Z" fill="#e2caa0"/><path d="M-20-9h${all + 40}V0h${-all - 40}Z" fill="${tint}"/>` +
    drawText(all / 2, -18, 21, '#3a2a14', count)
  );
};

/** Bottles in a crate. The origin is the lower left corner. */
const crate = (plastic: string, glass: string, label: string, cap: string, count: string): string => {
  const neck = () =>
    `${round('M-15-150h30v40q0 22 22 46v64h-74v-64q22-24 22-46Z', glass)}<path d="M-20-104h40l3 9h-46Z" fill="${label}"/><path d="M-17-156h34v15h-34Z" fill="${cap}"/><path d="M-17-156h34v4h-34Z" fill="#fff" fill-opacity=".3"/>`;
  return (
    at(46, -118, row(3, 76, 0, neck)) +
    `<path d="M0-134h244v134H0Z" fill="${plastic}"/><path d="M-6-134h256v15H-6Z" fill="#fff" fill-opacity=".22"/><path d="M-6-134h256v15H-6Z" fill="${plastic}" fill-opacity=".6"/><path d="M0-119h16V0H0ZM228-119h16V0h-16Z" fill-opacity=".2"/><rect x="82" y="-102" width="80" height="24" rx="12" fill-opacity=".34"/>` +
    drawText(122, -44, 22, '#f6f1e2', count) +
    '<path d="M28-26h36v13H28ZM80-26h36v13H80ZM132-26h36v13h-36ZM184-26h36v13h-36Z" fill-opacity=".26"/>'
  );
};

/** Syrup in a box. The origin is the lower left corner. */
const box = (tint: string, name: string, size: string): string =>
  `<path d="M0-196h240v196H0Z" fill="#d0ad7c"/><path d="M0-196l14-36h214l12 36Z" fill="#e6cfa6"/><path d="M90-222h90v12h-90Z" fill="#fff" fill-opacity=".45"/><path d="M0-196h240V-62q-120 36-240-8Z" fill="${tint}"/><path d="M0-110q120 44 240 6v42q-120 36-240-8Z" fill-opacity=".22"/><circle cx="50" cy="-126" r="27" fill="#f6f1e2"/><circle cx="50" cy="-126" r="15" fill="${tint}"/><circle cx="50" cy="-126" r="7" fill="#f6f1e2"/>` +
  drawText(152, -124, 33, '#f6f1e2', name) +
  drawText(152, -98, 16, '#f0dfe4', size) +
  '<path d="M166-46h56v46h-56Z" fill-opacity=".16"/><circle cx="194" cy="-24" r="17" fill="#22282a"/><circle cx="194" cy="-24" r="8" fill="#8c2f4b"/>';

/** A half barrel. The origin is the middle of its foot. */
const keg = (tint: string, paper: string, ink: string, name: string, mark: string): string =>
  round('M-88-6v-30q-14-8-14-22v-176q0-16 14-24v-36h176v36q14 8 14 24v176q0 14-14 22v30Q0 14-88-6Z', '#c6ced1') +
  `<path d="M-102-186q102 22 204 0v112q-102 22-204 0Z" fill="${tint}"/><path d="M-102-96q102 22 204 0v14q-102 22-204 0Z" fill="${paper}" fill-opacity=".85"/><path d="${mark}" fill="${paper}" transform="translate(0 -152)"/>` +
  drawText(0, -108, 31, ink, name) +
  '<path d="M-102-186q102 22 204 0v112q-102 22-204 0Z" fill="url(#s)" fill-opacity=".55"/><path d="M-108-214q108 24 216 0v14q-108 24-216 0ZM-108-62q108 24 216 0v14q-108 24-216 0Z" fill="#aab4b8"/><path d="M-108-214q108 24 216 0v14q-108 24-216 0ZM-108-62q108 24 216 0v14q-108 24-216 0Z" fill="url(#s)"/>' +
  '<ellipse cy="-294" rx="88" ry="13" fill="#eef1f2"/><ellipse cy="-294" rx="78" ry="10" fill="#8f9ba0"/><ellipse cy="-292" rx="30" ry="4.5" fill="#dbe1e3"/><rect x="-24" y="-266" width="48" height="17" rx="8.5" fill="#5b666a"/>';

/** A cylinder of gas. The origin is the middle of its foot. */
const cylinder = (): string =>
  round('M-42-4v-210q0-42 32-52v-10h20v10q32 10 32 52v210Q0 8-42-4Z', '#b9c3c7') +
  '<path d="M-42-208q42 14 84 0v24q-42 14-84 0Z" fill="#2f4a34"/><path d="M-42-52q42 10 84 0v10q-42 10-84 0Z" fill="#2f6b42"/><path d="M-9-292h34v18H-9Z" fill="#c9942c"/><path d="M14-290h28v14H14Z" fill="#a8761c"/><path d="M-20-300h34v9h-34Z" fill="#39484d"/><path d="M-30-146h60v72h-60Z" fill="#f6f1e2"/>' +
  drawText(0, -108, 25, '#22313a', 'CO₂') +
  '<circle cy="-90" r="7" fill="none" stroke="#2f6b42" stroke-width="3"/>';

const shadow = (x: number, y: number, wide: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="10" fill-opacity=".22"/>`;

const shelf = (y: number): string =>
  `<path d="M0 ${y}h960v18H0Z" fill="#2b4d56"/><path d="M0 ${y}h960v4H0Z" fill="#4a6e77"/><path d="M0 ${y + 18}h960v44H0Z" fill-opacity=".22"/>`;

const STAR = 'M0-20l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z';

const LEAF = 'M-2 18q-22-4-18-34 22 4 20 26 0-22 22-28 4 32-24 36Z';

/** Shelves of a cellar, the image next to the resend form: 960 × 1200, with its floor at the bottom. */
const cellar = (): string =>
  [
    `<defs>${shade}${bricks}</defs><path d="M0 0h960v1200H0Z" fill="#1b3b44"/><path d="M0 0h960v1200H0Z" fill="url(#b)"/>`,
    '<path d="M480-60 950 1200H10Z" fill="#fff" fill-opacity=".035"/><path d="M480-60 760 1200H200Z" fill="#fff" fill-opacity=".035"/>',
    shelf(400),
    shadow(202, 402, 140),
    shadow(446, 402, 120),
    shadow(750, 402, 140),
    at(80, 400, crate('#4b5a35', '#dfe7e0', '#e0b04a', '#3d4d2b', '24 × 200 ml')),
    at(350, 400, cans(62, 150, '#8c2f4b', '#6b1f37', '#f6f1e2', '24 × 12 oz')),
    at(620, 400, crate('#6a4323', '#7a4a1e', '#f0e6cf', '#9c6b22', '24 × 12 oz')),
    shelf(755),
    shadow(180, 757, 140),
    shadow(446, 757, 130),
    shadow(720, 757, 130),
    at(60, 755, box('#8c2f4b', 'Maribel', 'Syrup · 5 gal')),
    at(350, 755, cans(62, 200, '#232e36', '#161e24', '#cfe24a', '24 × 8.4 oz')),
    at(622, 755, cans(66, 160, '#e98268', '#d96a50', '#fbe9e2', '24 × 12 oz')),
    '<path d="M0 1140h960v60H0Z" fill="#102a31"/><path d="M0 1140h960v3H0Z" fill="#4a6e77"/>',
    shadow(225, 1162, 130),
    shadow(480, 1162, 70),
    shadow(735, 1162, 130),
    at(225, 1162, keg('#1f5346', '#f1e6cd', '#f1e6cd', 'Fennimore', STAR)),
    at(480, 1162, cylinder()),
    at(735, 1162, keg('#e6d3ac', '#caa765', '#4a3418', 'Bramrook', LEAF)),
  ].join('');

/**
 * As wide as a page, because the layout crops both ends (cover fit). The color follows the color scheme; a fixed text
 * length centers it with every font.
 */
const logo = (): string =>
  svg(
    1600,
    50,
    '<style>text{fill:#15211f}@media (prefers-color-scheme:dark){text{fill:#e7edec}}</style>' +
      '<g transform="translate(690 8)"><rect width="34" height="34" rx="8.5" fill="#9a4a1f"/><path d="M9 25V10l16 15V10" fill="none" stroke="#fff" stroke-width="3.7" stroke-linejoin="round" stroke-linecap="round"/></g>' +
      '<text x="735" y="33" font-family="system-ui,sans-serif" font-size="22" textLength="176" lengthAdjust="spacingAndGlyphs" xml:space="preserve"><tspan font-weight="650">Northquay</tspan> Trade</text>',
  );

/** Content images by key. All are decorative except the logo, which is the company's name. */
const images: ReadonlyMap<string, () => Image> = new Map([
  ['resend-background', () => ({ source: svg(960, 1200, cellar()), alt: '' })],
  ['logo', () => ({ source: logo(), alt: 'Northquay Trade' })],
]);

/** The image under a content key, or null. */
export const contentImage = (key: string): Image | null => images.get(key)?.() ?? null;
