import PDFDocument from 'pdfkit';
import type { DocumentRow, DrawDocument, TradeDocument } from './document.types';

const MARGIN = 48;
const SIZE = { small: 8, text: 10, title: 16 } as const;
const LINE = 18;
/** Width of the label of a fact. */
const LABEL = 144;
/** Top of the first row of a page. */
const TABLE_TOP = 220;
const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const GREY = '#5f6368';

/** Languages whose letters the standard fonts of PDF have. */
const DRAWN = ['en', 'fr', 'es'] as const;

/** The language in which a document is drawn for a reader of a language: English if the fonts lack its letters. */
export const drawnLanguage = (languageCode: string): string =>
  DRAWN.find((language) => languageCode.startsWith(language)) ?? 'en';

/** Characters of Windows-1252 that are not in Latin-1. */
const WINDOWS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** A text in the letters of the standard fonts: a question mark stands for any other. */
const encodable = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\u2000-\u200a\u202f]/gu, '\u00a0')
      .replace(/\u2212/gu, '-'),
  ]
    .map((sign) =>
      (sign >= ' ' && sign <= '~') || (sign >= '\u00a0' && sign <= 'ÿ') || WINDOWS.includes(sign) ? sign : '?',
    )
    .join('');

/** Draws a document as a tagged PDF file in the format Letter. */
export const drawPdf: DrawDocument = (document) =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'LETTER',
      // Text at the edge of a page would otherwise start another one.
      margins: { top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN },
      bufferPages: true,
      lang: document.language,
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      info: { Title: encodable(document.title) },
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    draw(pdf, document);
    pdf.end();
  });

function draw(pdf: PDFKit.PDFDocument, document: TradeDocument): void {
  const { title, issuer, billTo, facts, columns, rows, pageLabel } = document;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const right = pdf.page.width - MARGIN;
  const width = right - MARGIN;
  const bottom = pdf.page.height - MARGIN - 2 * LINE;

  const write = (
    text: string,
    x: number,
    y: number,
    { wide = width, align = 'left', bold = false, size = SIZE.text, color = 'black' }: TextOptions = {},
  ): void => {
    pdf
      .font(bold ? FONTS.bold : FONTS.plain)
      .fontSize(size)
      .fillColor(color)
      .text(encodable(text), x, y, { width: wide, align, lineBreak: false, ellipsis: true, height: size + 2 });
  };
  const tagged = (type: 'H1' | 'P', drawn: () => void): void => {
    root.add(pdf.struct(type, {}, drawn));
  };

  const middle = MARGIN + width / 2;
  tagged('H1', () => write(title, MARGIN, MARGIN + 8, { wide: middle - MARGIN - 12, bold: true, size: SIZE.title }));
  if (issuer.length > 0)
    tagged('P', () =>
      issuer.forEach((line, at) =>
        write(line, middle, MARGIN + 8 + at * 13, { wide: right - middle, align: 'right', bold: at === 0 }),
      ),
    );
  tagged('P', () => {
    write(billTo.label, MARGIN, 104, { color: GREY });
    billTo.lines.forEach((line, at) => write(line, MARGIN, 120 + at * 15, { wide: width / 2 - 12, bold: at === 0 }));
  });
  facts.forEach(({ label, value }, at) =>
    tagged('P', () => {
      write(label, middle, 104 + at * 15, { wide: LABEL, color: GREY });
      write(value, middle + LABEL, 104 + at * 15, { wide: right - middle - LABEL, align: 'right' });
    }),
  );

  // The first column takes the room that the others leave.
  const others = Math.min(110, width / (columns.length + 1));
  const lefts = columns.map((_, at) => (at === 0 ? MARGIN : right - (columns.length - at) * others));
  const cell = (text: string, at: number, y: number, bold: boolean): void => {
    const from = lefts[at] ?? MARGIN;
    const to = lefts[at + 1] ?? right;
    const isLast = at === columns.length - 1;
    const align = columns[at]?.isNumber === true ? 'right' : 'left';
    write(text, from, y, { wide: to - from - (isLast ? 0 : 12), align, bold });
  };
  const table = pdf.struct('Table');
  root.add(table);
  const rule = (y: number): void => {
    pdf.markContent('Artifact');
    pdf.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.5).strokeColor('black').stroke();
    pdf.endMarkedContent();
  };
  const addRow = (cells: readonly string[], y: number, { isHead = false, isStrong = false } = {}): void => {
    if (isStrong) rule(y - 5);
    table.add(
      pdf.struct(
        'TR',
        {},
        cells.map((text, at) => pdf.struct(isHead ? 'TH' : 'TD', {}, () => cell(text, at, y, isHead || isStrong))),
      ),
    );
    if (isHead) rule(y + SIZE.text + 3);
  };
  const addRows = (left: readonly DocumentRow[], top: number): void => {
    addRow(
      columns.map(({ label }) => label),
      top,
      { isHead: true },
    );
    const room = Math.max(1, Math.floor((bottom - top - LINE) / LINE));
    left
      .slice(0, room)
      .forEach(({ cells, isStrong = false }, at) => addRow(cells, top + (at + 1) * LINE + 4, { isStrong }));
    if (left.length <= room) return;
    pdf.addPage();
    addRows(left.slice(room), MARGIN + 8);
  };
  addRows(rows, TABLE_TOP);
  table.end();
  root.end();

  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    pdf.markContent('Artifact');
    write(pageLabel(at + 1, count), MARGIN, pdf.page.height - MARGIN, {
      align: 'right',
      size: SIZE.small,
      color: GREY,
    });
    pdf.endMarkedContent();
  }
}

interface TextOptions {
  readonly wide?: number;
  readonly align?: 'left' | 'right';
  readonly bold?: boolean;
  readonly size?: number;
  readonly color?: string;
}
