/** Topics of notifications that a user can subscribe to. */
export const NOTICE_TOPICS = ['orders', 'deliveries', 'invoices', 'promotions'] as const;

/** Topic of notifications that a user can subscribe to. */
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Topics of notifications: those a user can subscribe to, answers to support tickets, and due reminders. */
export const NOTIFICATION_TOPICS = [...NOTICE_TOPICS, 'support', 'reminders'] as const;

/** Topic of a notification. */
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
