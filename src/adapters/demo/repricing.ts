import type { DemoAccount } from './data/accounts';

/** Simulates carts whose prices are not final for a number of reads after each change. */
export interface Repricing {
  begin(account: DemoAccount | null): void;
  /** Whether the prices are not final in this read; each read counts. */
  read(account: DemoAccount | null): boolean;
  isOn(account: DemoAccount | null): boolean;
}

/**
 * Counts reads instead of time, so that a fixed clock does not block a cart. Every cart starts with prices that are not
 * final.
 */
export function createRepricing(reads: number): Repricing {
  const left = new Map<string, number>();
  const keyOf = (account: DemoAccount | null): string => account?.id ?? '';
  const leftOf = (account: DemoAccount | null): number => left.get(keyOf(account)) ?? reads;
  return {
    begin: (account) => void left.set(keyOf(account), reads),
    read(account) {
      const now = leftOf(account);
      left.set(keyOf(account), Math.max(0, now - 1));
      return now > 0;
    },
    isOn: (account) => leftOf(account) > 0,
  };
}
