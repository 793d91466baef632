import { useState } from 'react';
import type { FillSource } from '../../../domain';
import { Button } from '../../../ui/button/button';
import { NativeSelect } from '../../../ui/field/native-select';
import type { BuilderGiven } from './builder.types';

interface FillToolsProps extends Pick<BuilderGiven, 'words'> {
  /** What is being fetched; null for nothing. */
  readonly busy: FillSource['is'] | null;
  readonly onFill: (source: FillSource) => void;
}

/** How many orders an average may be over. */
const AVERAGES = [3, 4, 6, 8] as const;

/** Fills rows from earlier orders. */
export function FillTools({ words: { m, plural }, busy, onFill }: FillToolsProps) {
  const [orders, setOrders] = useState<number>(4);
  const said = m.fill;
  const button = (source: FillSource, label: string) => (
    <Button variant="secondary" size="sm" busy={busy === source.is} aria-disabled={busy !== null} onClick={() => onFill(source)}>
      {label}
    </Button>
  );
  return (
    <div role="group" aria-label={said.label} className="tf-builder-fill">
      <span className="tf-second tf-quiet" aria-hidden>{said.label}</span>
      {button({ is: 'last-order' }, said.last)}
      <span className="tf-builder-average">
        {button({ is: 'average', orders }, said.average)}
        <NativeSelect aria-label={said.orders} value={String(orders)} onValueChange={(value) => setOrders(Number(value))} options={AVERAGES.map((value) => ({ value: String(value), label: plural(said.of, value) }))} />
      </span>
      {button({ is: 'same-week-last-year' }, said.year)}
    </div>
  );
}
