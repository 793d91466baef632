import { Landmark } from 'lucide';
import type { WalletMethod } from '../../../domain';
import { Icon } from '../../../ui/icon/icon';

/** Drawing of a card with the first letters of its brand, or of a bank. Contains no logos. */
export const MethodMark = ({ method: { kind, brand } }: { readonly method: Pick<WalletMethod, 'kind' | 'brand'> }) => (
  <span className="tf-method-mark" data-kind={kind} aria-hidden>
    {kind === 'ach' ? <Icon of={Landmark} size="sm" /> : monogram(brand)}
  </span>
);

/** Returns the initials of a brand, two at most, for the drawing of a card. */
export const monogram = (brand: string): string =>
  brand
    .split(/[\s-]+/u)
    .flatMap((part) => [...part].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('en');

/** Formats a card's last valid month as MM/YY. */
export const expiryText = ({ year, month }: NonNullable<WalletMethod['expiry']>): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
