import type { WalletMethod } from '../../../domain';

/** The letters a method is drawn with: those its brand begins with, two at most. */
export const monogram = (brand: string): string =>
  brand
    .split(/[\s-]+/u)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('en');

/** A card's last month as it is printed on it. */
export const expiryText = ({ year, month }: NonNullable<WalletMethod['expiry']>): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
