import { EXPORT_FILE_NAME } from './limits';
import { plainAmount, type Money } from './money';
import { ownValue } from './read';

/** Value of a cell. Dates are ISO strings already; null and undefined become an empty cell. */
export type CsvCell = string | number | boolean | Money | Date | null | undefined;

/**
 * A column: its heading and how to read its value from a row (the row's property of that name when `value` is left
 * out).
 */
export interface CsvColumn<Row> {
  readonly key: string;
  readonly header?: string;
  readonly value?: (row: Row) => CsvCell;
}

/** Options of the CSV format. */
export interface CsvOptions {
  /**
   * Removes commas from text cells, so that parsers without support for quotes find the same columns. Default: true.
   */
  readonly stripCommas?: boolean;
  /** Use `;` for spreadsheets whose locale has a decimal comma. */
  readonly delimiter?: ',' | ';' | '\t';
  /** Starts the file with a byte order mark, which makes spreadsheets detect UTF-8. */
  readonly bom?: boolean;
}

/**
 * Formats rows as CSV with a heading line and CRLF line ends (decision 5). Numbers and amounts are written as `1234.50`
 * and dates as ISO in every locale. Commas are removed from texts, cells that a spreadsheet would run as a formula get
 * a leading apostrophe, and cells are quoted where necessary.
 */
export function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  { stripCommas = true, delimiter = ',', bom = false }: CsvOptions = {},
): string {
  const write = (cell: CsvCell): string => quoted(plain(cell, stripCommas), delimiter);
  const line = (cells: readonly CsvCell[]): string => cells.map(write).join(delimiter);
  const lines = [
    line(columns.map(({ key, header = key }) => header)),
    ...rows.map((row) => line(columns.map((column) => cellOf(row, column)))),
  ];
  return (bom ? '\ufeff' : '') + lines.join('\r\n');
}

function cellOf<Row>(row: Row, { key, value }: CsvColumn<Row>): CsvCell {
  if (value !== undefined) return value(row);
  const own = ownValue(row, key);
  return isCell(own) ? own : null;
}

const isMoney = (value: unknown): value is Money =>
  typeof ownValue(value, 'minor') === 'number' && typeof ownValue(value, 'currency') === 'string';

const PLAIN_CELLS: readonly string[] = ['string', 'number', 'boolean', 'undefined'];

const isCell = (value: unknown): value is CsvCell =>
  value === null || PLAIN_CELLS.includes(typeof value) || value instanceof Date || isMoney(value);

function plain(cell: CsvCell, stripCommas: boolean): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return plainNumber(cell);
  if (typeof cell === 'boolean') return String(cell);
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString();
  if (typeof cell === 'string') return harmless(stripCommas ? cell.replaceAll(',', '') : cell);
  return Number.isSafeInteger(cell.minor) ? plainAmount(cell) : '';
}

let decimals: Intl.NumberFormat | undefined;

/** Formats a number without grouping or exponent; returns '' for a number that is not finite. */
function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  const text = String(value + 0);
  if (!text.includes('e')) return text;
  decimals ??= new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  return decimals.format(value);
}

/**
 * Matches the start of a formula in ASCII, full-width and small forms. White space, controls, format characters and
 * quotation marks can come before it, because some spreadsheets strip them.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"＂]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** An apostrophe makes a spreadsheet treat the cell as text (OWASP, CSV injection). Negative numbers stay numbers. */
const harmless = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

const quoted = (text: string, delimiter: string): string =>
  /["\r\n]|^\s|\s$|^\ufeff/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Makes an export's name safe for every file system; returns `export.csv` when no characters remain. */
export function csvFileName(name: unknown = EXPORT_FILE_NAME): string {
  const given = typeof name === 'string' ? name.slice(0, 1000) : '';
  const stem = given
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, '')
    .replace(/\.csv$/i, '')
    .replace(/^[.\s]+/, '')
    .slice(0, 100)
    .replace(/[.\s\ud800-\udbff]+$/, '');
  return `${stem === '' || RESERVED.test(stem) ? EXPORT_FILE_NAME : stem}.csv`;
}
