import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ClipboardPaste, Trash2 } from 'lucide';
import { useStore } from 'zustand';
import { toPortError } from '../../ports';
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
import { storedRow, parseDraft } from './order-builder.draft';
import type { orderBuilderMessages } from './order-builder.messages';
import { type Builder, createBuilder, type Incoming } from './order-builder.store';
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
const FOUND = 8;

/** Content of the widget for a buyer with ordering access: fill tools, rows and footer. */
export function BuilderContent({ emit, accountId, session, messages, overrides }: BuilderContentProps) {
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const formats = useNumberFormats();
  const cart = useCartRuntime(accountId);
  const grid = useRef<GridHandle>(null);
  const { m } = messages;
  const isHere = useHydrated();
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
        added(items, troubles) {
          setDone((last) => ({
            id: (last?.id ?? 0) + 1,
            what: 'added',
            product: items[0]?.product.name ?? '',
            count: items.length,
            undo: () => items.forEach(({ product, quantity }) => cart.add(product, -quantity)),
          }));
          emit('add', {
            items: items.map(plain),
            troubles: troubles.map(({ productId, quantity }) => ({ productId, quantity })),
          });
        },
        keep: (rows) => (rows.length === 0 ? store.remove(key) : store.set(key, JSON.stringify(rows.map(storedRow)))),
      },
      isHere ? readStored(store, key, parseDraft) : null,
    );
  }, [adapter, accountId, cart, isHere]);
  const [wasKept] = useState(() => builder.store.getState().order.length > 1);
  const condition = findBlockingCondition(session);
  const isPristine = useStore(builder.store, ({ told, outcome }) => told === null && outcome === null);
  const order = useStore(builder.store, (state) => state.order);
  const isEmpty = useStore(builder.store, ({ rows, order: ids }) =>
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
      const asked = { text, sort: null, facets: {}, page: 0, pageSize: FOUND, accountId, locale: locale.tag };
      return (
        await (adapter.catalog?.search?.(asked, { signal }) ?? rejectMissingMethod('catalog.search'))
      ).items.slice(0, FOUND);
    },
    [adapter, accountId, locale],
  );

  const [busy, setBusy] = useState<Filling['is'] | null>(null);
  const [trouble, setTrouble] = useState<FillError | null>(null);
  const fill = async (source: Filling) => {
    setBusy(source.is);
    setTrouble(null);
    const again = () => void fill(source);
    try {
      const { fillFrom, linesToFill } = await loadTools();
      const lines = await linesToFill(adapter, source, { accountId, locale: locale.tag });
      if (lines.length === 0) return setTrouble({ source: source.is, code: null, again });
      void fillFrom(builder, { lines });
      emit('fill', { source: source.is, products: lines.length });
      grid.current?.focusFirst();
    } catch (thrown) {
      setTrouble({ source: source.is, code: toPortError(thrown).code, again });
    } finally {
      setBusy(null);
    }
  };

  const [dialog, setDialog] = useState<{ readonly is: OpenDialog; readonly text: string }>({ is: 'none', text: '' });
  const close = () => setDialog({ is: 'none', text: '' });
  const [opened, setOpened] = useState(false);
  if (dialog.is !== 'none' && !opened) setOpened(true);
  const onPasted = async (text: string) => {
    const list = await tools?.linesOf(text);
    if (list === undefined || typeof list === 'string') return setDialog({ is: 'import', text });
    const held = grid.current?.focused() ?? null;
    await tools?.bring(builder, list.lines, 'pasted', { hasHeader: list.hasHeader });
    // The focus stays in place if the buyer moved it while the lines were matched.
    if ((grid.current?.focused() ?? null) === held) grid.current?.focusFirst();
  };

  // Scanned codes are handled one after another, which keeps their order.
  const scanning = useRef(Promise.resolve<unknown>(null));
  const onScanned = useCallback(
    (code: string) => {
      scanning.current = scanning.current.then(loadTools).then(
        ({ scan }) => scan(builder, code),
        // If the lazy chunk fails to load, the code becomes a typed row and is not lost.
        () => enter(builder, code),
      );
    },
    [builder],
  );

  const onAdd = () => {
    const { rows, order: ids } = builder.store.getState();
    const items = ids.flatMap((id) => {
      const row = rows[id];
      return !row?.product || needOf(row) !== null
        ? []
        : [plain({ product: row.product, quantity: Number(row.wanted) })];
    });
    if (items.length > 0 && emit('before-add', { items }))
      void loadTools().then(({ addAll }) => addAll(builder), prefetchTools);
  };

  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const onOnly = () => {
    const { rows, order: ids } = builder.store.getState();
    setOnly(only === null ? new Set(ids.filter((id) => rows[id] && needOf(rows[id]) !== null)) : null);
  };
  const onRemove = useCallback(
    (id: string) => (tools ? tools.remove(builder, [id]) : prefetchTools()),
    [builder, tools],
  );
  const account = session.accounts.find(({ id }) => id === accountId);
  const given = useMemo(
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
        trouble={trouble}
        isKept={wasKept && isPristine}
      />
      <Card as="div" className="tf-builder-sheet" data-tools={tools !== undefined || undefined}>
        <div className="tf-builder-tools">
          <ScanField messages={messages} onScanned={onScanned} onCamera={() => setDialog({ is: 'camera', text: '' })} />
          {accountId !== null && (
            <FillTools
              messages={messages}
              hasOrders={adapter.builder?.fill !== undefined}
              hasLists={adapter.lists?.list !== undefined && adapter.lists.read !== undefined}
              busy={busy}
              onFill={(source) => void fill(source)}
              onList={() => setDialog({ is: 'list', text: '' })}
            />
          )}
          <span className="tf-builder-more">
            <Button
              variant="toolbar"
              icon={ClipboardPaste}
              aria-haspopup="dialog"
              onClick={() => setDialog({ is: 'import', text: '' })}
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
          {...given}
          order={order}
          only={only}
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
          isOnly={only !== null}
          onOnly={onOnly}
          onAdd={onAdd}
        />
      </Card>
      {opened && tools && (
        <tools.BuilderDialogs
          key={dialog.text}
          open={dialog.is}
          text={dialog.text}
          builder={builder}
          accountId={accountId}
          overrides={overrides}
          onClose={close}
          onTaken={() => grid.current?.focusFirst()}
          onList={(listId) => void fill({ is: 'list', listId })}
        />
      )}
      <LazyToasts builder={builder} cart={cart} overrides={overrides} done={done} onDoneGone={() => setDone(null)} />
    </>
  );
}

/** Enters a code in the empty last row and matches it with a product. */
function enter(builder: Builder, code: string): Promise<void> {
  const id = builder.store.getState().order.at(-1) ?? '';
  builder.type(id, code);
  return builder.settle(id);
}

const plain = ({ product, quantity }: Incoming) => ({ productId: product.id, quantity });
