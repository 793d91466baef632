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
import { useFocusAfterRender } from '../../../ui/hooks/use-focus-after-render';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { needOf } from '../rows.rules';
import type { BuilderPartProps } from '../order-builder.types';
import { GridRow } from '../connected/grid-row';
import { useTools } from './lazy-parts';

interface GridProps extends BuilderPartProps {
  /** Row ids in display order. */
  readonly rowIds: readonly string[];
  /** Ids of the rows that needed attention when the buyer filtered by them; null shows all rows. */
  readonly attentionIds: ReadonlySet<string> | null;
  readonly onPasted: (text: string) => void;
  readonly onScanned: (code: string) => void;
  readonly onSend: () => void;
  readonly onRemove: (rowId: string) => void;
}

/** Moves the focus into the rows. */
export interface GridHandle {
  readonly focusRow: (rowId: string, column?: 'product' | 'quantity') => void;
  /** Focuses the first row that needs attention, or the empty last row. */
  readonly focusFirst: () => void;
  /** Returns the focused field of the rows; null if the focus is elsewhere. */
  readonly focused: () => Element | null;
}

/** Number of rows above which the browser skips the rendering of rows outside the viewport. */
const MAX_UNWINDOWED_ROWS = 40;

/**
 * Rows to type, paste or scan into. Enter moves to the next field, the arrow keys move between rows, and a pasted list
 * becomes rows.
 */
export const Grid = forwardRef<GridHandle, GridProps>(function Grid(
  { rowIds, attentionIds, onPasted, onScanned, onSend, onRemove, ...given },
  ref,
) {
  const { builder, messages } = given;
  const { m } = messages;
  const visibleIds = useMemo(
    () =>
      attentionIds === null ? rowIds : rowIds.filter((id, at) => attentionIds.has(id) || at === rowIds.length - 1),
    [rowIds, attentionIds],
  );
  const table = useRef<HTMLDivElement>(null);
  const tools = useTools();
  const scanKeys = useMemo(() => tools?.createScanKeys(), [tools]);

  const focusAfterRender = useFocusAfterRender();
  const focusRow = useCallback(
    (rowId: string, column: 'product' | 'quantity' = 'quantity') => {
      focusAfterRender(() =>
        table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowId)}"] [data-column="${column}"]`),
      );
    },
    [focusAfterRender],
  );
  const focusFirst = useCallback(() => {
    const { rows, rowIds: ids } = builder.store.getState();
    const first = ids.find((id) => rows[id] && needOf(rows[id]) !== null) ?? ids.at(-1);
    if (first !== undefined) focusRow(first, 'product');
  }, [builder, focusRow]);
  const focused = useCallback(() => table.current?.querySelector(':focus') ?? null, []);
  useImperativeHandle(ref, () => ({ focusRow, focusFirst, focused }), [focusRow, focusFirst, focused]);

  const remove = useCallback(
    (rowId: string) => {
      const { rowIds: ids } = builder.store.getState();
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
    const focusCell = (to: number, where: string | undefined) => {
      const next = rows[to]?.querySelector<HTMLElement>(`[data-column="${where}"]`);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    if (key === 'ArrowDown' || key === 'ArrowUp') focusCell(at + (key === 'ArrowDown' ? 1 : -1), column);
    else if (key === 'Enter' && shiftKey) focusCell(at - 1, column);
    else if (key === 'Enter' && column === 'quantity') focusCell(at + 1, 'product');
    else if (key === 'Enter') focusCell(at, 'quantity');
  };

  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const text = event.clipboardData.getData('text/plain');
    // Text without tabs and line breaks is one cell and is pasted as usual; other text is a list.
    if (!/[\t\n\r]/.test(text.trim())) return;
    event.preventDefault();
    onPasted(text);
  };

  return (
    // Handles keys, scans and pastes of the fields inside.
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
        part="builder-rows"
        className="tf-builder-rows"
        data-windowed={rowIds.length > MAX_UNWINDOWED_ROWS || undefined}
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
          {visibleIds.map((id) => (
            <GridRow key={id} id={id} index={rowIds.indexOf(id)} onDone={focusRow} onRemove={remove} {...given} />
          ))}
        </div>
      </div>
    </div>
  );
});
