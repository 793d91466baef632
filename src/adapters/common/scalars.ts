import * as z from 'zod/mini';
import { PortError } from '../../ports';

/**
 * Schemas for the platform's responses. Display-only values become null when missing, null or of another type (the
 * platform has all three); ids and financial data are required. Unknown keys are removed.
 */
export const text = () => z.catch(z.nullable(z.string()), null);
export const flag = () => z.catch(z.nullable(z.boolean()), null);
export const id = () => z.string().check(z.minLength(1));
/** Amounts and quantities are strings, but numbers in wishlists and shipments. */
export const decimal = () => z.catch(z.nullable(z.union([z.string(), z.number()])), null);
export const whole = () => z.catch(z.nullable(z.number()), null);

/** A list that can be missing or null; any other value is malformed. */
export const list = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullish(z.array(schema));

/**
 * A list of records, empty when missing or null. An entry that is not a record makes the response malformed, so that
 * none is lost silently.
 */
export const records = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    list(schema),
    z.transform((found) => found ?? []),
  );

/** A list of display-only values: invalid entries are left out, and an invalid list is empty. */
export const optionalList = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.catch(z.nullish(z.array(z.catch(z.nullable(schema), null))), []),
    z.transform((found) => (found ?? []).filter((one) => one !== null)),
  );

/** A display-only object. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullable(schema), null);

/** Values by field name. */
export const texts = () => z.catch(z.nullable(z.record(z.string(), text())), null);

export const error = () => optional(z.object({ errorCode: text(), message: text() }));

/** Token of the next page; for none the platform returns null, nothing or an empty string. */
export const pageToken = () => text();

/** Parses a response with its schema. @throws PortError `malformed`, which contains the path but never the value */
export function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const at = result.error.issues[0]?.path.join('.') ?? '';
  throw new PortError('malformed', `The ${what} has an unexpected format${at === '' ? '' : `, at ${at}`}`);
}
