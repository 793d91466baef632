import type { ImportEntry } from '../../common/import/parse-rows';
import { listOf } from '../../common/import/import-rows';
import type { Line } from '../order-builder.store';

const lineOf = ({ entry, quantity, lines }: ImportEntry): Line => ({
  entry,
  wanted: quantity ?? '',
  lines,
  status: entry === '' ? 'asked' : 'asking',
});

/** A pasted or read text as lines of the builder, or why it is none. */
export async function linesOf(
  text: string,
): Promise<{ readonly lines: readonly Line[]; readonly hasHeader: boolean } | 'empty' | 'too-many'> {
  const list = await listOf(text);
  return typeof list === 'string' ? list : { lines: list.entries.map(lineOf), hasHeader: list.hasHeader };
}
