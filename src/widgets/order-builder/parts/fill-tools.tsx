import { useState } from 'react';
import type { FillSource } from '../../../domain';
import { Button } from '../../../ui/button/button';
import { NativeSelect } from '../../../ui/field/native-select';
import type { BuilderPartProps, Filling } from '../order-builder.types';

interface FillToolsProps extends Pick<BuilderPartProps, 'messages'> {
  /** Whether the backend can fill rows from earlier orders, and from lists. */
  readonly hasOrders: boolean;
  readonly hasLists: boolean;
  /** The source that is being fetched; null if none is. */
  readonly pendingSource: Filling['type'] | null;
  readonly onFill: (source: FillSource) => void;
  /** Called to choose a list. */
  readonly onList: () => void;
}

/** Numbers of orders that an average can cover. */
const AVERAGE_ORDER_COUNTS = [3, 4, 6, 8] as const;

/** Buttons that fill rows from earlier orders or from a list. A source that the backend does not support is absent. */
export function FillTools({
  messages: { m, plural },
  hasOrders,
  hasLists,
  pendingSource,
  onFill,
  onList,
}: FillToolsProps) {
  const [orders, setOrders] = useState<number>(4);
  const texts = m.fill;
  if (!hasOrders && !hasLists) return null;
  const button = (type: Filling['type'], label: string, onPress: () => void) => (
    <Button
      variant="secondary"
      size="sm"
      busy={pendingSource === type}
      aria-disabled={pendingSource !== null}
      aria-haspopup={type === 'list' ? 'dialog' : undefined}
      onClick={onPress}
    >
      {label}
    </Button>
  );
  const pastButton = (source: FillSource, label: string) => button(source.type, label, () => onFill(source));
  return (
    <div role="group" aria-label={texts.label} part="builder-fill" className="tf-builder-fill">
      <span className="tf-second tf-quiet" aria-hidden>
        {texts.label}
      </span>
      {hasOrders && (
        <>
          {pastButton({ type: 'last-order' }, texts.last)}
          <span className="tf-builder-average">
            {pastButton({ type: 'average', orders }, texts.average)}
            <NativeSelect
              aria-label={texts.orders}
              value={String(orders)}
              onValueChange={(value) => setOrders(Number(value))}
              options={AVERAGE_ORDER_COUNTS.map((value) => ({ value: String(value), label: plural(texts.of, value) }))}
            />
          </span>
          {pastButton({ type: 'same-week-last-year' }, texts.year)}
        </>
      )}
      {hasLists && button('list', texts.list, onList)}
    </div>
  );
}
