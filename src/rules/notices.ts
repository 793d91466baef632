/** What somebody can choose to hear of. */
export const NOTICE_TOPICS = ['orders', 'deliveries', 'invoices', 'promotions'] as const;

/** Something to hear of. */
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** What notifications are of: what can be chosen, answers to support tickets, and reminders that were due. */
export const NOTIFICATION_TOPICS = [...NOTICE_TOPICS, 'support', 'reminders'] as const;

/** What a notification is of. */
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
