import type { CartItemAdjustment, Product } from '../../../domain';
import type { Adapter } from '../../../ports';
import type { AddManyResult } from '../../../runtime/cart/cart.state';
import { getCartRuntime } from '../../../runtime/cart/cart.store';
import { loadSync } from '../../../runtime/cart/load-sync';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { ButtonLink } from '../../../ui/button/button';
import { cartNoticeMessages } from '../cart-notice.messages';
import type { ReorderItem } from './reorder.rules';
import { reorderMessages } from './reorder.messages';

/** Loads the code that sends changes of the cart. */
export const prefetchSync = (): void => void loadSync().catch(() => {});

/** Adds the products of an order to the cart. Never rejects for refused items: the result lists them. */
export async function addToCart(
  adapter: Adapter,
  accountId: string | null,
  locale: string,
  items: readonly ReorderItem[],
): Promise<AddManyResult> {
  const known = knownItems(items);
  if (known.length === 0) return withUnknown({ outcome: 'partial', items: [] }, items);
  const cart = getCartRuntime(adapter, accountId);
  // The cart has to be read first, because additions are applied to its current content.
  if (cart.store.getState().status !== 'ready') await cart.refresh(locale);
  return withUnknown(await cart.addMany(known), items);
}

export interface ReorderOutcomeProps {
  readonly answer: Exclude<AddManyResult, { readonly outcome: 'failed' }>;
  /** Items of the request. */
  readonly items: readonly ReorderItem[];
}

/** Result of a reorder: the added products, the others with their reasons, and a link to the cart. */
export function ReorderOutcome({ answer, items }: ReorderOutcomeProps) {
  const messages = useMessages('reorder', reorderMessages);
  const { m, fill, plural } = messages;
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
    case 'partial': {
      const added = items.length - answer.items.length;
      const isNothingAdded = added === 0 && answer.items.every(({ quantity }) => quantity === 0);
      return (
        <Banner
          role="status"
          tone="caution"
          title={
            isNothingAdded
              ? m.none
              : fill(m.partial, { count: formats.number(added), all: formats.number(items.length) })
          }
          action={!isNothingAdded && toCart}
        >
          <Adjustments adjustments={answer.items} items={items} messages={messages} />
        </Banner>
      );
    }
    case 'unknown':
      return (
        <Banner role="alert" tone="caution" title={m.unknown} action={toCart}>
          {m.unknownText}
        </Banner>
      );
    default:
      return answer satisfies never;
  }
}

function Adjustments({
  adjustments,
  items,
  messages: { m, fill },
}: Pick<ReorderOutcomeProps, 'items'> & {
  readonly adjustments: readonly CartItemAdjustment[];
  readonly messages: Messages<typeof reorderMessages>;
}) {
  const { reasons } = useMessages('cart-notice', cartNoticeMessages).m;
  const formats = useFormats();
  return (
    <ul className="tf-reorder-errors">
      {adjustments.map(({ productId, quantity, reason }) => {
        const item = items.find(({ product }) => product.id === productId);
        const name = item?.product.name ?? productId;
        const because = reasons[reason];
        if (item?.quantity === null) return <li key={productId}>{fill(m.noQuantity, { name })}</li>;
        if (quantity === 0) return <li key={productId}>{fill(m.not, { name, because })}</li>;
        const requested = formats.number(item?.quantity ?? quantity);
        return (
          <li key={productId}>
            {fill(m.some, { name, quantity: formats.number(quantity), wanted: requested, because })}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the items with a known quantity; the others cannot be added. */
export const knownItems = (
  items: readonly ReorderItem[],
): readonly { readonly product: Product; readonly quantity: number }[] =>
  items.flatMap(({ product, quantity }) => (quantity === null ? [] : [{ product, quantity }]));

/** Adds the items without a known quantity to the result; they were not added. */
export function withUnknown(answer: AddManyResult, items: readonly ReorderItem[]): AddManyResult {
  const unknown = items.flatMap(({ product, quantity }): readonly CartItemAdjustment[] =>
    quantity === null ? [{ productId: product.id, quantity: 0, reason: 'quantity' }] : [],
  );
  if (unknown.length === 0 || (answer.outcome !== 'done' && answer.outcome !== 'partial')) return answer;
  return { outcome: 'partial', items: [...(answer.outcome === 'partial' ? answer.items : []), ...unknown] };
}
