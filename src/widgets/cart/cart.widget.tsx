import { useSettings } from '../../runtime/react/provider';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useMessages } from '../../runtime/react/use-messages';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { useAccess } from '../common/use-access';
import { cartContract } from './cart.contract';
import { readLineCount } from './stored-line-count';
import { cartMessages } from './cart.messages';
import type { CartEvents, CartProps } from './cart.types';
import { CartContent } from './cart-content';
import { CartSkeleton } from './parts/cart-skeleton';

function CartBody(props: CartProps & WidgetTools<CartEvents>) {
  const messages = useMessages(cartContract.name, cartMessages, props.messages);
  const adapter = useAdapter();
  const { storage } = useSettings();
  // The server has no stored line count. Its markup stays until hydration has finished.
  const lines = useHydrated() ? readLineCount(adapter, undefined, storage) : undefined;
  const gate = useAccess({ permission: 'ordering', guest: 'cart' });
  return (
    <AccessBoundary
      gate={gate}
      loading={<CartSkeleton label={messages.m.loading} lines={lines} />}
      failedTitle={messages.m.failed}
      deniedTitle={messages.m.denied}
    >
      {({ accountId, session }) => (
        <CartContent
          {...props}
          overrides={props.messages}
          accountId={accountId}
          session={session}
          messages={messages}
        />
      )}
    </AccessBoundary>
  );
}

/**
 * Cart widget. Edits are shown immediately, and totals are never shown as final before the server has confirmed them.
 */
export const Cart = /* @__PURE__ */ defineWidget<CartProps, CartEvents>(cartContract, CartBody);
