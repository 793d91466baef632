import * as z from 'zod/mini';
import { id, text } from '../../../common/scalars';
import { documentOf } from '../../transport/graphql';

export const ADDRESS = 'fullName company streetLine1 streetLine2 city province postalCode';

export const address = z.object({
  fullName: text(),
  company: text(),
  streetLine1: text(),
  streetLine2: text(),
  city: text(),
  province: text(),
  postalCode: text(),
});
export type WireAddress = z.output<typeof address>;

const customer = z.object({
  id: id(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  phoneNumber: text(),
  addresses: z.nullish(
    z.array(
      z.extend(address, {
        country: z.object({ code: z.string() }),
        defaultShippingAddress: z.nullish(z.boolean()),
      }),
    ),
  ),
});
export type WireCustomer = z.output<typeof customer>;

export const activeCustomer = documentOf(
  'customer',
  `{ activeCustomer { id firstName lastName emailAddress phoneNumber
     addresses { ${ADDRESS} country { code } defaultShippingAddress } } activeChannel { currencyCode } }`,
  {
    activeCustomer: z.nullable(customer),
    activeChannel: z.object({ currencyCode: z.string() }),
  },
);

/** The customer of a response, which says whose data it has. */
export const WHO = 'activeCustomer { id }';
export const who = z.nullable(z.object({ id: id() }));
