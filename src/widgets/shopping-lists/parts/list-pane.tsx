import { useCallback, useEffect, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide';
import { useStore } from 'zustand';
import type { ShoppingListItem, ShoppingListSummary } from '../../../domain';
import type { Emit } from '../../../runtime/events';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useCart } from '../../../runtime/react/use-cart';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import { useSettings } from '../../../runtime/react/provider';
import type { Messages } from '../../../runtime/react/use-messages';
import type { Session } from '../../../runtime/session/session.types';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { Card } from '../../../ui/card/card';
import { Heading, usePartLevel } from '../../common/heading';
import { findBlockingCondition } from '../../common/ordering/order-availability.rules';
import { OpenQuantitiesContext, useOpenQuantities } from '../../common/quantity/use-open-quantities';
import { LoadFailed } from '../../common/status-views';
import { type Added, itemsOf, outcomeOf } from '../add-result.rules';
import type { ListDialogs } from '../list-dialogs.store';
import { foundOn, rightsOn, type Search } from '../shopping-lists.rules';
import type { shoppingListsMessages } from '../shopping-lists.messages';
import type { ShoppingListsEvents } from '../shopping-lists.types';
import { useList } from '../use-list';
import { ItemRow } from './item-row';
import { LazyTools } from './lazy-parts';
import { ListActionBar } from './list-action-bar';
import { ItemSkeleton } from './lists-skeleton';

