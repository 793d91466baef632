import * as z from 'zod/mini';
import { id, text, whole } from '../../common/scalars';
import { PROBLEMS, problemList } from '../common/problems';
import { documentOf } from '../transport/graphql';

const REMINDER = 'id at repeats orderId minutesBefore isOn';
const reminder = z.object({
  id: id(),
  at: z.string(),
  repeats: z.string(),
  orderId: text(),
  minutesBefore: whole(),
  isOn: z.boolean(),
});
export type WireReminder = z.output<typeof reminder>;

const zone = z.object({ timeZone: z.string() });

export const tradeReminders = documentOf('reminders', `{ tradeAccount { timeZone } tradeReminders { ${REMINDER} } }`, {
  tradeAccount: zone,
  tradeReminders: z.array(reminder),
});

const RESULT = `{ reminder { ${REMINDER} } refusal ${PROBLEMS} }`;
const result = z.object({
  reminder: z.nullable(reminder),
  refusal: text(),
  problems: problemList,
});

export const createTradeReminder = documentOf(
  'reminder',
  `mutation ($input: TradeReminderInput!) { result: createTradeReminder(input: $input) ${RESULT} }`,
  { result },
);
export const updateTradeReminder = documentOf(
  'reminder',
  `mutation ($id: ID!, $input: TradeReminderChanges!) {
     result: updateTradeReminder(id: $id, input: $input) ${RESULT} }`,
  { result },
);
export const removeTradeReminder = documentOf('reminder', 'mutation ($id: ID!) { removeTradeReminder(id: $id) }', {
  removeTradeReminder: z.boolean(),
});
/** The zone in which an account's instants are written. */
export const accountZone = documentOf('account', '{ tradeAccount { timeZone } }', { tradeAccount: zone });
