import * as z from 'zod/mini';
import { text, whole } from '../../common/scalars';
import { documentOf } from '../transport/graphql';

export const tradeFindAccount = documentOf(
  'account to register for',
  'query ($accountNumber: String!) { tradeFindAccount(accountNumber: $accountNumber) { methods smsOptOutCode refusal } }',
  { tradeFindAccount: z.object({ methods: z.array(z.string()), smsOptOutCode: text(), refusal: text() }) },
);

export const sendTradeCode = documentOf(
  'code',
  `mutation ($accountNumber: String!, $mobileNumber: String!) {
     sendTradeCode(accountNumber: $accountNumber, mobileNumber: $mobileNumber) {
       challenge digits resendIn expiresIn triesLeft refusal } }`,
  {
    sendTradeCode: z.object({
      challenge: text(),
      digits: whole(),
      resendIn: whole(),
      expiresIn: whole(),
      triesLeft: whole(),
      refusal: text(),
    }),
  },
);
export type WireSentCode = z.output<typeof sendTradeCode.schema>['sendTradeCode'];

export const verifyTradeAccount = documentOf(
  'verification',
  `mutation ($accountNumber: String!, $evidence: TradeEvidenceInput!) {
     verifyTradeAccount(accountNumber: $accountNumber, evidence: $evidence) {
       proof expiresIn accountName accountNumber triesLeft refusal } }`,
  {
    verifyTradeAccount: z.object({
      proof: text(),
      expiresIn: whole(),
      accountName: text(),
      accountNumber: text(),
      triesLeft: whole(),
      refusal: text(),
    }),
  },
);
export type WireVerification = z.output<typeof verifyTradeAccount.schema>['verifyTradeAccount'];

export const resendActivation = documentOf(
  'activation email',
  'mutation ($email: String!) { resendActivation(email: $email) }',
  { resendActivation: z.string() },
);
