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
import { type CartSegment as Part, segmentKeyOf, segmentLines, MAX_UNWINDOWED_LINES } from '../cart.rules';
import type { cartMessages } from '../cart.messages';
import { CartLine, type CartLineProps } from '../connected/cart-line';
import type { StaticLinesProps } from '../connected/static-lines';
import { LazyOutOfStockText, lazyParts } from './lazy-parts';

interface CartLinesProps extends Omit<CartLineProps, 'formats' | 'OutOfStock'> {
  readonly order: readonly string[];
  readonly messages: Messages<typeof cartMessages>;
  readonly StaticLines: CartSegmentProps['StaticLines'];
}

/**
 * Table of lines. In a long cart, segments outside the viewport are not painted, but remain available to search, print
 * and screen readers.
 */
export const CartLines = forwardRef<HTMLDivElement, CartLinesProps>(function CartLines({ order, ...line }, ref) {
  const table = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => table.current);
  const parts = useParts(order);
  const [isActive, activate] = useActiveSegments(table, parts, order.length);
  const formats = useNumberFormats();
  const { m } = line.messages;

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-static]');
    // A pressed link or button is not replaced: the browser fires no click if the pressed element is removed.
    if (row === null || !target.matches('[role],:focus-visible')) return;
    refocus.current = {
      part: segmentKeyOf(row),
      line: row.dataset.line,
      control: target.matches('a') ? 'a' : '.tf-cart-quantity input',
    };
    activate(segmentKeyOf(row));
  };
  // Focus target in a segment whose static lines are being replaced by full lines.
  const refocus = useRef<{ readonly part: number; readonly line?: string; readonly control: string } | null>(null);
  const onActive = useCallback((partKey: number) => {
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
      data-windowed={order.length > MAX_UNWINDOWED_LINES || undefined}
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
          isActive={isActive(part)}
          onActive={onActive}
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
  const [previous, setPrevious] = useState(() => ({ order, parts: segmentLines(order, []) }));
  if (previous.order === order) return previous.parts;
  const known = new Map(previous.parts.map((part) => [part.key, part]));
  const parts = segmentLines(order, previous.parts).map((part) => {
    const before = known.get(part.key);
    return before?.ids.length === part.ids.length && before.ids.every((id, at) => id === part.ids[at]) ? before : part;
  });
  const next = { order, parts };
  setPrevious(next);
  return next.parts;
}

interface CartSegmentProps extends CartLineProps {
  readonly ids: readonly string[];
  readonly partKey: number;
  readonly isActive: boolean;
  /** Component of static lines; undefined until its code has loaded, while the segment reserves the height. */
  readonly StaticLines?: ComponentType<StaticLinesProps>;
  /** Called after the segment's lines were rendered with their controls. */
  readonly onActive: (partKey: number) => void;
}

/** A segment of lines. All its lines are static until it comes near the viewport, then all have controls. */
const CartSegment = memo(function CartSegment({
  ids,
  partKey,
  isActive,
  StaticLines,
  onActive,
  ...line
}: CartSegmentProps) {
  useEffect(() => {
    if (isActive) onActive(partKey);
  }, [isActive, onActive, partKey]);
  return (
    <div
      role="rowgroup"
      className="tf-cart-part"
      data-part={partKey}
      data-mounted={isActive || undefined}
      style={lengthOf(ids)}
    >
      {isActive
        ? ids.map((id) => <CartLine key={id} id={id} {...line} />)
        : StaticLines && <StaticLines ids={ids} {...line} />}
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
function useActiveSegments(table: RefObject<HTMLElement | null>, parts: readonly Part[], lines: number) {
  const isLong = lines > MAX_UNWINDOWED_LINES;
  const [activeKeys, setActiveKeys] = useState<ReadonlySet<number>>(() => new Set());
  const activate = useCallback((key: number) => {
    setActiveKeys((known) => (known.has(key) ? known : new Set([...known, key])));
  }, []);
  const cancelActivation = useCallback((key: number) => {
    setActiveKeys((known) => (known.has(key) ? new Set([...known].filter((other) => other !== key)) : known));
  }, []);
  const activateNearSegments = lazyParts.useModule()?.activateNear;
  const hasFailed = lazyParts.useFailed({ isSaid: false });

  useEffect(() => {
    const list = table.current;
    return isLong && list !== null ? activateNearSegments?.(list, activate, cancelActivation) : undefined;
  }, [table, parts, isLong, activate, cancelActivation, activateNearSegments]);

  // The first two segments are visible when the cart opens; in a short cart all may be.
  const isActive = (part: Part) =>
    !isLong || hasFailed || part === parts[0] || part === parts[1] || activeKeys.has(part.key);
  return [isActive, activate] as const;
}
