import { ShoppingCart } from 'lucide';
import { useCartRuntime, useCartSelector } from '../../runtime/react/use-cart-runtime';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { Icon } from '../../ui/icon/icon';
import { portalMessages } from '../portal.messages';

/** Number of cases in the account's cart, including pending edits; null until known. */
export function useCases(accountId: string | null, enabled = true): number | null {
  return useCartSelector(useCartRuntime(accountId, enabled), (state) => state.totals?.cases ?? null);
}

/** Link to the cart, with its number of cases. */
export function CartButton({ accountId }: { readonly accountId: string | null }) {
  const { m, plural, fill } = useMessages('portal', portalMessages);
  const { links } = useSettings();
  const cases = useCases(accountId);
  const href = links.href({ to: 'cart' });
  if (href === null) return null;
  const casesText = cases === null || cases === 0 ? null : plural(m.cart.cases, cases);
  return (
    <a
      className="tf-portal-cart"
      href={href}
      aria-label={casesText === null ? m.cart.empty : fill(m.cart.label, { cases: casesText })}
    >
      <Icon of={ShoppingCart} />
      <span>{casesText ?? m.cart.empty}</span>
    </a>
  );
}
