import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ClipboardPaste, Trash2 } from 'lucide';
import { useStore } from 'zustand';
import { toPortError } from '../../ports';
import { whenAllowed } from '../../runtime/events';
import type { Session } from '../../runtime/session/session.types';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCartRuntime } from '../../runtime/react/use-cart-runtime';
import { useNumberFormats } from '../../runtime/react/use-number-formats';
import { useLatest } from '../../runtime/react/use-latest';
import { useDisposable } from '../../runtime/react/use-disposable';
import { useSettings } from '../../runtime/react/provider';
import type { Messages } from '../../runtime/react/use-messages';
import { readStored, storedKey, storeFor } from '../../runtime/storage';
import { Button } from '../../ui/button/button';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { Card } from '../../ui/card/card-container';
import type { CartAction } from '../common/cart-toasts';
import type { WidgetTools } from '../common/define-widget';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { findBlockingCondition } from '../common/ordering/order-availability.rules';
import { toStoredRow, parseDraft } from './order-builder.draft';
import type { orderBuilderMessages } from './order-builder.messages';
import { type Builder, createBuilder, type ItemToAdd } from './order-builder.store';
import type { FillError, Filling, OrderBuilderEvents, OrderBuilderProps } from './order-builder.types';
import { ConnectedFooter } from './connected/builder-footer';
import type { OpenDialog } from './parts/builder-dialogs';
import { FillTools } from './parts/fill-tools';
import { Grid, type GridHandle } from './parts/grid';
import { LazyStatus, LazyToasts, loadTools, prefetchTools, useTools } from './parts/lazy-parts';
import { ScanField } from './parts/scan-field';
import { isEmptyRow, needOf } from './rows.rules';

export interface BuilderContentProps extends Omit<OrderBuilderProps, 'messages'>, WidgetTools<OrderBuilderEvents> {
  /** Message texts that the host overrides. */
  readonly overrides: OrderBuilderProps['messages'];
  readonly accountId: string | null;
  readonly session: Session;
  readonly messages: Messages<typeof orderBuilderMessages>;
}

/** Maximum number of products offered for a typed name. */
const MAX_FOUND_PRODUCTS = 8;

