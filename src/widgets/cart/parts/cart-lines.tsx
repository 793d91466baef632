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

/**
 * Table of lines. In a long cart, segments outside the viewport are not painted, but remain available to search, print
 * and screen readers.
 */
export const CartLines = forwardRef<HTMLDivElement, CartLinesProps>(function CartLines({ order, ...line }, ref) {
  const table = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => table.current);
  const parts = useParts(order);
  const { isLive, wake } = useMountedSegments(table, parts, order.length);
  const formats = useNumberFormats();
  const { m } = line.messages;

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-static]');
    // A pressed link or button is not replaced: the browser fires no click if the pressed element is removed.
    if (row === null || !target.matches('[role],:focus-visible')) return;
    refocus.current = {
      part: partOf(row),
      line: row.dataset.line,
      control: target.matches('a') ? 'a' : '.tf-cart-quantity input',
    };
    wake(partOf(row));
  };
  // Focus target in a segment whose static lines are being replaced by full lines.
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
    // The handler replaces static rows by full ones when a control in them is focused.
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

/**
 * Returns the segments of the order, derived from the previous ones. A segment with unchanged lines keeps its identity.
 */
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
  /** Component of static lines; undefined until its code has loaded, while the segment reserves the height. */
  readonly resting?: ComponentType<StaticLinesProps>;
  /** Called after the segment's lines were rendered with their controls. */
  readonly onAwake: (partKey: number) => void;
}

/** A segment of lines. All its lines are static until it comes near the viewport, then all have controls. */
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

// React's type of `style` does not include custom properties.
const lengthOf = ({ length }: readonly string[]) => ({ '--tf-cart-lines': length }) as CSSProperties;

/**
 * Determines which segments of a long cart have full lines. The others are static: text, and fields that activate the
 * segment when they are focused. An active segment stays active, so that typed text is not lost. All segments are
 * active if the code for static lines fails to load.
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

  // The first two segments are visible when the cart opens; in a short cart all may be.
  const isLive = (part: Part) => !isLong || hasFailed || part === parts[0] || part === parts[1] || awake.has(part.key);
  return { isLive, wake };
}
