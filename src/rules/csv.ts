import { EXPORT_FILE_NAME } from './limits';
import { plainAmount, type Money } from './money';
import { ownValue } from './read';

/** What a cell may hold. Dates are ISO texts already; nothing is an empty cell. */
export type CsvCell = string | number | boolean | Money | Date | null | undefined;

/** One column: its heading, and how a row fills it (a property of the row when `value` is left out). */
export interface CsvColumn<Row> {
  readonly key: string;
  readonly header?: string;
  readonly value?: (row: Row) => CsvCell;
}

/** How a file is written. */
export interface CsvOptions {
  /** Commas are taken out of text cells, so that every reader of the file counts the same columns; on unless false. */
  readonly stripCommas?: boolean;
  /** `;` for spreadsheets whose locale writes decimals with a comma. */
  readonly delimiter?: ',' | ';' | '\t';
  /** Starts the file with a byte order mark, by which spreadsheets know it is UTF-8. */
  readonly bom?: boolean;
}

/**
 * Rows as CSV with a heading line, CRLF between lines (decision 5). Numbers and amounts leave as `1234.50` and
 * dates as ISO in every locale; then commas are stripped from texts, cells that a spreadsheet would run as a formula
 * get an apostrophe, and what needs quotes is quoted.
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

/** A number without grouping or exponent; one that is not finite is an empty cell. */
function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  const text = String(value + 0);
  if (!text.includes('e')) return text;
  decimals ??= new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  return decimals.format(value);
}

/**
 * What starts a formula, in ASCII, full width and small forms, behind white space, controls and format characters too; and
 * behind quotation marks, which some readers take away.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"＂]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The apostrophe makes a spreadsheet read a text (OWASP, CSV injection); a negative number stays a number. */
const harmless = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

const quoted = (text: string, delimiter: string): string =>
  /["\r\n]|^\s|\s$|^\ufeff/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The name to save an export under, made safe for every file system; `export.csv` when nothing is left. */
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
