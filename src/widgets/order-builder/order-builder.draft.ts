import type { Money } from '../../domain';
import { ownValue } from '../../rules/read';
import { ownNumber, ownString } from '../../runtime/storage';
import type { BuilderRow, QuestionKind } from './rows.rules';

/**
 * A row as it is stored. The product is matched again on restore, because prices and stock are never read from storage.
 */
export interface StoredRow {
  readonly entry: string;
  readonly wanted: string;
  readonly lines: readonly number[];
  readonly past: {
    readonly then: Money | null;
    readonly usual: { readonly least: number; readonly most: number } | null;
    /** SKU of the substitute. */
    readonly substitute: string | null;
  } | null;
  readonly answered: readonly QuestionKind[];
}

/** Converts a row to its stored form, without backend data. */
export const toStoredRow = ({
  entry,
  quantityText: quantity,
  lines,
  past,
  answered,
  product,
}: BuilderRow): StoredRow => ({
  entry: product?.sku ?? entry,
  wanted: quantity,
  lines,
  past: past && { then: past.then, usual: past.usual, substitute: past.substitute?.sku ?? null },
  answered,
});

const questionKinds: readonly QuestionKind[] = ['gone', 'out-of-stock', 'dearer', 'unusual', 'beyond'];

const readList = (value: unknown, name: string): readonly unknown[] => {
  const found = ownValue(value, name);
  return Array.isArray(found) ? found : [];
};

/** Parses stored rows and validates every field. Returns null if the value contains no valid row. */
export function parseDraft(value: unknown): readonly StoredRow[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.flatMap((one: unknown): readonly StoredRow[] => {
    const [entry, wanted] = [ownString(one, 'entry'), ownString(one, 'wanted')];
    if (entry === null || wanted === null || (entry === '' && wanted === '')) return [];
    const lines = readList(one, 'lines').filter((line): line is number => Number.isInteger(line));
    return [
      {
        entry,
        wanted,
        lines,
        past: parsePast(ownValue(one, 'past')),
        answered: questionKinds.filter((kind) => readList(one, 'answered').includes(kind)),
      },
    ];
  });
  return rows.length === 0 ? null : rows;
}

function parsePast(value: unknown): StoredRow['past'] {
  if (typeof value !== 'object' || value === null) return null;
  const then = ownValue(value, 'then');
  const [minor, currency] = [ownNumber(then, 'minor'), ownString(then, 'currency')];
  const usual = ownValue(value, 'usual');
  const [least, most] = [ownNumber(usual, 'least'), ownNumber(usual, 'most')];
  return {
    then: minor === null || currency === null ? null : { minor, currency },
    usual: least === null || most === null ? null : { least, most },
    substitute: ownString(value, 'substitute'),
  };
}
