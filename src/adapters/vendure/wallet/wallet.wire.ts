import * as z from 'zod/mini';
import { id } from '../../common/scalars';
import { documentOf } from '../transport/graphql';

const bankAccount = z.object({
  id: id(),
  bank: z.string(),
  lastFour: z.string(),
  isDefault: z.boolean(),
  isVerified: z.boolean(),
});
export type WireBankAccount = z.output<typeof bankAccount>;

export const tradeBankAccounts = documentOf(
  'bank accounts',
  '{ tradeBankAccounts { id bank lastFour isDefault isVerified } }',
  { tradeBankAccounts: z.array(bankAccount) },
);
