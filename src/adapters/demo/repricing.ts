import type { DemoAccount } from './data/accounts';

/** Carts whose prices are being worked out: for so many reads after each change. */
export interface Repricing {
  begin(account: DemoAccount | null): void;
  /** Whether this read finds prices unfinished; reading often enough finishes them. */
  read(account: DemoAccount | null): boolean;
  isOn(account: DemoAccount | null): boolean;
}

/** Counts reads rather than time, so that a frozen clock can not hold a cart forever. Every cart starts unfinished. */
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
