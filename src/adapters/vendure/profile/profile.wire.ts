import * as z from 'zod/mini';
import { id, text, whole } from '../../common/scalars';
import { PROBLEMS, problemList } from '../common/problems';
import { documentOf } from '../transport/graphql';

const PROFILE = `firstName lastName email phoneNumber mobileNumber language notices { topic email text }
  accounts { id name number isDefault permissions } revision`;
const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  mobileNumber: z.string(),
  language: z.string(),
  notices: z.array(z.object({ topic: z.string(), email: z.boolean(), text: z.boolean() })),
  accounts: z.array(
    z.object({
      id: id(),
      name: z.string(),
      number: z.string(),
      isDefault: z.boolean(),
      permissions: z.array(z.string()),
    }),
  ),
  revision: z.string(),
});
export type WireProfile = z.output<typeof profile>;

export const tradeProfile = documentOf('profile', `{ tradeProfile { ${PROFILE} } }`, { tradeProfile: profile });

export const saveTradeProfile = documentOf(
  'profile',
  `mutation ($input: TradeProfileInput!, $revision: String) {
     result: saveTradeProfile(input: $input, revision: $revision) {
       profile { ${PROFILE} } refusal ${PROBLEMS} } }`,
  {
    result: z.object({
      profile,
      refusal: text(),
      problems: problemList,
    }),
  },
);

export const saveTradeLanguage = documentOf(
  'language',
  'mutation ($language: String!) { saveTradeLanguage(language: $language) }',
  { saveTradeLanguage: z.boolean() },
);

export const changeTradePassword = documentOf(
  'password',
  'mutation ($current: String!, $next: String!) { changeTradePassword(current: $current, next: $next) }',
  { changeTradePassword: text() },
);

export const tradePasswordPolicy = documentOf(
  'password policy',
  '{ tradePasswordPolicy { minLength maxLength needs } }',
  {
    tradePasswordPolicy: z.object({ minLength: z.number(), maxLength: whole(), needs: z.array(z.string()) }),
  },
);
