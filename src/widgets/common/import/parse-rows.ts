import type { ParseResult } from 'papaparse';
import { importWithRetry } from '../../../ui/lazy/import-with-retry';

/** One line of a pasted or read list, before anybody asked what it names. */
export interface ImportEntry {
  /** Lines of the text it stands on, from 1: more than one when duplicates were put together. */
  readonly lines: readonly number[];
  /** SKU, UPC or name, as it was written. */
  readonly entry: string;
  /** As it was written; null when there was none. */
  readonly quantity: string | null;
}

/** A text read as a list. */
export interface ImportList {
  readonly entries: readonly ImportEntry[];
  /** The first line was headings. */
  readonly hasHeader: boolean;
}

const CODE_HEAD =
  /^(?:sku|item ?(?:no|number|#|code)|code|upc|ean|material|article|ugs|c[óo]digo|编号|품번)(?![\p{L}])/iu;
const NAME_HEAD = /^(?:item|product|name|produit|producto|产品|商品|제품|상품)(?![\p{L}])/iu;
const QUANTITY_HEAD =
  /^(?:qty|quantity|cases?|amount|count|quantit[ée]|caisses?|cantidad|cajas?|数量|수량)(?![\p{L}])/iu;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
/** What people write by hand: `104417 x 8`, `8 x 104417`, `104417 8`. */
const TIMES = /^(.+?)\s*[x×*]\s*(.+)$/iu;
const BLANK = /^(.+?)\s+([+-]?\d+)$/u;

/** Reads rows of cells as products and quantities: by its headings, else SKU first and the first number after it. */
export function entriesOf(rows: readonly (readonly string[])[]): ImportList {
  const [head = []] = rows;
  const codeAt = head.findIndex((cell) => CODE_HEAD.test(cell.trim()));
  const skuAt = codeAt >= 0 ? codeAt : head.findIndex((cell) => NAME_HEAD.test(cell.trim()));
  const quantityAt = head.findIndex((cell) => QUANTITY_HEAD.test(cell.trim()));
  const hasHeader = quantityAt >= 0 || (skuAt >= 0 && !head.some((cell) => NUMBER.test(cell.trim())));
  const found = rows.flatMap((cells, at): readonly ImportEntry[] => {
    if ((hasHeader && at === 0) || cells.every((cell) => cell.trim() === '')) return [];
    return [{ lines: [at + 1], ...(hasHeader ? byColumn(cells, Math.max(0, skuAt), quantityAt) : byPlace(cells)) }];
  });
  return { entries: merged(found), hasHeader };
}

const textAt = (cells: readonly string[], at: number): string => cells[at]?.trim() ?? '';

const byColumn = (cells: readonly string[], skuAt: number, quantityAt: number): Omit<ImportEntry, 'lines'> => ({
  entry: textAt(cells, skuAt),
  quantity: quantityAt < 0 ? null : textAt(cells, quantityAt) || null,
});

function byPlace(cells: readonly string[]): Omit<ImportEntry, 'lines'> {
  const [first = '', ...rest] = cells.map((cell) => cell.trim());
  const quantity = rest.find((cell) => NUMBER.test(cell)) ?? rest.find((cell) => cell !== '') ?? null;
  if (rest.some((cell) => cell !== '')) return { entry: first, quantity };
  const [, before = '', after = ''] = TIMES.exec(first) ?? [];
  // Of two numbers the longer is the SKU.
  if (NUMBER.test(after) && (!NUMBER.test(before) || before.length > after.length))
    return { entry: before, quantity: after };
  if (NUMBER.test(before) && after !== '') return { entry: after, quantity: before };
  const [, entry, last] = BLANK.exec(first) ?? [];
  // One number alone is a SKU.
  return entry === undefined || last === undefined ? { entry: first, quantity: null } : { entry, quantity: last };
}

/** The same text twice is one product: quantities are added where both are numbers. */
function merged(entries: readonly ImportEntry[]): readonly ImportEntry[] {
  const known = new Map<string, ImportEntry>();
  for (const one of entries) {
    const key = one.entry === '' ? `\n${one.lines[0]}` : one.entry.toLocaleLowerCase();
    const before = known.get(key);
    known.set(
      key,
      before === undefined
        ? one
        : { ...before, lines: [...before.lines, ...one.lines], quantity: addedUp(before.quantity, one.quantity) },
    );
  }
  return [...known.values()];
}

/** A quantity that is missing stands for the least that can be ordered, which is not known here. */
function addedUp(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  const sum = Number(a) + Number(b);
  return Number.isFinite(sum) ? String(sum) : `${a} + ${b}`;
}

/** Cells of a text. The CSV reader comes when it is needed. */
export async function rowsOf(text: string): Promise<readonly (readonly string[])[]> {
  const { default: Papa } = await importWithRetry(() => import('papaparse'));
  const { data }: ParseResult<string[]> = Papa.parse<string[]>(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), {
    skipEmptyLines: false,
    delimitersToGuess: ['\t', ';', ',', '|'],
  });
  return data;
}
