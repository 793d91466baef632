import type { CartLine, Product } from '../../../domain';
import { type Formats, useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import type { Read } from '../../../runtime/react/use-read';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button, ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import { LazyProductPicture } from '../../common/lazy-product-image';
import { PackAndSku } from '../../common/pack-and-sku';
import { LoadFailed } from '../../common/status-views';
import { cartLazyMessages } from '../cart.lazy.messages';
import { priceDifference, toAllowedQuantity } from '../cart.lazy.rules';
import type { CartDialogsProps } from './cart-dialogs';

interface SubstitutesDialogProps extends Pick<CartDialogsProps, 'overrides' | 'returnFocus' | 'onClose'> {
  readonly line: CartLine;
  readonly open: boolean;
  /** Products that can replace the line's product. */
  readonly read: Read<readonly Product[]>;
  readonly onRetry: () => void;
  readonly onReplace: (lineId: string, product: Product, quantity: number) => void;
}

/** Dialog with the substitutes of a line's product. */
export function SubstitutesDialog({
  line,
  open,
  read,
  overrides,
  returnFocus,
  onClose,
  onRetry,
  onReplace,
}: SubstitutesDialogProps) {
  const { links } = useSettings();
  const messages = useMessages('cart', cartLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const formats = useFormats();
  const { m, fill } = messages;
  const { product, quantity } = line;
  const href = links.href({ to: 'products' });

  const body = () => {
    if (read.status === 'loading') {
      return (
        <Skeleton label={m.replace.loading}>
          <SkeletonText lines={4} />
        </Skeleton>
      );
    }
    if (read.status === 'failed') return <LoadFailed title={m.replace.failed} error={read.error} onRetry={onRetry} />;
    if (read.data.length === 0) {
      const action = href !== null && (
        <ButtonLink variant="secondary" href={href}>
          {m.replace.products}
        </ButtonLink>
      );
      return (
        <EmptyState compact level={3} title={m.replace.none} text={m.replace.noneText} actions={action || undefined} />
      );
    }
    return (
      <ul role="list" className="tf-cart-substitutes">
        {read.data.map((other) => (
          <ReplaceChoice
            key={other.id}
            product={other}
            line={line}
            messages={messages}
            formats={formats}
            onReplace={(quantity) => onReplace(line.id, other, quantity)}
          />
        ))}
      </ul>
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={fill(m.replace.title, { product: product.name })}
      description={quantity === null ? undefined : fill(m.replace.text, { quantity: formats.number(quantity) })}
      closeLabel={common.m.close}
      returnFocus={returnFocus}
    >
      {body()}
    </Dialog>
  );
}

interface ReplaceChoiceProps {
  readonly product: Product;
  readonly line: CartLine;
  readonly messages: Messages<typeof cartLazyMessages>;
  readonly formats: Formats;
  readonly onReplace: (quantity: number) => void;
}

/** One substitute with its price, the difference in price and a button that chooses it. */
function ReplaceChoice({ product, line, messages: { m, fill }, formats, onReplace }: ReplaceChoiceProps) {
  const { price, stock } = product;
  const quantity = toAllowedQuantity(product, line.quantity ?? 0);
  const difference = priceDifference(line, product);
  const amount = difference && formats.money({ ...difference, minor: Math.abs(difference.minor) });
  const notes = [
    line.quantity !== null &&
      quantity !== line.quantity &&
      fill(m.replace.quantity, { quantity: formats.number(quantity), wanted: formats.number(line.quantity) }),
    stock.label === 'low-stock' &&
      stock.available !== null &&
      fill(m.replace.left, { left: formats.number(stock.available) }),
  ].filter((note) => note !== false);
  return (
    <li part="cart-substitute" className="tf-cart-substitute">
      <LazyProductPicture product={product} size="sm" />
      <span part="cart-name" className="tf-cart-name">
        <span className="tf-medium">{product.name}</span>
        <PackAndSku product={product} />
        <span className="tf-second tf-number">
          {price.state === 'known' && formats.money(price.current)}
          {difference !== null && amount !== null && (
            <span className="tf-tone tf-cart-difference" data-tone={difference.minor < 0 ? 'positive' : undefined}>
              {difference.minor === 0
                ? m.replace.same
                : fill(difference.minor < 0 ? m.replace.less : m.replace.more, { amount })}
            </span>
          )}
        </span>
        {notes.map((note) => (
          <span className="tf-second tf-tone" data-tone="caution" key={note}>
            {note}
          </span>
        ))}
      </span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={fill(m.replace.choose, { product: product.name })}
        onClick={() => onReplace(quantity)}
      >
        {m.replace.act}
      </Button>
    </li>
  );
}
