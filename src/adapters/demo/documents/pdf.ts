/** A piece of text on a page, in points from the top left corner. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
  /** `end` aligns the end of the text at `x`. */
  readonly align?: 'start' | 'end';
}

/** A hairline across the page. */
export interface PdfRule {
  readonly rule: true;
  readonly y: number;
}

/** One page in letter size. */
export type PdfPage = readonly (PdfText | PdfRule)[];

/** Letter size in points. */
export const PAGE = { width: 612, height: 792, margin: 54 } as const;

/** Scripts; the standard fonts have no glyphs for Chinese and Korean, so the PDF reader supplies a font. */
export type PdfScript = 'latin' | 'chinese' | 'korean';

const composites = {
  chinese: { font: 'STSong-Light', encoding: 'UniGB-UTF16-H', ordering: 'GB1', supplement: 5 },
  korean: { font: 'HYSMyeongJo-Medium', encoding: 'UniKS-UTF16-H', ordering: 'Korea1', supplement: 2 },
} as const;

/** Widths of Helvetica's glyphs from space to tilde, in thousandths of the font size (Adobe's font metrics). */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const WIDE = 1000;
const USUAL = 556;

const widthOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  return WIDTHS[code - 32] ?? (code > 0x2e80 ? WIDE : USUAL);
};

/** Width of a text in points. */
export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, char) => sum + widthOf(char), 0) * size) / 1000;

/** Cuts a text that does not fit. */
export function fitted(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text;
  let cutText = '';
  for (const char of text) {
    if (textWidth(`${cutText}${char}…`, size) > room) break;
    cutText += char;
  }
  return `${cutText}…`;
}

/** Windows-1252 codes of characters whose Unicode code differs. */
const WINDOWS: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  '−': 0x2d,
  '\u202f': 0xa0,
};

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

/** Encodes a text as hexadecimal Windows-1252; unsupported characters become question marks. */
function latin(text: string): string {
  return [...text.normalize('NFC')]
    .map((char) => {
      const code = WINDOWS[char] ?? char.codePointAt(0) ?? 0;
      return hex(code < 0x100 ? code : 0x3f, 2);
    })
    .join('');
}

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('');

const isLatin = (text: string): boolean =>
  [...text].every((char) => char in WINDOWS || (char.codePointAt(0) ?? 0) < 0x100);

/**
 * Creates a PDF with pages of text: standard fonts, no images, no scripts. Chinese and Korean use standard character
 * collections with the PDF reader's fonts.
 */
export function writePdf(
  pages: readonly PdfPage[],
  { title, script = 'latin' }: { readonly title: string; readonly script?: PdfScript },
): Uint8Array<ArrayBuffer> {
  const composite = script === 'latin' ? null : composites[script];
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const catalog = add('');
  const tree = add('');
  const regular = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const bold = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const wide = composite === null ? null : add(compositeFont(composite, objects.length + 2));
  if (composite !== null) {
    const descriptor = objects.length + 2;
    add(
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${composite.font} /CIDSystemInfo << /Registry (Adobe) /Ordering (${composite.ordering}) /Supplement ${composite.supplement} >> /DW 1000 /FontDescriptor ${descriptor} 0 R >>`,
    );
    add(
      `<< /Type /FontDescriptor /FontName /${composite.font} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 850 /Descent -150 /CapHeight 700 /StemV 80 >>`,
    );
  }
  const fonts = `<< /F1 ${regular} 0 R /F2 ${bold} 0 R${wide === null ? '' : ` /F3 ${wide} 0 R`} >>`;
  const kids = pages.map((page) => {
    const stream = page.map((part) => drawn(part, composite !== null)).join('\n');
    const content = add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font ${fonts} >> /Contents ${content} 0 R >>`,
    );
  });
  objects[catalog - 1] = `<< /Type /Catalog /Pages ${tree} 0 R >>`;
  objects[tree - 1] = `<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  const info = add(`<< /Title <FEFF${utf16(title)}> >>`);
  return assembled(objects, catalog, info);
}

const compositeFont = ({ font, encoding }: (typeof composites)['chinese' | 'korean'], descendant: number): string =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /${font}-${encoding} /Encoding /${encoding} /DescendantFonts [${descendant} 0 R] >>`;

const point = (value: number): string => String(Math.round(value * 100) / 100);

function drawn(part: PdfText | PdfRule, hasWide: boolean): string {
  const { width, height, margin } = PAGE;
  if ('rule' in part)
    return `0.75 G 0.5 w ${margin} ${point(height - part.y)} m ${width - margin} ${point(height - part.y)} l S`;
  const { x, y, text, size = 10, bold = false, align = 'start' } = part;
  const isWide = hasWide && !isLatin(text);
  const start = align === 'end' ? x - textWidth(text, size) : x;
  return `BT /${isWide ? 'F3' : bold ? 'F2' : 'F1'} ${size} Tf ${point(start)} ${point(height - y)} Td <${isWide ? utf16(text) : latin(text)}> Tj ET`;
}

/** Assembles the file with its cross-reference table. All content is ASCII, so offsets equal string lengths. */
function assembled(objects: readonly string[], catalog: number, info: number): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const places = objects.map((body, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
