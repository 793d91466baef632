import type { Image } from '../../../domain';
import { cellar } from './cellar';
import { svg } from './svg';

/**
 * As wide as a page, because the layout crops it at both ends (cover fit). Its ink follows the page's color scheme,
 * and its length is fixed, so that it stands in the middle whatever the machine's font.
 */
const logo = (): string =>
  svg(
    1600,
    50,
    '<style>text{fill:#15211f}@media (prefers-color-scheme:dark){text{fill:#e7edec}}</style>' +
      '<g transform="translate(690 8)"><rect width="34" height="34" rx="8.5" fill="#9a4a1f"/><path d="M9 25V10l16 15V10" fill="none" stroke="#fff" stroke-width="3.7" stroke-linejoin="round" stroke-linecap="round"/></g>' +
      '<text x="735" y="33" font-family="system-ui,sans-serif" font-size="22" textLength="176" lengthAdjust="spacingAndGlyphs" xml:space="preserve"><tspan font-weight="650">Northquay</tspan> Trade</text>',
  );

/** Content images by key. Pictures are decoration; the logo is the company's name. */
const images: ReadonlyMap<string, () => Image> = new Map([
  ['resend-background', () => ({ source: svg(960, 1200, cellar()), alt: '' })],
  ['logo', () => ({ source: logo(), alt: 'Northquay Trade' })],
]);

/** The image under a content key, or null. */
export const contentImage = (key: string): Image | null => images.get(key)?.() ?? null;
