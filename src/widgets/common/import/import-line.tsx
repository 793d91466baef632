import { useId } from 'react';
import { X } from 'lucide';
import { Button } from '../../../ui/button/button';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import type { ImportRow } from './import-rows';
import type { RowTrouble } from './row-trouble';
import { troubleText } from './trouble-text';
import type { ImportModel } from './import.model';
import type { ImportWords } from './import.types';

interface ImportLineProps extends Pick<ImportWords, 'words' | 'formats'> {
  readonly row: ImportRow;
  readonly at: number;
  readonly trouble: RowTrouble | null;
  readonly model: ImportModel;
  readonly isBusy: boolean;
}

/** One product of the list: what was written, what it is, how many, and what is wrong with it. */
export function ImportLine({ row, at, trouble, model, isBusy, words, formats }: ImportLineProps) {
  const { m, fill } = words;
  const noteId = useId();
  const { product, near, entry, lines } = row;
  const note = row.isOut ? m.import.leftOut : trouble === null ? null : troubleText(trouble, row, words, formats);
  const where = lines.length > 1 ? fill(m.import.merged, { lines: lines.map(formats.number).join(', ') }) : fill(m.import.line, { line: formats.number(lines[0] ?? 0) });
  return (
    <li className="tf-import-row" data-trouble={(trouble !== null && !row.isOut) || undefined} data-out={row.isOut || undefined}>
      <span className="tf-import-name">
        <span className="tf-second tf-quiet">{entry === '' ? where : `${where} · ${entry}`}</span>
        {product !== null && (
          <span>
            <span className="tf-medium">{product.name}</span> <span className="tf-second tf-quiet">{`${product.packSize} · ${product.sku}`}</span>
          </span>
        )}
        {near.length > 0 && (
          <NativeSelect
            aria-label={fill(m.import.choose, { entry })}
            aria-describedby={note === null ? undefined : noteId}
            disabled={isBusy}
            value={product?.id ?? (row.isOut ? '' : '-')}
            onValueChange={(id) => model.pick(at, id)}
          >
            {product === null && !row.isOut && (
              <option value="-" disabled>
                {fill(m.import.choose, { entry })}
              </option>
            )}
            {near.map((one) => (
              <option key={one.id} value={one.id}>
                {[one.name, one.packSize, one.sku].filter(Boolean).join(' · ')}
              </option>
            ))}
            <option value="">{m.import.notThese}</option>
          </NativeSelect>
        )}
        {row.quantity === null && product !== null && trouble === null && (
          <span className="tf-second tf-quiet">{fill(m.import.defaulted, { quantity: row.wanted })}</span>
        )}
        {note !== null && (
          <span id={noteId} className="tf-second tf-tone" data-tone={row.isOut ? undefined : 'caution'}>
            {note}
          </span>
        )}
      </span>
      {product !== null && (
        <TextInput
          className="tf-import-wanted"
          align="end"
          inputMode="numeric"
          aria-label={fill(m.import.quantity, { product: product.name })}
          aria-invalid={trouble === 'quantity' || undefined}
          aria-describedby={note === null ? undefined : noteId}
          disabled={isBusy || row.isOut}
          value={row.wanted}
          onChange={({ target }) => model.setWanted(at, target.value)}
        />
      )}
      <Button
        variant="toolbar"
        iconOnly
        icon={X}
        aria-label={`${m.import.notThese}: ${product?.name ?? (entry || where)}`}
        aria-pressed={row.isOut}
        aria-disabled={isBusy}
        onClick={() => model.leaveOut(at, !row.isOut)}
      />
    </li>
  );
}
