/** A cell that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** An amount, which may begin with a minus. */
const AMOUNT = /^-?\d+(?:\.\d+)?$/;

const cellOf = (text: string): string => {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180). It starts with a byte order mark, without which Excel misreads other letters than English ones. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
