import {
  type ClipboardEvent,
  type KeyboardEvent,
  forwardRef,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { RichMessage } from '../../../runtime/react/rich-message';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { needOf } from '../rows.rules';
import type { BuilderGiven } from '../order-builder.types';
import { GridRow } from '../connected/grid-row';
import { useTools } from './lazy-parts';

interface GridProps extends BuilderGiven {
  /** The rows, by id. */
  readonly order: readonly string[];
  /** Only rows that need a look, as they were when that was asked for. */
  readonly only: ReadonlySet<string> | null;
  readonly onPasted: (text: string) => void;
  readonly onScanned: (code: string) => void;
  readonly onSend: () => void;
  readonly onRemove: (rowId: string) => void;
}

/** How the page puts the focus into the rows. */
export interface GridHandle {
  readonly focusRow: (rowId: string, column?: 'product' | 'quantity') => void;
  /** The first row that needs a look, else the empty one. */
  readonly focusFirst: () => void;
  /** The field that has the focus now. */
  readonly focused: () => Element | null;
}

/** Rows past which what is out of sight is not drawn. */
const LONG = 40;

/** Rows to type, paste or scan into. Enter goes on, arrows go up and down, and a pasted list becomes rows. */
export const Grid = forwardRef<GridHandle, GridProps>(function Grid(
  { order, only, onPasted, onScanned, onSend, onRemove, ...given },
  ref,
) {
  const { builder, messages } = given;
  const { m } = messages;
  const shown = useMemo(
    () => (only === null ? order : order.filter((id, at) => only.has(id) || at === order.length - 1)),
    [order, only],
  );
  const table = useRef<HTMLDivElement>(null);
  const tools = useTools();
  const scanKeys = useMemo(() => tools?.createScanKeys(), [tools]);

  const focusRow = useCallback((rowId: string, column: 'product' | 'quantity' = 'quantity') => {
    // A row that has just come is drawn first.
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowId)}"] [data-column="${column}"]`)?.focus(),
    );
  }, []);
  const focusFirst = useCallback(() => {
    const { rows, order: ids } = builder.store.getState();
    const first = ids.find((id) => rows[id] && needOf(rows[id]) !== null) ?? ids.at(-1);
    if (first !== undefined) focusRow(first, 'product');
  }, [builder, focusRow]);
  const focused = useCallback(() => table.current?.querySelector(':focus') ?? null, []);
  useImperativeHandle(ref, () => ({ focusRow, focusFirst, focused }), [focusRow, focusFirst, focused]);

  const remove = useCallback(
    (rowId: string) => {
      const { order: ids } = builder.store.getState();
      const next = ids[ids.indexOf(rowId) + 1];
      onRemove(rowId);
      if (next !== undefined) focusRow(next, 'product');
    },
    [builder, onRemove, focusRow],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key, shiftKey } = event;
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return (event.preventDefault(), onSend());
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const column = target.dataset.column;
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(target));
    const go = (to: number, where: string | undefined) => {
      const next = rows[to]?.querySelector<HTMLElement>(`[data-column="${where}"]`);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    if (key === 'ArrowDown' || key === 'ArrowUp') go(at + (key === 'ArrowDown' ? 1 : -1), column);
    else if (key === 'Enter' && shiftKey) go(at - 1, column);
    else if (key === 'Enter' && column === 'quantity') go(at + 1, 'product');
    else if (key === 'Enter') go(at, 'quantity');
  };

  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const text = event.clipboardData.getData('text/plain');
    // One cell is typed text; a list has lines or columns.
    if (!/[\t\n\r]/.test(text.trim())) return;
    event.preventDefault();
    onPasted(text);
  };

  return (
    // Keys, scanners and pastes of the fields within.
    <div
      ref={table}
      role="presentation"
      onKeyDownCapture={(event) => scanKeys?.(event, builder, onScanned)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <p className="tf-builder-keys tf-second tf-quiet">
        <RichMessage text={m.keys} values={{ enter: <kbd>{m.enter}</kbd> }} />
      </p>
      <div
        role="table"
        aria-label={m.rows}
        className="tf-builder-rows"
        data-windowed={order.length > LONG || undefined}
      >
        <VisuallyHidden role="rowgroup">
          <span role="row">
            {Object.entries(m.columns).map(([key, column]) => (
              <span role="columnheader" key={key}>
                {column}
              </span>
            ))}
          </span>
        </VisuallyHidden>
        <div role="rowgroup">
          {shown.map((id) => (
            <GridRow key={id} id={id} at={order.indexOf(id)} onDone={focusRow} onRemove={remove} {...given} />
          ))}
        </div>
      </div>
    </div>
  );
});
