import { readFileSync } from 'node:fs';

type Types = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Response types of the reference, with the fields valid at v65: `types.json`, by the name of a type in lower case with
 * hyphens.
 */
export const types = JSON.parse(readFileSync(new URL('types.json', import.meta.url), 'utf8')) as Types;

/** Fields and types that samples show and the reference omits. */
const alsoSeen: Types = {
  'record-field': { dataName: 'String', dataType: 'String' },
  'checkout-address': { companyName: 'String' },
  'error-response': { errorCode: 'String', message: 'String' },
  'order-delivery-group-summary-lookup-output': {
    currencyIsoCode: 'String',
    deliveryMethod: 'Order Delivery Method',
    fields: 'Map<String, Record Field>',
    id: 'String',
    lineItems: 'Order Item Summary Lookup Output[]',
  },
  'order-delivery-method': { fields: 'Map<String, Record Field>', id: 'String' },
  'order-payments': { fields: 'Map<String, Record Field>', paymentMethod: 'Order Payment Method' },
  'store-taxes-info': { taxLocaleType: 'String', taxesInfo: 'Map<String, Store Taxes Info List>' },
  'store-taxes-info-list': { taxesInfoList: 'Store Taxes Info Entry[]' },
  'order-payment-method': { fields: 'Map<String, Record Field>', id: 'String' },
  'cart-summary': { messagesSummary: 'Cart Messages Summary' },
};

const keyOf = (name: string): string => name.trim().toLowerCase().replaceAll(' ', '-');
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

/** Sample fields that depend on the request, or on custom fields of the org. */
const optional = new Set(['customFields', 'products']);

const primitives: Readonly<Record<string, string>> = {
  String: 'string',
  Boolean: 'boolean',
  Integer: 'number',
  Long: 'number',
  Double: 'number',
};

/**
 * What a response is compared with at one place: a type of the reference, and every value that the samples have there.
 */
interface Expected {
  readonly type: string | null;
  readonly seen: readonly unknown[];
}

/** Kinds that differ; a null does not determine a kind. */
function kindDiffers(value: unknown, seen: readonly unknown[], path: string): readonly string[] {
  const kinds = [...new Set(seen.map(kindOf))].filter((kind) => kind !== 'null');
  return value === null || kinds.length === 0 || kinds.includes(kindOf(value))
    ? []
    : [`${path} is a ${kindOf(value)}, the sample has a ${kinds.join(' or a ')}`];
}

function listDiffers(value: unknown, { type, seen }: Expected, path: string): readonly string[] {
  if (!Array.isArray(value)) return value === null ? [] : [`${path} is a ${kindOf(value)}, not a list`];
  const inner = { type, seen: seen.flatMap((one) => (Array.isArray(one) ? one : [])) };
  return value.flatMap((entry) => differences(entry, inner, `${path}[]`));
}

function mapDiffers(value: unknown, { type, seen }: Expected, path: string): readonly string[] {
  if (!isObject(value)) return value === null ? [] : [`${path} is a ${kindOf(value)}, not a map`];
  const inner = { type, seen: seen.flatMap((one) => (isObject(one) ? Object.values(one) : [])) };
  return Object.values(value).flatMap((entry) => differences(entry, inner, `${path}{}`));
}

/** Compares key by key: no key may be unknown to both reference and samples, and every key of a sample is required. */
function objectDiffers(value: unknown, { type, seen }: Expected, path: string): readonly string[] {
  if (!isObject(value)) return value === null ? [] : [`${path} is a ${kindOf(value)}, not an object`];
  const fields = { ...types[keyOf(type ?? '')], ...alsoSeen[keyOf(type ?? '')] };
  const samples = seen.filter(isObject);
  const inSamples = new Set(samples.flatMap(Object.keys));
  const isOpen = Object.keys(fields).length === 0 && samples.length === 0;
  const strange = isOpen
    ? []
    : Object.keys(value)
        .filter((key) => !Object.hasOwn(fields, key) && !inSamples.has(key))
        .map((key) => `${path}.${key} is in no sample and not in the reference`);
  const missing = [...inSamples]
    .filter(
      (key) => !optional.has(key) && samples.every((one) => Object.hasOwn(one, key)) && !Object.hasOwn(value, key),
    )
    .map((key) => `${path}.${key} is in the sample and missing`);
  const inner = Object.entries(value)
    .filter(([key]) => key !== 'customFields')
    .flatMap(([key, entry]) =>
      Object.hasOwn(fields, key) || inSamples.has(key)
        ? differences(
            entry,
            { type: fields[key] ?? null, seen: samples.flatMap((one) => (Object.hasOwn(one, key) ? [one[key]] : [])) },
            `${path}.${key}`,
          )
        : [],
    );
  return [...strange, ...missing, ...inner];
}

/** Differences of a value from the reference and the samples, one sentence each; empty when it agrees. */
export function differences(value: unknown, expected: Expected, path: string): readonly string[] {
  const { type, seen } = expected;
  const wrongKind = kindDiffers(value, seen, path);
  if (wrongKind.length > 0 || value === null) return wrongKind;
  if (type?.includes(' | ')) {
    const each = type.split(' | ').map((one) => differences(value, { type: one, seen }, path));
    return each.find((found) => found.length === 0) ?? each[0] ?? [];
  }
  const list = /^(.+)\[\]$|^List<(.+)>$/.exec(type ?? '');
  if (list) return listDiffers(value, { type: list[1] ?? list[2] ?? null, seen }, path);
  const map = /^Map<String,\s*(.+)>$/.exec(type ?? '');
  if (map)
    return mapDiffers(
      value,
      { type: map[1] === 'Object' ? null : (map[1] ?? null), seen: map[1] === 'Object' ? [] : seen },
      path,
    );
  const primitive = type === null ? undefined : primitives[type];
  if (primitive !== undefined)
    return typeof value === primitive ? [] : [`${path} is a ${kindOf(value)}, the reference has a ${type}`];
  if (Array.isArray(value)) return listDiffers(value, { type, seen }, path);
  return isObject(value) ? objectDiffers(value, expected, path) : [];
}
