import * as z from 'zod/mini';
import { id, text } from '../../common/scalars';
import { documentOf } from '../transport/graphql';

export const tradeNotifications = documentOf(
  'notifications',
  `query ($options: TradeNotificationOptions) { tradeAccount { timeZone } tradeNotifications(options: $options) {
     items { id topic at title text aboutKind aboutId isRead } totalItems today } }`,
  {
    tradeAccount: z.object({ timeZone: z.string() }),
    tradeNotifications: z.object({
      items: z.array(
        z.object({
          id: id(),
          topic: z.string(),
          at: z.string(),
          title: z.string(),
          text: z.string(),
          aboutKind: text(),
          aboutId: text(),
          isRead: z.boolean(),
        }),
      ),
      totalItems: z.number(),
      today: z.string(),
    }),
  },
);
export type WireNotification = z.output<typeof tradeNotifications.schema>['tradeNotifications']['items'][number];

export const tradeUnread = documentOf('number of unread notifications', '{ tradeUnread }', {
  tradeUnread: z.number(),
});

export const markTradeNotifications = documentOf(
  'marked notifications',
  'mutation ($ids: [String!]!, $isRead: Boolean!) { markTradeNotifications(ids: $ids, isRead: $isRead) }',
  { markTradeNotifications: z.boolean() },
);

export const markAllTradeNotifications = documentOf(
  'marked notifications',
  `mutation ($topics: [String!]!, $until: DateTime!) {
     markAllTradeNotifications(topics: $topics, until: $until) }`,
  { markAllTradeNotifications: z.array(id()) },
);
