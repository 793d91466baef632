import { useState } from 'react';
import { guestCart } from '../../../runtime/guest-cart';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { getSessionRuntime } from '../../../runtime/session/session';
import type { Session } from '../../../runtime/session/session.types';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { useIsFirst } from '../use-is-first';
import type { GuestCartProps } from './guest-cart';

const chunk = /* @__PURE__ */ lazyModule(() => import('./guest-cart'));

interface LazyGuestCartProps extends Pick<GuestCartProps, 'onClosed'> {
  readonly session: Session;
}

/**
 * Question about the products that a buyer picked as a guest before signing in (decision 46). Not rendered without
 * picks, if the account cannot add now, or if another part of the page asks already. Its code loads only when it is
 * rendered.
 */
export function LazyGuestCart({ session, onClosed }: LazyGuestCartProps) {
  const adapter = useAdapter();
  const { storage } = useSettings();
  const isFirst = useIsFirst(getSessionRuntime(adapter));
  const { isGuest, user, accountId, accounts } = session;
  const account = accounts.find(({ id }) => id === accountId);
  const canAdd =
    adapter.cart?.change !== undefined &&
    (user?.permissions.includes('ordering') ?? true) &&
    !account?.conditions.some(({ stops }) => stops.includes('add'));
  const [picks] = useState(() => guestCart(adapter, storage));
  if (isGuest || accountId === null || !isFirst || !canAdd || picks.length === 0) return null;
  return (
    <Question
      key={accountId}
      picks={picks}
      accountId={accountId}
      accountName={account?.name ?? null}
      onClosed={onClosed}
    />
  );
}

function Question(props: GuestCartProps) {
  const GuestCart = chunk.useModule()?.GuestCart;
  return GuestCart ? <GuestCart {...props} /> : null;
}
