import type { CartItemAdjustment } from '../../../domain';
import type { AddManyResult } from '../../../runtime/cart/cart.state';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { ButtonLink } from '../../../ui/button/button';
import { cartNoticeMessages } from '../cart-notice.messages';
import { commonMessages } from '../common.messages';
import type { orderAgainMessages } from './reorder.messages';
import type { AgainItem } from './reorder.rules';

interface ReorderResultProps {
  readonly answer: AddManyResult;
  /** What was asked for. */
  readonly items: readonly AgainItem[];
  readonly messages: Messages<typeof orderAgainMessages>;
}

/** The result of ordering again, and the way on. */
export function ReorderResult({ answer, items, messages }: ReorderResultProps) {
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

function Troubles({ troubles, items, messages: { m, fill } }: Omit<ReorderResultProps, 'answer'> & { readonly troubles: readonly CartItemAdjustment[] }) {
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
