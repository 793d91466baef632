import { Landmark } from 'lucide';
import type { WalletMethod } from '../../../domain';
import { Icon } from '../../../ui/icon/icon';

/** A small card with the first letters of its brand, or a bank: our own drawing, nobody's logo. */
export const MethodMark = ({ method: { kind, brand } }: { readonly method: Pick<WalletMethod, 'kind' | 'brand'> }) => (
  <span className="tf-method-mark" data-kind={kind} aria-hidden>
    {kind === 'ach' ? <Icon of={Landmark} size="sm" /> : monogram(brand)}
  </span>
);

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
