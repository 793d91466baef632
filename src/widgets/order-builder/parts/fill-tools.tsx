import { useState } from 'react';
import type { FillSource } from '../../../domain';
import { Button } from '../../../ui/button/button';
import { NativeSelect } from '../../../ui/field/native-select';
import type { BuilderGiven, Filling } from '../order-builder.types';

interface FillToolsProps extends Pick<BuilderGiven, 'messages'> {
  /** Whether the backend can fill rows from earlier orders, and from lists. */
  readonly hasOrders: boolean;
  readonly hasLists: boolean;
  /** The source that is being fetched; null if none is. */
  readonly busy: Filling['is'] | null;
  readonly onFill: (source: FillSource) => void;
  /** Called to choose a list. */
  readonly onList: () => void;
}

/** Numbers of orders that an average can cover. */
const AVERAGES = [3, 4, 6, 8] as const;

/** Buttons that fill rows from earlier orders or from a list. A source that the backend does not support is absent. */
export function FillTools({ messages: { m, plural }, hasOrders, hasLists, busy, onFill, onList }: FillToolsProps) {
  const [orders, setOrders] = useState<number>(4);
  const said = m.fill;
  if (!hasOrders && !hasLists) return null;
  const button = (is: Filling['is'], label: string, onPress: () => void) => (
    <Button
      variant="secondary"
      size="sm"
      busy={busy === is}
      aria-disabled={busy !== null}
      aria-haspopup={is === 'list' ? 'dialog' : undefined}
      onClick={onPress}
    >
      {label}
    </Button>
  );
  const past = (source: FillSource, label: string) => button(source.is, label, () => onFill(source));
  return (
    <div role="group" aria-label={said.label} className="tf-builder-fill">
      <span className="tf-second tf-quiet" aria-hidden>
        {said.label}
      </span>
      {hasOrders && (
        <>
          {past({ is: 'last-order' }, said.last)}
          <span className="tf-builder-average">
            {past({ is: 'average', orders }, said.average)}
            <NativeSelect
              aria-label={said.orders}
              value={String(orders)}
              onValueChange={(value) => setOrders(Number(value))}
              options={AVERAGES.map((value) => ({ value: String(value), label: plural(said.of, value) }))}
            />
          </span>
          {past({ is: 'same-week-last-year' }, said.year)}
        </>
      )}
      {hasLists && button('list', said.list, onList)}
    </div>
  );
}
