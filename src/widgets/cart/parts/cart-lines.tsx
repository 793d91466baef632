import {
  type ComponentType,
  type CSSProperties,
  type FocusEvent,
  forwardRef,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useNumberFormats } from '../../../runtime/react/use-number-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { type CartSegment as Part, partOf, segmentLines, SKIP_PAST } from '../cart.rules';
import type { cartMessages } from '../cart.messages';
import { CartLine, type CartLineProps } from '../connected/cart-line';
import type { StaticLinesProps } from '../connected/static-lines';
import { LazyOutOfStockText, rest } from './lazy-parts';

interface CartLinesProps extends Omit<CartLineProps, 'formats' | 'OutOfStock'> {
  readonly order: readonly string[];
  readonly messages: Messages<typeof cartMessages>;
  readonly resting: CartSegmentProps['resting'];
}

/** The table of lines. Parts of a long one that are out of sight are not drawn, and are still found, printed and read out. */
export const CartLines = forwardRef<HTMLDivElement, CartLinesProps>(function CartLines({ order, ...line }, ref) {
  const table = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => table.current);
  const parts = useParts(order);
  const { isLive, wake } = useMountedSegments(table, parts, order.length);
  const formats = useNumberFormats();
  const { m } = line.messages;

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-static]');
    // A pressed link or button stays where it is: the browser makes no click of a press on an element that is replaced.
    if (row === null || !target.matches('[role],:focus-visible')) return;
    refocus.current = {
      part: partOf(row),
      line: row.dataset.line,
      control: target.matches('a') ? 'a' : '.tf-cart-quantity input',
    };
    wake(partOf(row));
  };
  // A resting line gives way to the one that works, which takes its focus.
  const refocus = useRef<{ readonly part: number; readonly line?: string; readonly control: string } | null>(null);
  const onAwake = useCallback((partKey: number) => {
    const { part, line: id, control } = refocus.current ?? {};
    if (part !== partKey || control === undefined) return;
    refocus.current = null;
    const row = [...(table.current?.querySelectorAll<HTMLElement>('.tf-cart-line') ?? [])].find(
      ({ dataset }) => dataset.line === id,
    );
    row?.querySelector<HTMLElement>(control)?.focus();
  }, []);
  return (
    // Rows wake at the focus of what is in them.
    <div
      role="table"
      aria-label={m.lines}
      aria-colcount={Object.keys(m.columns).length}
      ref={table}
      data-windowed={order.length > SKIP_PAST || undefined}
      onFocus={onFocus}
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
      {parts.map((part) => (
        <CartSegment
          key={part.key}
          partKey={part.key}
          ids={part.ids}
          isLive={isLive(part)}
          onAwake={onAwake}
          formats={formats}
          OutOfStock={LazyOutOfStockText}
          {...line}
        />
      ))}
    </div>
  );
});

/** The parts of the order, made from the parts it had before; one whose lines did not change stays the same. */
function useParts(order: readonly string[]): readonly Part[] {
  const [kept, keep] = useState(() => ({ order, parts: segmentLines(order, []) }));
  if (kept.order === order) return kept.parts;
  const known = new Map(kept.parts.map((part) => [part.key, part]));
  const parts = segmentLines(order, kept.parts).map((part) => {
    const before = known.get(part.key);
    return before?.ids.length === part.ids.length && before.ids.every((id, at) => id === part.ids[at]) ? before : part;
  });
  const next = { order, parts };
  keep(next);
  return next.parts;
}

interface CartSegmentProps extends CartLineProps {
  readonly ids: readonly string[];
  readonly partKey: number;
  readonly isLive: boolean;
  /** Draws lines that rest; undefined while its code is on its way, and their room is kept. */
  readonly resting?: ComponentType<StaticLinesProps>;
  /** Its lines have their controls now. */
  readonly onAwake: (partKey: number) => void;
}

/** Lines that stand together. They rest until they come near the screen, and wake together. */
const CartSegment = memo(function CartSegment({
  ids,
  partKey,
  isLive,
  resting: Resting,
  onAwake,
  ...line
}: CartSegmentProps) {
  useEffect(() => {
    if (isLive) onAwake(partKey);
  }, [isLive, onAwake, partKey]);
  return (
    <div
      role="rowgroup"
      className="tf-cart-part"
      data-part={partKey}
      data-mounted={isLive || undefined}
      style={lengthOf(ids)}
    >
      {isLive ? ids.map((id) => <CartLine key={id} id={id} {...line} />) : Resting && <Resting ids={ids} {...line} />}
    </div>
  );
});

// React's type of a style has no custom properties.
const lengthOf = ({ length }: readonly string[]) => ({ '--tf-cart-lines': length }) as CSSProperties;

/**
 * The parts of a long cart whose lines have all their controls. The others rest: text, and fields that wake them when
 * the focus reaches them. A part that woke stays awake, so that nothing typed is lost. All are awake where the code
 * that draws resting parts doesn't come.
 */
function useMountedSegments(table: RefObject<HTMLElement | null>, parts: readonly Part[], lines: number) {
  const isLong = lines > SKIP_PAST;
  const [awake, setAwake] = useState<ReadonlySet<number>>(() => new Set());
  const wake = useCallback((key: number) => {
    setAwake((known) => (known.has(key) ? known : new Set([...known, key])));
  }, []);
  const wakeNearParts = rest.useModule()?.wakeNearParts;
  const hasFailed = rest.useFailed({ isSaid: false });

  useEffect(() => {
    const list = table.current;
    return isLong && list !== null ? wakeNearParts?.(list, wake) : undefined;
  }, [table, parts, isLong, wake, wakeNearParts]);

  // The first two are on the screen when the cart comes; in a short cart all may be.
  const isLive = (part: Part) => !isLong || hasFailed || part === parts[0] || part === parts[1] || awake.has(part.key);
  return { isLive, wake };
}
