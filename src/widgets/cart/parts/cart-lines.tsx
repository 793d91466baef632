import { forwardRef, type KeyboardEvent, type MouseEvent, type FocusEvent, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Words } from '../../../runtime/react/use-words';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { type CartPart as Part, partsOf, SKIP_PAST } from '../cart-parts.model';
import type { cartMessages } from '../cart.messages';
import type { CartActs } from '../cart-acts.model';
import type { CartLineProps } from './cart-line';
import { CartPart } from './cart-part';
import { partOf, useLiveParts } from './use-live-parts';

interface CartLinesProps extends Omit<CartLineProps, 'id' | 'formats' | 'isResting' | 'chosen'> {
  readonly order: readonly string[];
  /** Undefined while its code is on its way. */
  readonly acts: CartActs | undefined;
  readonly words: Words<typeof cartMessages>;
}

/** The table of lines. Parts of a long one that are out of sight are not drawn, and are still found, printed and read out. */
export const CartLines = forwardRef<HTMLDivElement, CartLinesProps>(function CartLines({ order, acts, ...line }, ref) {
  const table = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => table.current);
  const parts = useParts(order);
  const { isLive, wake } = useLiveParts(table, parts, order.length);
  const formats = useFormats();
  const { m } = line.words;
  const selection = acts?.selection;
  const chosen = useRef<ReadonlySet<string>>(nothing);

  // The boxes keep their own state: a thousand of them are marked without waking a line.
  useEffect(() => {
    if (selection === undefined) return;
    const paint = (now: ReadonlySet<string>) => {
      chosen.current = now;
      for (const box of boxesOf(table.current)) box.checked = now.has(lineOf(box));
    };
    paint(selection.store.getState());
    return selection.store.subscribe(paint);
  }, [selection]);

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (isBox(event.target)) {
      return selection?.toggle(lineOf(event.target), event.target.checked, event.shiftKey ? { order } : undefined);
    }
    // A line that rests has a button and no handler of its own.
    const resting = event.target.closest('[data-resting] .tf-cart-remove button');
    if (resting !== null) line.onRemove(lineOf(resting));
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target.closest('[data-resting]') === null) return;
    const control = ['.tf-cart-quantity input', '.tf-cart-remove button'].find((own) => target.matches(own));
    if (control !== undefined) refocus.current = { row: target.closest('.tf-cart-line'), control };
    wake([partOf(target)]);
  };
  // A resting control gives way to the one that works, which takes its focus.
  const refocus = useRef<{ readonly row: Element | null; readonly control: string } | null>(null);
  const onAwake = useCallback((partKey: number) => {
    const { row, control } = refocus.current ?? {};
    if (!row || control === undefined || partOf(row) !== partKey) return;
    refocus.current = null;
    row.querySelector<HTMLElement>(control)?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || acts === undefined || !(event.target instanceof Element) || !isBox(event.target)) return;
    acts.remove(chosen.current.size > 0 ? [...chosen.current] : [lineOf(event.target)]);
  };

  return (
    // The rows' own controls are what is pressed; the table only hears of it.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <div role="table" aria-label={m.lines} ref={table} data-long={order.length > SKIP_PAST || undefined} onClick={onClick} onFocus={onFocus} onKeyDown={onKeyDown}>
      <VisuallyHidden role="rowgroup">
        <span role="row">
          {Object.entries(m.columns).map(([key, column]) => (
            <span role="columnheader" key={key}>
              {column}
            </span>
          ))}
        </span>
      </VisuallyHidden>
      {parts.map((part) => (
        <CartPart key={part.key} partKey={part.key} ids={part.ids} isLive={isLive(part)} onAwake={onAwake} formats={formats} chosen={chosen} {...line} />
      ))}
    </div>
  );
});

const nothing: ReadonlySet<string> = new Set();

const isBox = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'checkbox';

const boxesOf = (table: Element | null) => table?.querySelectorAll<HTMLInputElement>('.tf-cart-check > input') ?? [];

/** The line an element stands in. */
export const lineOf = (element: Element): string => element.closest<HTMLElement>('.tf-cart-line')?.dataset.line ?? '';

/** The parts of the order, made from the parts it had before; one whose lines did not change stays the same. */
function useParts(order: readonly string[]): readonly Part[] {
  const [kept, keep] = useState(() => ({ order, parts: partsOf(order, []) }));
  if (kept.order === order) return kept.parts;
  const known = new Map(kept.parts.map((part) => [part.key, part]));
  const parts = partsOf(order, kept.parts).map((part) => {
    const before = known.get(part.key);
    return before?.ids.length === part.ids.length && before.ids.every((id, at) => id === part.ids[at]) ? before : part;
  });
  const next = { order, parts };
  keep(next);
  return next.parts;
}
