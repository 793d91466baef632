import type { Image } from '../../../domain';

const svg = (width: number, height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;

const bottle = (x: number, y: number, scale: number, glass: string, label: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-7-96h14v26c0 9 13 13 13 27v43h-40v-43c0-14 13-18 13-27Z" fill="${glass}"/><path d="M-20-38h40v26h-40Z" fill="${label}"/><path d="M-14-62q-3 6-3 16v44h5v-46Z" fill="#fff" fill-opacity=".28"/><path d="M-8-100h16v8h-16Z" fill="#9c6b22"/></g>`;

/** Shelves in a cellar: the picture beside the resend form. */
const cellar = (): string => svg(960, 1200, [
  '<path d="M0 0h960v1200H0Z" fill="#12343b"/><path d="M0 0h960v520H0Z" fill="#17424a"/><circle cx="760" cy="210" r="96" fill="#f2c879"/><circle cx="760" cy="210" r="150" fill="#f2c879" fill-opacity=".18"/>',
  ...[430, 690, 950].map((y, row) => [
    `<path d="M0 ${y}h960v18H0Z" fill="#8a5a34"/><path d="M0 ${y + 18}h960v10H0Z" fill="#0b2429"/>`,
    ...[90, 220, 350, 480, 610, 740, 870].map((x, index) =>
      bottle(x, y, 1.7, ['#4b5a35', '#6a4320', '#b9d6dc', '#2f5f5a'][(index + row) % 4] ?? '#4b5a35', ['#f6f1dd', '#e9a13b', '#8c2f4b'][(index * 2 + row) % 3] ?? '#f6f1dd')),
  ].join('')),
  '<path d="M0 1100h960v100H0Z" fill="#0b2429"/><path d="M120 1010h240v120H120Zm300 0h240v120H420Z" fill="#c9a876"/><path d="M120 1010h240v22H120Zm300 0h240v22H420Z" fill="#e6cfa6"/>',
].join(''));

const logo = (): string => svg(220, 50,
  '<rect x="2" y="5" width="40" height="40" rx="10" fill="#9c4a21"/><path d="M13 35V15l18 20V15" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><text x="54" y="32" font-family="sans-serif" font-size="21" font-weight="700" fill="#12343b">Northquay Trade</text>');

/** Content images by key. Pictures are decoration; the logo is the company's name. */
const images: ReadonlyMap<string, () => Image> = new Map([
  ['resend-background', () => ({ source: cellar(), alt: '' })],
  ['logo', () => ({ source: logo(), alt: 'Northquay Trade' })],
]);

/** The image under a content key, or null. */
export const contentImage = (key: string): Image | null => images.get(key)?.() ?? null;
