import type { WalletMethod } from '../../../domain';

/** Seed of a payment method. A card's expiry is in months from today. */
export interface MethodSeed extends Pick<WalletMethod, 'kind' | 'brand' | 'lastFour' | 'nickname'> {
  readonly expiresIn: number | null;
  readonly verified?: false;
}

/** An account's initial wallet; the first method is the default. */
export interface WalletSeed {
  readonly methods: readonly MethodSeed[];
  /** Autopay with the index of its method; off if absent. */
  readonly autopay?: { readonly method: number; readonly day: number | null; readonly limit: number | null };
}

/** Wallets by account; other accounts start with an empty one. */
export const walletSeeds: Readonly<Record<string, WalletSeed>> = {
  'harbor-lane-taproom': {
    methods: [
      { kind: 'card', brand: 'Visa', lastFour: '4242', nickname: 'House card', expiresIn: 26 },
      { kind: 'ach', brand: 'Casco Bay Savings', lastFour: '6720', nickname: 'Operating account', expiresIn: null },
      { kind: 'card', brand: 'Mastercard', lastFour: '8210', nickname: '', expiresIn: -1 },
      {
        kind: 'ach',
        brand: 'Mill Road Credit Union',
        lastFour: '0338',
        nickname: 'Events',
        expiresIn: null,
        verified: false,
      },
    ],
    autopay: { method: 1, day: 15, limit: 250_000 },
  },
  'brasserie-du-canal': {
    methods: [
      { kind: 'card', brand: 'Mastercard', lastFour: '1881', nickname: 'Carte de la maison', expiresIn: 9 },
      { kind: 'ach', brand: 'Caisse du Canal', lastFour: '4051', nickname: '', expiresIn: null },
    ],
  },
  'english-bay-social': {
    methods: [
      { kind: 'card', brand: 'American Express', lastFour: '0005', nickname: '', expiresIn: 1 },
      { kind: 'ach', brand: 'Beach Avenue Trust', lastFour: '9914', nickname: 'Main account', expiresIn: null },
    ],
    autopay: { method: 1, day: null, limit: null },
  },
};

/** Maximum number of methods in a wallet. */
export const WALLET_SIZE = 20;
