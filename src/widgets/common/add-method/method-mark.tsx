import { Landmark } from 'lucide';
import type { WalletMethod } from '../../../domain';
import { Icon } from '../../../ui/icon/icon';
import { monogram } from './method-text';

/** A small card with the first letters of its brand, or a bank: our own drawing, nobody's logo. */
export const MethodMark = ({ method: { kind, brand } }: { readonly method: Pick<WalletMethod, 'kind' | 'brand'> }) => (
  <span className="tf-method-mark" data-kind={kind} aria-hidden>
    {kind === 'ach' ? <Icon of={Landmark} size="sm" /> : monogram(brand)}
  </span>
);
