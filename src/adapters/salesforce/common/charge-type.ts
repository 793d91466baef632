/** Whether a line’s type says that it is a charge. Any other word, such as a newer one or one in the store’s language, leaves it a line: none is lost. */
export const isChargeType = (type: string | null): boolean => type !== null && /\b(charge|fee)\b/i.test(type);
