/** What somebody can choose to hear of. */
export const NOTICE_TOPICS = ['orders', 'deliveries', 'invoices', 'promotions'] as const;

/** Something to hear of. */
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];