export interface ListPaneProps {
  readonly list: ShoppingListSummary;
  readonly accountId: string | null;
  readonly session: Session;
  readonly messages: Messages<typeof shoppingListsMessages>;
  readonly overrides?: object;
  readonly acts: ListDialogs;
  readonly emit: Emit<ShoppingListsEvents>;
  readonly onBack: () => void;
  readonly onChanged: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** The open list: what it is called, what is on it as it can be ordered now, and the way into the cart. */
export function ListPane({
  list,
  accountId,
  session,
  messages,
  overrides,
  acts,
  emit,
  onBack,
  onChanged,
}: ListPaneProps) {
  const adapter = useAdapter();
  const { links } = useSettings();
  const formats = useAccountFormats([list.changedAt]);
  const { m, fill, plural } = messages;
  const level = usePartLevel(2);
  const { read, again, edits } = useList(list.id, accountId, onChanged);
  const shown = useStore(edits.store, ({ items }) => items);
  const [chosen, setChosen] = useState(nothing);
  const [search, setSearch] = useState<Search | null>(null);
  const [isArranging, setArranging] = useState(false);
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const open = useOpenQuantities();
  const openFields = useStore(open.store);
  const { cart: cartPort, lists: port } = adapter;
  const condition = findBlockingCondition(session);
  const mayAdd = cartPort?.read !== undefined && cartPort.change !== undefined && condition === null;
  const cart = useCart(accountId, mayAdd);
  const { mayEdit } = rightsOn(list);
  const items = shown ?? read.data?.items ?? null;

  const edit = useCallback(
    (
      change: 'quantity' | 'remove' | 'order',
      productIds: readonly string[],
      given: Parameters<typeof edits.edit>[0],
    ) => {
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
      setChosen((all) => (isOn ? new Set([...all, id]) : new Set([...all].filter((other) => other !== id)))),
    [],
  );
  const latest = useRef<{ items: readonly ShoppingListItem[] }>({ items: [] });
  useEffect(() => {
    latest.current = { items: items ?? [] };
  });
  const remove = useCallback(
    (productIds: readonly string[]) => {
      const before = latest.current.items;
      const gone = before.filter(({ product }) => productIds.includes(product.id));
      if (gone.length === 0) return;
      focusBeside(rows.current, productIds, title.current);
      edit('remove', productIds, { type: 'remove', productIds });
      setChosen(nothing);
      const undo =
        port?.addItems &&
        (() => edits.edit({ type: 'restore', entries: gone, order: before.map(({ product }) => product.id) }));
      acts.say({ what: 'removed', names: gone.map(({ product }) => product.name), undo: undo ?? null });
    },
    [edit, edits, acts, port],
  );
  const onRemove = useCallback((id: string) => remove([id]), [remove]);
  const onOrder = useCallback(
    (productIds: readonly string[], moved: string) => edit('order', [moved], { type: 'arrange', productIds }),
    [edit],
  );
  const hrefOf = useCallback((id: string) => links.href({ to: 'product', id }), [links]);

  const asked = items?.filter(({ product }) => chosen.size === 0 || chosen.has(product.id)) ?? [];
  const add = async () => {
    if (open.focusFirst()) return;
    const wanted = asked.filter(({ problem }) => problem === null);
    if (!emit('before-add', { listId: list.id, items: itemsOf(wanted) })) return;
    setBusy(true);
    setAdded(null);
    const outcome = outcomeOf(asked, await cart.addMany(wanted));
    setBusy(false);
    setAdded(outcome);
    if (outcome.went.length === 0) return;
    setChosen(nothing);
    emit('add', {
      listId: list.id,
      items: itemsOf(outcome.went),
      troubles: outcome.notAdded.map(({ productId, quantity }) => ({ productId, quantity })),
    });
    acts.say({
      what: 'added',
      count: outcome.went.length,
      undo: () => outcome.went.forEach(({ product, quantity }) => cart.add(product, -quantity)),
    });
  };

  if (read.status === 'ready' && read.data === null) {
    return (
      <Card as="div" className="tf-lists-list">
        <EmptyState
          glyph="search"
          level={level}
          title={m.gone.title}
          text={m.gone.text}
          actions={<Button onClick={() => (onChanged(), onBack())}>{m.gone.action}</Button>}
        />
      </Card>
    );
  }
  const hits = items === null || isArranging ? (items ?? []) : foundOn(items, search);
  // A row whose quantity needs attention stays: what is typed into it is kept nowhere else.
  const found =
    openFields.size === 0
      ? hits
      : (items ?? []).filter((entry) => hits.includes(entry) || isOpenIn(openFields, entry.product.id));
  const { owner, sharedWith = 0, description, name } = list;
  const facts = [
    plural(m.products, items?.length ?? list.count),
    fill(m.changed, { date: formats.day(formats.dayOf(list.changedAt)) }),
    owner ? fill(m.sharedBy, { owner }) : sharedWith > 0 ? plural(m.sharedWith, sharedWith) : null,
  ].filter((fact) => fact !== null);
  const productsHref = links.href({ to: 'products' });
  return (
    <Card as="div" className="tf-lists-list">
      <header className="tf-lists-header">
        <Button variant="base" size="sm" className="tf-lists-back" onClick={onBack}>
          <Icon of={ArrowLeft} size="sm" mirror />
          {m.back}
        </Button>
        <Heading below={1} className="tf-h2 tf-lists-name" ref={title} tabIndex={-1}>
          {name}
        </Heading>
        {description !== '' && <p className="tf-muted tf-lists-text">{description}</p>}
        <p className="tf-second tf-quiet">{facts.join(' · ')}</p>
        {!mayEdit && <p className="tf-second tf-muted">{m.viewOnly}</p>}
      </header>
      <LazyTools
        {...{ list, items, chosen, search, isArranging, acts, overrides, edits, added, condition }}
        accountName={session.accounts.find(({ id }) => id === accountId)?.name ?? null}
        onChosen={setChosen}
        onSearch={setSearch}
        onArranging={(next) => (next && open.focusFirst() ? undefined : setArranging(next))}
        onRemove={remove}
        onAddedGone={() => setAdded(null)}
      />
      {items === null && read.status === 'failed' && (
        <LoadFailed title={m.itemsFailed} error={read.error} onTryAgain={again} />
      )}
      {items === null && read.status === 'loading' && (
        <Skeleton label={m.itemsLoading}>
          <ItemSkeleton />
        </Skeleton>
      )}
      {items?.length === 0 && (
        <EmptyState
          compact
          className="tf-lists-nothing"
          level={level}
          title={m.emptyList.title}
          text={m.emptyList.text}
          actions={
            productsHref === null ? undefined : (
              <ButtonLink variant="secondary" href={productsHref}>
                {m.emptyList.action}
              </ButtonLink>
            )
          }
        />
      )}
      {found.length > 0 && (
        <ul
          role="list"
          className="tf-lists-items"
          aria-label={fill(m.items, { list: name })}
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
                isChosen={chosen.has(entry.product.id)}
                isMoving={isArranging}
                isFirst={at === 0}
                isLast={at === found.length - 1}
                onChoose={onChoose}
                onQuantity={mayEdit && port?.setQuantity ? onQuantity : undefined}
                onRemove={mayEdit && port?.removeItems ? onRemove : undefined}
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
          items={asked}
          isSome={chosen.size > 0}
          messages={messages}
          busy={busy}
          wasAdded={added !== null && added.went.length > 0}
          condition={cartPort?.change === undefined ? null : condition}
          onAdd={mayAdd ? () => void add() : undefined}
        />
      )}
    </Card>
  );
}

/** Whether the quantity of a product is one of those that need attention. */
const isOpenIn = (fields: ReadonlySet<HTMLElement>, productId: string): boolean =>
  [...fields].some((field) => field.closest<HTMLElement>('.tf-lists-item')?.dataset['item'] === productId);

/** What holds the focus, if it is in the list. */
function focusedIn(list: HTMLElement | null): HTMLElement | null {
  const root = list?.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return focused instanceof HTMLElement && list?.contains(focused) ? focused : null;
}

/** Rows that go take the focus with them: it goes to the next row's same control, or to the title. */
function focusBeside(list: HTMLElement | null, ids: readonly string[], title: HTMLElement | null): void {
  const row = focusedIn(list)?.closest<HTMLElement>('.tf-lists-item');
  // The button that removes what is selected goes with it.
  if (!row) return title?.focus();
  const all = [...(list?.querySelectorAll<HTMLElement>('.tf-lists-item') ?? [])];
  const at = all.indexOf(row);
  const stays = ({ dataset }: HTMLElement) => !ids.includes(dataset['item'] ?? '');
  const beside = all.slice(at + 1).find(stays) ?? all.slice(0, at).findLast(stays);
  (beside?.querySelector<HTMLElement>('.tf-lists-remove') ?? title)?.focus();
}
