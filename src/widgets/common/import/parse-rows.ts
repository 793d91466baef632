import type { ParseResult } from 'papaparse';
import { importWithRetry } from '../../../ui/lazy/import-with-retry';

/** One line of an imported list before its product is looked up. */
export interface ImportEntry {
  /** Line numbers in the text, from 1; several if duplicates were merged. */
  readonly lines: readonly number[];
  /** SKU, UPC or name, as written. */
  readonly entry: string;
  /** Quantity as written; null if there is none. */
  readonly quantity: string | null;
}

/** A text that was parsed as a list. */
export interface ImportList {
  readonly entries: readonly ImportEntry[];
  /** Whether the first line contains headings. */
  readonly hasHeader: boolean;
}

const CODE_HEAD =
  /^(?:sku|item ?(?:no|number|#|code)|code|upc|ean|material|article|ugs|c[óo]digo|编号|품번)(?![\p{L}])/iu;
const NAME_HEAD = /^(?:item|product|name|produit|producto|产品|商品|제품|상품)(?![\p{L}])/iu;
const QUANTITY_HEAD =
  /^(?:qty|quantity|cases?|amount|count|quantit[ée]|caisses?|cantidad|cajas?|数量|수량)(?![\p{L}])/iu;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
/** Handwritten forms: `104417 x 8`, `8 x 104417`, `104417 8`. */
const TIMES = /^(.+?)\s*[x×*]\s*(.+)$/iu;
const BLANK = /^(.+?)\s+([+-]?\d+)$/u;

/**
 * Converts rows of cells to products and quantities: by their headings, otherwise the SKU is the first cell and the
 * quantity the first number after it.
 */
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
  // The longer of two numbers is the SKU.
  if (NUMBER.test(after) && (!NUMBER.test(before) || before.length > after.length))
    return { entry: before, quantity: after };
  if (NUMBER.test(before) && after !== '') return { entry: after, quantity: before };
  const [, entry, last] = BLANK.exec(first) ?? [];
  // A single number is a SKU.
  return entry === undefined || last === undefined ? { entry: first, quantity: null } : { entry, quantity: last };
}

/** Merges lines with the same text; numeric quantities are added. */
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

/** A missing quantity means the smallest quantity that can be ordered, which is unknown at this point. */
function addedUp(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  const sum = Number(a) + Number(b);
  return Number.isFinite(sum) ? String(sum) : `${a} + ${b}`;
}

/** Splits a text into rows of cells. The CSV parser loads on the first call. */
export async function rowsOf(text: string): Promise<readonly (readonly string[])[]> {
  const { default: Papa } = await importWithRetry(() => import('papaparse'));
  const { data }: ParseResult<string[]> = Papa.parse<string[]>(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), {
    skipEmptyLines: false,
    delimitersToGuess: ['\t', ';', ',', '|'],
  });
  return data;
}
