import * as z from 'zod/mini';
import { id, text } from '../../common/scalars';
import { PROBLEMS, problemList } from '../common/problems';
import { documentOf } from '../transport/graphql';

const ACCOUNT = 'id name number';
const account = z.object({ id: id(), name: z.string(), number: z.string() });
export type WireUserAccount = z.output<typeof account>;

const USER = `id firstName lastName email phoneNumber mobileNumber language permissions accountCount
  accounts { ${ACCOUNT} } lastAccessed enabled isYou revision`;
const user = z.object({
  id: id(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  mobileNumber: z.string(),
  language: z.string(),
  permissions: z.array(z.string()),
  accountCount: z.number(),
  accounts: z.array(account),
  lastAccessed: text(),
  enabled: z.boolean(),
  isYou: z.boolean(),
  revision: z.string(),
});
export type WireUser = z.output<typeof user>;

export const tradeUsers = documentOf(
  'users',
  `query ($options: TradeUserOptions) { tradeUsers(options: $options) { items { ${USER} } totalItems } }`,
  { tradeUsers: z.object({ items: z.array(user), totalItems: z.number() }) },
);
export const tradeMember = documentOf('user', `query ($id: ID!) { tradeMember(id: $id) { ${USER} } }`, {
  tradeMember: z.nullable(user),
});
export const tradeUserChoices = documentOf('choices', `{ tradeUserChoices { permissions accounts { ${ACCOUNT} } } }`, {
  tradeUserChoices: z.object({ permissions: z.array(z.string()), accounts: z.array(account) }),
});

const RESULT = `{ user { ${USER} } refusal accounts { ${ACCOUNT} } ${PROBLEMS} }`;
const result = z.object({
  user: z.nullable(user),
  refusal: text(),
  accounts: z.array(account),
  problems: problemList,
});
export type WireUserResult = z.output<typeof result>;

export const createTradeUser = documentOf(
  'user',
  `mutation ($input: TradeNewUserInput!, $key: String!) { result: createTradeUser(input: $input, key: $key) ${RESULT} }`,
  { result },
);
export const editTradeUser = documentOf(
  'user',
  `mutation ($id: ID!, $input: TradeUserInput!, $revision: String!) {
     result: editTradeUser(id: $id, input: $input, revision: $revision) ${RESULT} }`,
  { result },
);
export const setTradeUserEnabled = documentOf(
  'user',
  `mutation ($id: ID!, $enabled: Boolean!) { result: setTradeUserEnabled(id: $id, enabled: $enabled) ${RESULT} }`,
  { result },
);
