/**
 * State of an RFC 4180 parser: at the start of a cell, in an unquoted one, in a quoted one, or after a quotation mark
 * in it.
 */
type Place = 'start' | 'bare' | 'quoted' | 'closing';

/**
 * A second parser, which implements only the grammar of RFC 4180: no guessing of delimiters, types or quotes. @throws
 * where a text violates the grammar: a bare quotation mark, a bare CR or LF, text after a closing mark, rows of
 * different lengths
 */
export function readRfc4180(text: string, delimiter = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let place: Place = 'start';
  const endCell = () => {
    row.push(cell);
    cell = '';
    place = 'start';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    const isLineEnd = sign === '\r' && text[at + 1] === '\n';
    if (place === 'quoted') {
      if (sign === '"') place = 'closing';
      else cell += sign;
    } else if (place === 'closing' && sign === '"') {
      cell += '"';
      place = 'quoted';
    } else if (sign === delimiter) endCell();
    else if (isLineEnd) {
      at += 1;
      endCell();
      rows.push(row);
      row = [];
    } else if (place === 'start' && sign === '"') place = 'quoted';
    else if (place === 'closing' || sign === '"' || sign === '\r' || sign === '\n')
      throw new Error(`Not in the grammar at ${at}: ${JSON.stringify(text.slice(Math.max(0, at - 10), at + 10))}`);
    else {
      cell += sign;
      place = 'bare';
    }
  }
  if (place === 'quoted') throw new Error('A quoted cell never ends');
  endCell();
  rows.push(row);
  const [first] = rows;
  if (rows.some(({ length }) => length !== first?.length)) throw new Error('Rows of other lengths');
  return rows;
}
