import { useEffect, useRef, useState } from 'react';
import { ShoppingCart } from 'lucide';
import type { CartItemAdjustment, OrderLine } from '../../../domain';
import { PortError } from '../../../ports';
import type { AddManyResult } from '../../../runtime/cart/cart.state';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button, ButtonLink } from '../../../ui/button/button';
import { importWithRetry } from '../../../ui/lazy/import-with-retry';
import { cartNoticeMessages } from '../cart-notice.messages';
import { commonMessages } from '../common.messages';
import { orderAgainMessages } from './reorder.messages';
import { type AgainItem, reorderItems, knownItems, missingItems, withUnknown } from './reorder.rules';

/** The cart and its queue, which a page of an order needs only once it is ordered again. */
const cartCode = () => importWithRetry(() => import('../../../runtime/cart/cart.store'));
const prefetch = () => void cartCode().catch(() => {});

export interface ReorderProps {
  readonly lines: readonly OrderLine[];
  readonly accountId: string | null;
  /** Default `secondary`. */
  readonly variant?: 'primary' | 'secondary';
  /** How many products went in as asked, and how many did not. */
  readonly onAdded: (counts: { readonly added: number; readonly notAdded: number }) => void;
}

type Items = readonly AgainItem[];
type State = { readonly step: 'ready' | 'adding' } | { readonly step: 'told'; readonly answer: AddManyResult };

/**
 * Puts the order's products in the cart at one press, and says line by line what did not go in as ordered. What is in
 * is never asked for twice: from then on only the rest can be added.
 */
export function Reorder({ lines, accountId, variant = 'secondary', onAdded }: ReorderProps) {
  const messages = useMessages('order-again', orderAgainMessages);
  const { m } = messages;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [asked, setAsked] = useState<Items>(() => reorderItems(lines));
  const [state, setState] = useState<State>({ step: 'ready' });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const put = async (items: Items) => {
    const known = knownItems(items);
    if (known.length === 0) return withUnknown({ outcome: 'partly', items: [] }, items);
    const { getCartRuntime } = await cartCode();
    const cart = getCartRuntime(adapter, accountId);
    // The cart is read first where no widget has: what is added goes on top of what is there.
    if (cart.store.getState().status !== 'ready') await cart.refresh(locale.tag);
    return withUnknown(await cart.addMany(known), items);
  };
  const add = async (items: Items) => {
    setState({ step: 'adding' });
    setAsked(items);
    const answer = await put(items).catch((thrown: unknown): AddManyResult => ({
      outcome: 'failed',
      error: notLoaded(thrown),
    }));
    const notAdded = answer.outcome === 'partly' ? answer.items.length : 0;
    if (answer.outcome === 'done' || answer.outcome === 'partly') onAdded({ added: items.length - notAdded, notAdded });
    if (mounted.current) setState({ step: 'told', answer });
  };

  const answer = state.step === 'told' ? state.answer : null;
  const rest = answer?.outcome === 'partly' ? missingItems(asked, answer.items) : asked;
  // Added, or perhaps added: the cart is the place to go on from.
  const offered = answer === null || answer.outcome === 'failed' || (answer.outcome === 'partly' && rest.length > 0);
  return (
    <>
      {answer !== null && <ReorderResult answer={answer} items={asked} messages={messages} />}
      {offered && (
        <Button
          variant={variant}
          block
          icon={ShoppingCart}
          busy={state.step === 'adding'}
          busyLabel={m.adding}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => void add(rest)}
        >
          {answer?.outcome === 'partly' ? m.rest : m.now}
        </Button>
      )}
    </>
  );
}

/** Code that could not be fetched is trouble like a service that can not be reached. */
const notLoaded = (cause: unknown): PortError => new PortError('unavailable', 'The cart did not load', { cause });

interface ReorderResultProps {
  readonly answer: AddManyResult;
  /** What was asked for. */
  readonly items: readonly AgainItem[];
  readonly messages: Messages<typeof orderAgainMessages>;
}

/** The result of ordering again, and the way on. */
function ReorderResult({ answer, items, messages }: ReorderResultProps) {
  const { m, fill, plural } = messages;
  const common = useMessages('common', commonMessages).m;
  const formats = useFormats();
  const { links } = useSettings();
  const cartHref = links.href({ to: 'cart' });
  const toCart = cartHref !== null && (
    <ButtonLink variant="secondary" size="sm" href={cartHref}>
      {m.cart}
    </ButtonLink>
  );
  switch (answer.outcome) {
    case 'done':
      return <Banner role="status" tone="positive" title={plural(m.done, items.length)} action={toCart} />;
    case 'partly': {
      const added = items.length - answer.items.length;
      const nothing = added === 0 && answer.items.every(({ quantity }) => quantity === 0);
      return (
        <Banner
          role="status"
          tone="caution"
          title={nothing ? m.none : fill(m.partly, { count: formats.number(added), all: formats.number(items.length) })}
          action={!nothing && toCart}
        >
          <Troubles troubles={answer.items} items={items} messages={messages} />
        </Banner>
      );
    }
    case 'unknown':
      return (
        <Banner role="alert" tone="caution" title={m.unknown} action={toCart}>
          {m.unknownText}
        </Banner>
      );
    case 'failed':
      return (
        <Banner role="alert" tone="critical" title={m.failed}>
          {common.errors[answer.error.code]}
        </Banner>
      );
    default:
      return answer satisfies never;
  }
}

function Troubles({
  troubles,
  items,
  messages: { m, fill },
}: Omit<ReorderResultProps, 'answer'> & { readonly troubles: readonly CartItemAdjustment[] }) {
  const { reasons } = useMessages('cart-notice', cartNoticeMessages).m;
  const formats = useFormats();
  return (
    <ul className="tf-reorder-errors">
      {troubles.map(({ productId, quantity, reason }) => {
        const item = items.find(({ product }) => product.id === productId);
        const name = item?.product.name ?? productId;
        const because = reasons[reason];
        if (item?.quantity === null) return <li key={productId}>{fill(m.noQuantity, { name })}</li>;
        if (quantity === 0) return <li key={productId}>{fill(m.not, { name, because })}</li>;
        const wanted = formats.number(item?.quantity ?? quantity);
        return <li key={productId}>{fill(m.some, { name, quantity: formats.number(quantity), wanted, because })}</li>;
      })}
    </ul>
  );
}
