import * as z from 'zod/mini';
import { PortError } from '../../../ports';

/**
 * Reading the platform's answers. What only shows is null when it is missing, null or of another kind (the platform
 * does all three); ids and what money hangs on must be there. Keys we do not know are left out.
 */
export const text = () => z.catch(z.nullable(z.string()), null);
export const flag = () => z.catch(z.nullable(z.boolean()), null);
export const id = () => z.string().check(z.minLength(1));
/** Amounts and quantities come as texts, and as numbers on wishlists and shipments. */
export const decimal = () => z.catch(z.nullable(z.union([z.string(), z.number()])), null);
export const whole = () => z.catch(z.nullable(z.number()), null);

/** A list that may be missing or null; anything else in its place is malformed. */
export const list = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullish(z.array(schema));

/** A list of records, none when it is missing or null; an entry that is no record makes the answer malformed, so that none is lost. */
export const records = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    list(schema),
    z.transform((found) => found ?? []),
  );

/** A list of things that only show: what is no such thing is left out, and a list that is none is empty. */
export const optionalList = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.catch(z.nullish(z.array(z.catch(z.nullable(schema), null))), []),
    z.transform((found) => (found ?? []).filter((one) => one !== null)),
  );

/** An object that only shows. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullable(schema), null);

/** Values by field name. */
export const texts = () => z.catch(z.nullable(z.record(z.string(), text())), null);

export const error = () => optional(z.object({ errorCode: text(), message: text() }));

/** A token of a next page; the platform writes none as null, as nothing and as an empty text. */
export const pageToken = () => text();

/** Reads an answer by its schema. @throws PortError `malformed`, which names the place and never the value */
export function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const at = result.error.issues[0]?.path.join('.') ?? '';
  throw new PortError('malformed', `The ${what} is not as expected${at === '' ? '' : `, at ${at}`}`);
}
