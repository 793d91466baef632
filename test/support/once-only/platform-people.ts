import { answers } from './create-case';
import { createAcceptance, orderOf } from './easy-order';
import { overPlatform } from './platform-backend';
import { named } from './platform-money';
import { message } from './send-message';
import { withOutcomeIds } from './named-outcomes';

/** Creating the support case of one draft on each account. */
export const createCaseOverPlatform = overPlatform({
  name: 'createCase',
  subjectOf: (account) => `case of ${account}`,
  port: ({ createCase: port }) => ({
    ...withOutcomeIds(port, ({ id }) => id),
    prepare: ({ accountId, locale }) =>
      port.prepare({ accountId: named(accountId), locale, draftId: `draft of ${accountId}`, case: answers }),
  }),
  entries: ({ money }, idOf) =>
    money.flatMap(({ accountId, cases }) =>
      cases.map(({ id, handle }) => ({ id, handle, account: idOf(accountId), subject: `case of ${idOf(accountId)}` })),
    ),
});

/** Accepting the proposed order of each account's next delivery. */
export const easyOrderOverPlatform = overPlatform({
  name: 'easyOrder',
  subjectOf: (account) => `proposal to ${account}`,
  port: ({ easyOrder: port }) => ({
    ...withOutcomeIds(port, orderOf),
    async prepare({ accountId, locale }) {
      const answer = await port.prepare({ ...(await createAcceptance(port, named(accountId))), locale });
      return answer.outcome === 'done' ? { outcome: 'done', value: { id: orderOf(answer.value) } } : answer;
    },
  }),
  entries: ({ orders }, idOf) =>
    orders.flatMap(({ id, handle, accountId }) =>
      accountId === null ? [] : [{ id, handle, account: idOf(accountId), subject: `proposal to ${idOf(accountId)}` }],
    ),
});

/** Sending the message of one draft on each account. */
export const sendMessageOverPlatform = overPlatform({
  name: 'sendMessage',
  subjectOf: (account) => `message of ${account}`,
  port: ({ sendMessage: port }) => ({
    ...withOutcomeIds(port, ({ id }) => id),
    prepare: ({ accountId, locale }) =>
      port.prepare({ accountId: named(accountId), locale, draftId: `draft of ${accountId}`, message }),
  }),
  entries: ({ messages }, idOf) =>
    messages.map(({ id, handle, owner }) => ({
      id,
      handle,
      account: idOf(owner),
      subject: `message of ${idOf(owner)}`,
    })),
});
