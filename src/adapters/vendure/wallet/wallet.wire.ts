import * as z from 'zod/mini';
import { id, text } from '../../common/scalars';
import { PROBLEMS, problemList } from '../common/problems';
import { documentOf } from '../transport/graphql';

const BANK_ACCOUNT = 'id bank lastFour nickname isDefault isVerified';
const bankAccount = z.object({
  id: id(),
  bank: z.string(),
  lastFour: z.string(),
  nickname: z.string(),
  isDefault: z.boolean(),
  isVerified: z.boolean(),
});
export type WireBankAccount = z.output<typeof bankAccount>;

export const tradeBankAccounts = documentOf('bank accounts', `{ tradeBankAccounts { ${BANK_ACCOUNT} } }`, {
  tradeBankAccounts: z.array(bankAccount),
});

const RESULT = `{ bankAccounts { ${BANK_ACCOUNT} } refusal ${PROBLEMS} }`;
const result = z.object({
  bankAccounts: z.array(bankAccount),
  refusal: text(),
  problems: problemList,
});
export type WireWalletResult = z.output<typeof result>;

export const renameTradeBankAccount = documentOf(
  'name of a bank account',
  `mutation ($id: ID!, $nickname: String!) { result: renameTradeBankAccount(id: $id, nickname: $nickname) ${RESULT} }`,
  { result },
);
export const setDefaultTradeBankAccount = documentOf(
  'default bank account',
  `mutation ($id: ID!) { result: setDefaultTradeBankAccount(id: $id) ${RESULT} }`,
  { result },
);
export const removeTradeBankAccount = documentOf(
  'removed bank account',
  `mutation ($id: ID!) { result: removeTradeBankAccount(id: $id) ${RESULT} }`,
  { result },
);
