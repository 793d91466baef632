import * as z from 'zod/mini';
import { optional } from '../../common/scalars';

/** Objects whose fields an order contains. */
export type FieldObject =
  'OrderSummary' | 'OrderItemSummary' | 'OrderDeliveryGroupSummary' | 'OrderDeliveryMethod' | 'Product2';

const scalar = () => z.union([z.string(), z.number()]);

/** A field's value is in its `text`; some stores return the value directly. Anything else is ignored. */
const fieldValue = () =>
  z.pipe(
    z.catch(z.nullish(z.union([scalar(), z.object({ text: z.nullish(scalar()) })])), null),
    z.transform((found): string | null => {
      const value = typeof found === 'object' ? found?.text : found;
      return value === null || value === undefined ? null : String(value);
    }),
  );

/** Values of a record by field name; labels and types are ignored. */
export const recordFields = () => optional(z.record(z.string(), fieldValue()));
export type WireFields = z.output<ReturnType<typeof recordFields>>;

/** Field names for a collection of an order, qualified with their object. */
export const qualified = (object: FieldObject, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `${object}.${name}`);

/**
 * A record's value by field name as a string; null for none. Collections of an order qualify a field with its object,
 * `OrderItemSummary.Quantity`; the order itself and look-ups use `Quantity`. Both are supported.
 */
export function fieldText(fields: WireFields, object: FieldObject, name: string | null): string | null {
  if (name === null || fields === null) return null;
  const keys = [`${object}.${name}`, name];
  return (
    keys.map((key) => (Object.hasOwn(fields, key) ? (fields[key] ?? null) : null)).find((value) => value !== null) ??
    null
  );
}

/** Values of an object's own fields by unqualified name. */
export function ownFields(fields: WireFields, object: FieldObject): Readonly<Record<string, string | null>> {
  const prefix = `${object}.`;
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, value]) => [
      name.startsWith(prefix) ? name.slice(prefix.length) : name,
      value,
    ]),
  );
}

/**
 * Adds fields of a record that are outside of `fields`, as in the platform's guide: `GrandTotalAmount` or
 * `grandTotalAmount`. Values in `fields` take precedence.
 */
export function withFlatFields(record: Readonly<Record<string, unknown>>, fields: WireFields): WireFields {
  const flat = Object.entries(record).flatMap(([name, value]) => {
    const { data } = z.safeParse(fieldValue(), value);
    return data === null || data === undefined ? [] : [[name.charAt(0).toUpperCase() + name.slice(1), data] as const];
  });
  return {
    ...Object.fromEntries(flat),
    ...Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== null)),
  };
}
