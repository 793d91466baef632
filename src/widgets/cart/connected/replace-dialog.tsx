import { useState } from 'react';
import type { CartLine, Product } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { useSettings } from '../../../runtime/react/provider';
import { useRead } from '../../../runtime/react/use-read';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import type { CartDialogsProps } from '../parts/cart-dialogs';
import { SubstitutesDialog } from '../parts/substitutes-dialog';

interface ReplaceDialogProps extends Pick<
  CartDialogsProps,
  'cart' | 'accountId' | 'overrides' | 'returnFocus' | 'onClose'
> {
  readonly lineId: string | null;
  readonly onReplace: (lineId: string, product: Product, quantity: number) => void;
}

/** Substitutes for a product that cannot be ordered, with the same quantity and the difference in price. */
export function ReplaceDialog({ lineId, cart, ...given }: ReplaceDialogProps) {
  const current = useCartSelector(cart, ({ lines }) => (lineId === null ? undefined : lines[lineId]));
  // Keeps the content while the dialog closes.
  const [line, setLine] = useState<CartLine | null>(null);
  if (current !== undefined && current !== line) setLine(current);
  return line && <Replacing {...given} line={line} open={lineId !== null && current !== undefined} />;
}

type ReplacingProps = Omit<ReplaceDialogProps, 'lineId' | 'cart'> & { readonly line: CartLine; readonly open: boolean };

function Replacing({ accountId, ...given }: ReplacingProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { line, open } = given;
  const request = { productId: line.product.id, accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'catalog.substitutes',
    args: { productId: line.product.id },
    accountId,
    enabled: open,
    read: (options) => adapter.catalog?.substitutes?.(request, options) ?? rejectMissingMethod('catalog.substitutes'),
  });
  return <SubstitutesDialog {...given} read={read} onRetry={refetch} />;
}
