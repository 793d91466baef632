import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConditionOnAccount, ShoppingListItem, ShoppingListSummary } from '../../../domain';
import type { Emit } from '../../../runtime/events';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import { useSettings } from '../../../runtime/react/provider';
import type { Messages } from '../../../runtime/react/use-messages';
import type { Read } from '../../../runtime/react/use-read';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import type { WholeList } from '../../common/whole-list';
import { type OpenQuantities, OpenQuantitiesContext } from '../../common/quantity/use-open-quantities';
import { LoadFailed } from '../../common/status-views';
import type { Added } from '../shopping-lists.lazy.rules';
import type { ListDialogs } from '../list-dialogs.store';
import type { ListEdits } from '../list-edits.store';
import { foundOn, itemsOf, orderable, rightsOn, type Search } from '../shopping-lists.rules';
import type { shoppingListsMessages } from '../shopping-lists.messages';
import type { ShoppingListsEvents } from '../shopping-lists.types';
import { isOpenIn, ItemRow } from './item-row';
import { LazyEmpty, LazyListNotFound, LazyTools, removeItemsWhenLoaded } from './lazy-parts';
import { ListActionBar } from './list-action-bar';
import { ListHeader } from './list-header';
import { ItemSkeleton } from './lists-skeleton';

export interface ListPaneProps {
  readonly list: ShoppingListSummary;
  readonly accountId: string | null;
  readonly accountName: string | null;
  readonly messages: Messages<typeof shoppingListsMessages>;
  readonly overrides?: object;
  readonly dialogs: ListDialogs;
  readonly emit: Emit<ShoppingListsEvents>;
  readonly read: Read<WholeList | null>;
  /** Products of the list, including pending edits; null until they have loaded. */
  readonly items: readonly ShoppingListItem[] | null;
  readonly edits: ListEdits;
  /** Quantities in the list that are not accepted yet, and their fields. */
  readonly open: OpenQuantities;
  readonly openFields: ReadonlySet<HTMLElement>;
  /** Condition of the account that blocks ordering. */
  readonly condition: ConditionOnAccount | null;
  readonly canSetQuantity: boolean;
  readonly canRemove: boolean;
  /** True if a removal can be undone. */
  readonly canRestore: boolean;
  readonly canChangeCart: boolean;
  /** Adds products to the cart; rejects if its chunk does not load. Absent if the buyer cannot add to a cart. */
  readonly onAdd?: (items: readonly ShoppingListItem[]) => Promise<Added>;
  readonly onRefetch: () => void;
  readonly onBack: () => void;
  readonly onChanged: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** The open list: name, products with current prices, and the add button. */
export function ListPane({
  list,
  accountId,
  accountName,
  messages,
  overrides,
  dialogs,
  emit,
  read,
  items,
  edits,
  open,
  openFields,
  condition,
  canSetQuantity,
  canRemove,
  canRestore,
  canChangeCart,
  onAdd,
  onRefetch,
  onBack,
  onChanged,
}: ListPaneProps) {
  const { links } = useSettings();
  const formats = useAccountFormats([list.changedAt]);
  const { m, fill } = messages;
  const level = usePartLevel(2);
  const [selectedIds, setSelectedIds] = useState(nothing);
  const [search, setSearch] = useState<Search | null>(null);
  const [isArranging, setArranging] = useState(false);
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { hasEditAccess } = rightsOn(list);

  const edit = useCallback(
    (change: 'quantity' | 'order', productIds: readonly string[], given: Parameters<typeof edits.edit>[0]) => {
      edits.edit(given);
      emit('items-change', { listId: list.id, change, productIds });
    },
    [edits, emit, list.id],
  );
  const onQuantity = useCallback(
    (productId: string, quantity: number) => edit('quantity', [productId], { type: 'quantity', productId, quantity }),
    [edit],
  );
  const onChoose = useCallback(
    (id: string, isOn: boolean) =>
      setSelectedIds((all) => (isOn ? new Set([...all, id]) : new Set([...all].filter((other) => other !== id)))),
    [],
  );
  const latest = useRef<{ items: readonly ShoppingListItem[] }>({ items: [] });
  useEffect(() => {
    latest.current = { items: items ?? [] };
  });
  const remove = useCallback(
    (productIds: readonly string[]) => {
      const place = { rows: rows.current, title: title.current };
      removeItemsWhenLoaded(
        { listId: list.id, edits, emit, dialogs, canRestore },
        latest.current.items,
        productIds,
        place,
      ).then(
        () => setSelectedIds(nothing),
        // No handling here: the toolbar is in the same chunk, and the widget reports a chunk that did not load.
        () => {},
      );
    },
    [list.id, edits, emit, dialogs, canRestore],
  );
  const onRemove = useCallback((id: string) => remove([id]), [remove]);
  const onOrder = useCallback(
    (productIds: readonly string[], moved: string) => edit('order', [moved], { type: 'arrange', productIds }),
    [edit],
  );
  const hrefOf = useCallback((id: string) => links.href({ to: 'product', id }), [links]);

  const selectedItems = items?.filter(({ product }) => selectedIds.size === 0 || selectedIds.has(product.id)) ?? [];
  const add = async (send: NonNullable<ListPaneProps['onAdd']>) => {
    if (open.focusFirst()) return;
    setBusy(true);
    if (!(await emit('before-add', { listId: list.id, items: itemsOf(orderable(selectedItems)) }))) {
      setBusy(false);
      return;
    }
    setAdded(null);
    // No handling here: the toolbar is in the same chunk, and the widget reports a chunk that did not load.
    const outcome = await send(selectedItems).catch(() => null);
    setBusy(false);
    setAdded(outcome);
    if (outcome !== null && outcome.addedItems.length > 0) setSelectedIds(nothing);
  };

  if (read.status === 'ready' && read.data === null) {
    return (
      <Card as="div" part="lists-list" className="tf-lists-list">
        <LazyListNotFound level={level} overrides={overrides} onBack={() => (onChanged(), onBack())} />
      </Card>
    );
  }
  const matches = items === null || isArranging ? (items ?? []) : foundOn(items, search);
  // A row whose quantity needs attention stays visible, because only its field contains the input.
  const found =
    openFields.size === 0
      ? matches
      : (items ?? []).filter((entry) => matches.includes(entry) || isOpenIn(openFields, entry.product.id));
  return (
    <Card as="div" part="lists-list" className="tf-lists-list">
      <ListHeader
        list={list}
        count={items?.length ?? list.count}
        changedOn={formats.day(formats.dayOf(list.changedAt))}
        messages={messages}
        title={title}
        onBack={onBack}
      />
      <LazyTools
        {...{
          list,
          accountId,
          accountName,
          items,
          selectedIds,
          search,
          isArranging,
          dialogs,
          overrides,
          edits,
          added,
          condition,
        }}
        onSelect={setSelectedIds}
        onSearch={setSearch}
        onArranging={(next) => (next && open.focusFirst() ? undefined : setArranging(next))}
        onRemove={remove}
        onAddedDismiss={() => setAdded(null)}
      />
      {items === null && read.status === 'failed' && (
        <LoadFailed title={m.itemsFailed} error={read.error} onRetry={onRefetch} />
      )}
      {items === null && read.status === 'loading' && (
        <Skeleton label={m.itemsLoading}>
          <ItemSkeleton />
        </Skeleton>
      )}
      {items?.length === 0 && (
        <LazyEmpty level={level} overrides={overrides} productsHref={links.href({ to: 'products' })} />
      )}
      {found.length > 0 && (
        <ul
          role="list"
          part="lists-items"
          className="tf-lists-items"
          aria-label={fill(m.items, { list: list.name })}
          ref={rows}
          data-arranging={isArranging || undefined}
        >
          <OpenQuantitiesContext.Provider value={open}>
            {found.map((entry, at) => (
              <ItemRow
                key={entry.product.id}
                entry={entry}
                messages={messages}
                formats={formats}
                isSelected={selectedIds.has(entry.product.id)}
                isMoving={isArranging}
                isFirst={at === 0}
                isLast={at === found.length - 1}
                onChoose={onChoose}
                onQuantity={hasEditAccess && canSetQuantity ? onQuantity : undefined}
                onRemove={hasEditAccess && canRemove ? onRemove : undefined}
                overrides={overrides}
                latest={latest}
                onOrder={onOrder}
                hrefOf={hrefOf}
              />
            ))}
          </OpenQuantitiesContext.Provider>
        </ul>
      )}
      {items !== null && items.length > 0 && !isArranging && (
        <ListActionBar
          open={open}
          isOpen={openFields.size > 0}
          items={selectedItems}
          isSome={selectedIds.size > 0}
          messages={messages}
          busy={busy}
          wasAdded={added !== null && added.addedItems.length > 0}
          condition={canChangeCart ? condition : null}
          onAdd={onAdd && (() => void add(onAdd))}
        />
      )}
    </Card>
  );
}
