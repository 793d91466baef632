import { useEffect, useRef, useState } from 'react';
import { ShoppingCart } from 'lucide';
import type { Order } from '../../../domain';
import { PortError } from '../../../ports';
import type { AddedMany } from '../../../runtime/cart/cart.types';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { useWords } from '../../../runtime/react/use-words';
import { Banner } from '../../../ui/banner/banner';
import { Button, ButtonLink } from '../../../ui/button/button';
import { cartNoticeMessages } from '../../common/cart-notice.messages';
import { commonMessages } from '../../common/common.messages';
import { againItems } from '../order-placed.model';
import type { LaterWords } from '../use-later-words';

interface OrderAgainProps {
  readonly order: Order;
  readonly accountId: string | null;
  readonly words: LaterWords;
  /** How many products went in as asked, and how many did not. */
  readonly onAdded: (counts: { readonly added: number; readonly notAdded: number }) => void;
}

/** The cart and its queue, which this page needs only once it is ordered again. */
const cartCode = () => import('../../../runtime/cart/cart');
const prefetch = () => void cartCode().catch(() => {});

type State = { readonly step: 'ready' | 'adding' } | { readonly step: 'told'; readonly answer: AddedMany };

/** Puts the order's products in the cart at one press, and says line by line what did not go in as ordered. */
export function OrderAgain({ order, accountId, words: { m }, words, onAdded }: OrderAgainProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [state, setState] = useState<State>({ step: 'ready' });
  const items = againItems(order.lines);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const put = async () => {
    const { cartOf } = await cartCode();
    const cart = cartOf(adapter, accountId);
    // The cart is read first where no widget has: what is added goes on top of what is there.
    if (cart.store.getState().status !== 'ready') await cart.refresh(locale.tag);
    return cart.addMany(items);
  };
  const add = async () => {
    setState({ step: 'adding' });
    const answer = await put().catch((thrown: unknown): AddedMany => ({ outcome: 'failed', error: notLoaded(thrown) }));
    const notAdded = answer.outcome === 'partly' ? answer.items.length : 0;
    if (answer.outcome === 'done' || answer.outcome === 'partly') onAdded({ added: items.length - notAdded, notAdded });
    if (mounted.current) setState({ step: 'told', answer });
  };
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={ShoppingCart}
        busy={state.step === 'adding'}
        busyLabel={m.again.adding}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void add()}
      >
        {m.again.now}
      </Button>
      {state.step === 'told' && <Told answer={state.answer} items={items} words={words} />}
    </>
  );
}

/** Code that could not be fetched is trouble like a service that can not be reached. */
const notLoaded = (cause: unknown): PortError => new PortError('unavailable', 'The cart did not load', { cause });

interface ToldProps {
  readonly answer: AddedMany;
  readonly items: ReturnType<typeof againItems>;
  readonly words: LaterWords;
}

function Told({ answer, items, words: { m, fill, plural } }: ToldProps) {
  const reasons = useWords('cart-notice', cartNoticeMessages).m.reasons;
  const common = useWords('common', commonMessages).m;
  const formats = useFormats();
  const { links } = useSettings();
  const cartHref = links.href({ to: 'cart' });
  const toCart = cartHref !== null && (
    <ButtonLink variant="secondary" size="sm" href={cartHref}>
      {m.again.cart}
    </ButtonLink>
  );
  switch (answer.outcome) {
    case 'done':
      return <Banner role="status" tone="positive" title={plural(m.again.done, items.length)} action={toCart} />;
    case 'partly': {
      const added = items.length - answer.items.length;
      const nothing = added === 0 && answer.items.every(({ quantity }) => quantity === 0);
      return (
        <Banner
          role="status"
          tone="caution"
          title={nothing ? m.again.none : fill(m.again.partly, { count: formats.number(added), all: formats.number(items.length) })}
          action={!nothing && toCart}
        >
          <ul className="tf-placed-troubles">
            {answer.items.map(({ productId, quantity, reason }) => {
              const item = items.find(({ product }) => product.id === productId);
              const name = item?.product.name ?? productId;
              const because = reasons[reason];
              const wanted = formats.number(item?.quantity ?? 0);
              return (
                <li key={productId}>
                  {quantity > 0 ? fill(m.again.some, { name, quantity: formats.number(quantity), wanted, because }) : fill(m.again.not, { name, because })}
                </li>
              );
            })}
          </ul>
        </Banner>
      );
    }
    case 'unknown':
      return (
        <Banner role="alert" tone="caution" title={m.again.unknown} action={toCart}>
          {m.again.unknownText}
        </Banner>
      );
    case 'failed':
      return (
        <Banner role="alert" tone="critical" title={m.again.failed}>
          {common.errors[answer.error.code]}
        </Banner>
      );
    default:
      return answer satisfies never;
  }
}
