/** The steps of an operation that happens once: each is a server method, `payInvoicesPrepare` and so on. */
export const ONCE_STEPS = ['Prepare', 'Commit', 'Outcome', 'Abandon'] as const;
export type CommitStep = (typeof ONCE_STEPS)[number];