/** Content of the widget for a buyer with ordering access: fill tools, rows and footer. */
export function BuilderContent({ emit, accountId, session, messages, overrides }: BuilderContentProps) {
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const formats = useNumberFormats();
  const cart = useCartRuntime(accountId);
  const grid = useRef<GridHandle>(null);
  const { m } = messages;
  const isHydrated = useHydrated();
  const tools = useTools();
  const [done, setDone] = useState<CartAction | null>(null);

  const latestLocale = useLatest(locale);
  const builder = useDisposable(() => {
    const store = storeFor('builderDraft', storage);
    const key = storedKey('builderDraft', adapter.id, accountId ?? '');
    return createBuilder(
      {
        match: (entries) =>
          adapter.catalog?.match?.({ entries, accountId, locale: latestLocale.current.tag }) ??
          rejectMissingMethod('catalog.match'),
        add: (items) => cart.addMany(items),
        onAdded(items, adjustments) {
          setDone((last) => ({
            id: (last?.id ?? 0) + 1,
            kind: 'added',
            product: items[0]?.product.name ?? '',
            count: items.length,
            undo: () => items.forEach(({ product, quantity }) => cart.add(product, -quantity)),
          }));
          emit('add', {
            items: items.map(toEventItem),
            adjustments: adjustments.map(({ productId, quantity }) => ({ productId, quantity })),
          });
        },
        save: (rows) => (rows.length === 0 ? store.remove(key) : store.set(key, JSON.stringify(rows.map(toStoredRow)))),
      },
      isHydrated ? readStored(store, key, parseDraft) : null,
    );
  }, [adapter, accountId, cart, isHydrated]);
  const [wasRestored] = useState(() => builder.store.getState().rowIds.length > 1);
  const condition = findBlockingCondition(session);
  const isPristine = useStore(builder.store, ({ lastAction, outcome }) => lastAction === null && outcome === null);
  const rowIds = useStore(builder.store, (state) => state.rowIds);
  const isEmpty = useStore(builder.store, ({ rows, rowIds: ids }) =>
    ids.every((id) => !rows[id] || isEmptyRow(rows[id])),
  );

  useEffect(() => {
    window.addEventListener('pagehide', builder.flush);
    return () => {
      window.removeEventListener('pagehide', builder.flush);
      builder.flush();
    };
  }, [builder]);

  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const query = {
        text,
        sort: null,
        facets: {},
        page: 0,
        pageSize: MAX_FOUND_PRODUCTS,
        accountId,
        locale: locale.tag,
      };
      return (
        await (adapter.catalog?.search?.(query, { signal }) ?? rejectMissingMethod('catalog.search'))
      ).items.slice(0, MAX_FOUND_PRODUCTS);
    },
    [adapter, accountId, locale],
  );

  const [pendingSource, setPendingSource] = useState<Filling['type'] | null>(null);
  const [fillError, setFillError] = useState<FillError | null>(null);
  const fill = async (source: Filling) => {
    setPendingSource(source.type);
    setFillError(null);
    const retry = () => void fill(source);
    try {
      const { insertFilledLines, fetchFillLines } = await loadTools();
      const lines = await fetchFillLines(adapter, source, { accountId, locale: locale.tag });
      if (lines.length === 0) return setFillError({ source: source.type, code: null, retry });
      void insertFilledLines(builder, { lines });
      emit('fill', { source: source.type, products: lines.length });
      grid.current?.focusFirst();
    } catch (thrown) {
      setFillError({ source: source.type, code: toPortError(thrown).code, retry });
    } finally {
      setPendingSource(null);
    }
  };

  const [dialog, setDialog] = useState<{ readonly kind: OpenDialog; readonly text: string }>({
    kind: 'none',
    text: '',
  });
  const close = () => setDialog({ kind: 'none', text: '' });
  const [wasOpened, setWasOpened] = useState(false);
  if (dialog.kind !== 'none' && !wasOpened) setWasOpened(true);
  const onPasted = async (text: string) => {
    const list = await tools?.parseLines(text);
    if (list === undefined || typeof list === 'string') return setDialog({ kind: 'import', text });
    const focusedField = grid.current?.focused() ?? null;
    await tools?.insertLines(builder, list.lines, 'pasted', { hasHeader: list.hasHeader });
    // The focus stays in place if the buyer moved it while the lines were matched.
    if ((grid.current?.focused() ?? null) === focusedField) grid.current?.focusFirst();
  };

  // Scanned codes are handled one after another, which keeps their order.
  const scanQueue = useRef(Promise.resolve<unknown>(null));
  const onScanned = useCallback(
    (code: string) => {
      scanQueue.current = scanQueue.current.then(loadTools).then(
        ({ scan }) => scan(builder, code),
        // If the lazy chunk fails to load, the code becomes a typed row and is not lost.
        () => enterCode(builder, code),
      );
    },
    [builder],
  );

  const onAdd = () => {
    const { rows, rowIds: ids } = builder.store.getState();
    const items = ids.flatMap((id) => {
      const row = rows[id];
      return !row?.product || needOf(row) !== null
        ? []
        : [toEventItem({ product: row.product, quantity: Number(row.quantityText) })];
    });
    if (items.length > 0)
      void whenAllowed(emit('before-add', { items }), () =>
        loadTools().then(({ addAll }) => addAll(builder), prefetchTools),
      );
  };

  const [attentionIds, setAttentionIds] = useState<ReadonlySet<string> | null>(null);
  const onToggleFilter = () => {
    const { rows, rowIds: ids } = builder.store.getState();
    setAttentionIds(attentionIds === null ? new Set(ids.filter((id) => rows[id] && needOf(rows[id]) !== null)) : null);
  };
  const onRemove = useCallback(
    (id: string) => (tools ? tools.remove(builder, [id]) : prefetchTools()),
    [builder, tools],
  );
  const account = session.accounts.find(({ id }) => id === accountId);
  const partProps = useMemo(
    () => ({ builder, cart, messages, formats, overrides, search }),
    [builder, cart, messages, formats, overrides, search],
  );

  return (
    <>
      <LazyStatus
        builder={builder}
        overrides={overrides}
        condition={condition}
        accountName={account?.name ?? null}
        fillError={fillError}
        isRestored={wasRestored && isPristine}
      />
      <Card as="div" part="builder-sheet" className="tf-builder-sheet" data-tools={tools !== undefined || undefined}>
        <div part="builder-tools" className="tf-builder-tools">
          <ScanField
            messages={messages}
            onScanned={onScanned}
            onCamera={() => setDialog({ kind: 'camera', text: '' })}
          />
          {accountId !== null && (
            <FillTools
              messages={messages}
              hasOrders={adapter.builder?.fill !== undefined}
              hasLists={adapter.lists?.list !== undefined && adapter.lists.read !== undefined}
              pendingSource={pendingSource}
              onFill={(source) => void fill(source)}
              onList={() => setDialog({ kind: 'list', text: '' })}
            />
          )}
          <span className="tf-builder-more">
            <Button
              variant="toolbar"
              icon={ClipboardPaste}
              aria-haspopup="dialog"
              onClick={() => setDialog({ kind: 'import', text: '' })}
            >
              {m.importList}
            </Button>
            {!isEmpty && (
              <Button
                variant="toolbar"
                icon={Trash2}
                onClick={() => (tools ? tools.clear(builder) : prefetchTools(), grid.current?.focusFirst())}
              >
                {m.clear}
              </Button>
            )}
          </span>
        </div>
        <Grid
          ref={grid}
          {...partProps}
          rowIds={rowIds}
          attentionIds={attentionIds}
          onPasted={(text) => void onPasted(text)}
          onScanned={onScanned}
          onSend={onAdd}
          onRemove={onRemove}
        />
        <ConnectedFooter
          builder={builder}
          messages={messages}
          formats={formats}
          condition={condition}
          isFiltered={attentionIds !== null}
          onToggleFilter={onToggleFilter}
          onAdd={onAdd}
        />
      </Card>
      {wasOpened && tools && (
        <tools.BuilderDialogs
          key={dialog.text}
          open={dialog.kind}
          text={dialog.text}
          builder={builder}
          accountId={accountId}
          overrides={overrides}
          onClose={close}
          onTaken={() => grid.current?.focusFirst()}
          onList={(listId) => void fill({ type: 'list', listId })}
        />
      )}
      <LazyToasts
        builder={builder}
        cart={cart}
        overrides={overrides}
        done={done}
        onDoneDismissed={() => setDone(null)}
      />
    </>
  );
}

/** Enters a code in the empty last row and matches it with a product. */
function enterCode(builder: Builder, code: string): Promise<void> {
  const id = builder.store.getState().rowIds.at(-1) ?? '';
  builder.typeEntry(id, code);
  return builder.finishTyping(id);
}

const toEventItem = ({ product, quantity }: ItemToAdd) => ({ productId: product.id, quantity });
