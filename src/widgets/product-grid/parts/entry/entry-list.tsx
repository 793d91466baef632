import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { ShoppingCart } from 'lucide';
import type { Product } from '../../../../domain';
import { RichMessage } from '../../../../runtime/react/rich-message';
import type { Formats } from '../../../../runtime/react/use-formats';
import { useMessages, type Messages } from '../../../../runtime/react/use-messages';
import { useAnnounce } from '../../../../ui/live-region/announcer';
import { useIsDimmed } from '../../../../ui/hooks/use-slow';
import { StoppedAdd } from '../../../common/ordering/stopped-add';
import { productGridLazyMessages } from '../../product-grid.lazy.messages';
import type { productGridMessages } from '../../product-grid.messages';
import type { Ordering, ProductGridProps } from '../../product-grid.types';
import { EntryFooter } from '../../connected/entry-footer';
import { type EntryModel, type PasteResult, pastedColumn } from './entry.store';
import { EntryRow } from '../../connected/entry-row';

export interface EntryListProps {
  readonly products: readonly Product[];
  /** The typed quantities. */
  readonly model: EntryModel;
  /** Null if there is no cart. */
  readonly ordering: Ordering | null;
  readonly messages: Messages<typeof productGridMessages>;
  readonly overrides: ProductGridProps['messages'];
  readonly formats: Formats;
  /** True while the next result loads. */
  readonly isStale: boolean;
  /** Opens the substitutes of a product; absent if the adapter has none. */
  readonly onShowSubstitutes?: (product: Product) => void;
}

const fieldsIn = (list: HTMLElement | null): readonly HTMLInputElement[] => [
  ...(list?.querySelectorAll<HTMLInputElement>('input.tf-entry-quantity:not(:disabled)') ?? []),
];

/**
 * Products as lines with a column of quantity fields. Empty fields are skipped, Tab and Enter move down, and *Add all*
 * adds every quantity.
 */
export function EntryList({
  products,
  model,
  ordering,
  messages,
  overrides,
  formats,
  isStale,
  onShowSubstitutes,
}: EntryListProps) {
  const { m, plural } = useMessages('product-grid', productGridLazyMessages, overrides);
  const cart = ordering?.cart ?? null;
  useEffect(() => model.resolvePending(products), [model, products]);
  const announce = useAnnounce();
  const list = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const canAdd = ordering?.addPermission === 'allowed';
  const condition = typeof ordering?.addPermission === 'object' ? ordering.addPermission : null;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = getStep(event);
    if (step === 0 || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const fields = fieldsIn(list.current);
    const next = fields[fields.indexOf(event.target) + step];
    if (next !== undefined) next.focus();
    // After the last line, Enter moves the focus to *Add all*.
    else if (event.key === 'Enter' && step > 0) footer.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };

  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const cells = pastedColumn(event.clipboardData.getData('text/plain'));
    if (cells === null || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const from = products.findIndex(
      ({ id }) => id === (event.target instanceof HTMLElement ? event.target.dataset.product : ''),
    );
    announce(pastedText(model.fill(products.slice(from), cells)));
  };

  const pastedText = ({ filled, off, over }: PasteResult): string => {
    const counts = [
      [m.entry.pasted, filled],
      [m.entry.pastedOff, off],
      [m.entry.pastedOver, over],
    ] as const;
    return counts.flatMap(([message, count], at) => (count > 0 || at === 0 ? [plural(message, count)] : [])).join(' ');
  };

  /** Focuses the line of a product, if it is on this page. */
  const focusLine = (productId: string) =>
    fieldsIn(list.current)
      .find(({ dataset }) => dataset.product === productId)
      ?.focus();

  const isDimmed = useIsDimmed(isStale);

  return (
    <div
      part="entry"
      className="tf-card tf-entry"
      data-can-add={canAdd || undefined}
      aria-busy={isStale || undefined}
      data-dimmed={isDimmed || undefined}
    >
      {canAdd && (
        <p className="tf-entry-keys tf-second tf-muted">
          <RichMessage
            text={m.entry.keys}
            values={{
              enter: <kbd>{m.entry.enter}</kbd>,
              shiftEnter: <kbd>{m.entry.shiftEnter}</kbd>,
              same: <kbd>=</kbd>,
            }}
          />{' '}
          {m.entry.paste}
        </p>
      )}
      {/* Handles keys and pastes of the fields inside. */}
      <div ref={list} role="presentation" onKeyDown={onKeyDown} onPaste={onPaste}>
        <div role="table" aria-label={messages.m.list}>
          <div role="rowgroup" className="tf-entry-heads">
            <div role="row" part="entry-row" className="tf-entry-row tf-micro">
              {(
                [
                  'sku',
                  'product',
                  'pack',
                  'last',
                  'price',
                  ...(canAdd ? (['cart', 'quantity', 'line'] as const) : []),
                ] as const
              ).map((column) => (
                <span role="columnheader" key={column} data-column={column}>
                  {m.entry.columns[column]}
                </span>
              ))}
            </div>
          </div>
          <div role="rowgroup">
            {products.map((product) => (
              <EntryRow
                key={product.id}
                product={product}
                cart={cart}
                model={model}
                canAdd={canAdd}
                messages={messages}
                m={m.entry}
                formats={formats}
                onShowSubstitutes={onShowSubstitutes}
              />
            ))}
          </div>
        </div>
      </div>
      {canAdd && cart !== null && (
        <EntryFooter
          ref={footer}
          model={model}
          cart={cart}
          onPage={products}
          messages={messages}
          m={m.entry}
          formats={formats}
          onShowProblem={focusLine}
        />
      )}
      {condition !== null && (
        <div part="entry-footer" className="tf-entry-footer">
          <div part="entry-action" className="tf-entry-action">
            <StoppedAdd data-add condition={condition} icon={ShoppingCart}>
              {m.entry.addAll}
            </StoppedAdd>
          </div>
        </div>
      )}
    </div>
  );
}

/** Returns the direction in which a key moves in the column; 0 for none. */
function getStep({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey) return 0;
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (shiftKey) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}
