import * as z from 'zod/mini';
import { id, text, whole } from '../../common/scalars';
import { minorOrNull } from '../catalog/product.wire';
import { documentOf } from '../transport/graphql';

export const ADDRESS = 'street city state zip country';
export const address = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});

export const MINIMUM = 'cases value';
export const minimum = z.object({ cases: whole(), value: minorOrNull() });
export type WireMinimum = z.output<typeof minimum>;

const LISTED = `id name number address { ${ADDRESS} } isDefault isOwn conditions { code stops reason }`;
const listed = z.object({
  id: id(),
  name: z.string(),
  number: z.string(),
  address,
  isDefault: z.boolean(),
  isOwn: z.boolean(),
  conditions: z.array(z.object({ code: z.string(), stops: z.array(z.string()), reason: text() })),
});
export type WireAccount = z.output<typeof listed>;

export const tradeAccounts = documentOf('list of accounts', `{ tradeAccounts { ${LISTED} } }`, {
  tradeAccounts: z.array(listed),
});

const detailed = z.extend(listed, {
  timeZone: z.string(),
  currencyCode: z.string(),
  minimum,
  bottlerId: text(),
  visits: z.array(z.object({ date: z.string(), cutOff: z.string() })),
});
export type WireAccountDetail = z.output<typeof detailed>;

export const tradeAccount = documentOf(
  'account',
  `{ tradeAccount { ${LISTED} timeZone currencyCode minimum { ${MINIMUM} } bottlerId visits { date cutOff } } }`,
  { tradeAccount: detailed },
);

/** What a catalog needs of an account. */
export const accountAssortment = documentOf('account', '{ tradeAccount { currencyCode assortment } }', {
  tradeAccount: z.object({ currencyCode: z.string(), assortment: text() }),
});
