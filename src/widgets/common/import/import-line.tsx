import { useId } from 'react';
import { X } from 'lucide';
import { Button } from '../../../ui/button/button';
import { NativeSelect } from '../../../ui/field/native-select';
import { useMessages } from '../../../runtime/react/use-messages';
import { QuantityInput } from '../../../ui/quantity-stepper/quantity-input';
import { commonMessages } from '../common.messages';
import { PackAndSku } from '../pack-and-sku';
import { packAndSku } from '../pack-and-sku-text';
import { UnusualQuestion } from '../quantity/unusual-question';
import { useTyping } from '../quantity/use-typing';
import { type ImportRow, isAsked } from './import-rows';
import type { RowProblem } from './row-problem';
import { rowProblemText } from './row-problem-text';
import type { ImportModel } from './import.machine';
import type { ImportMessages } from './import.types';

interface ImportLineProps extends Pick<ImportMessages, 'messages' | 'formats'> {
  readonly row: ImportRow;
  readonly at: number;
  readonly trouble: RowProblem | null;
  readonly model: ImportModel;
  readonly isBusy: boolean;
  /** *Add* waits for the answers: none of them rests until the quantity is typed. */
  readonly isSentBack: boolean;
}

/** One product of the list: what was written, what it is, how many, and what is wrong with it. */
export function ImportLine({ row, at, trouble: found, model, isBusy, isSentBack, messages, formats }: ImportLineProps) {
  const { m, fill } = messages;
  const common = useMessages('common', commonMessages).m;
  const noteId = useId();
  const typing = useTyping();
  const trouble = found === 'quantity' && typing.isTyping ? null : found;
  const { product, near, entry, lines } = row;
  const usual = isAsked(row) && (isSentBack || !typing.isTyping) ? (product?.usual ?? null) : null;
  const note = row.isOut ? m.import.leftOut : trouble === null ? null : rowProblemText(trouble, row, messages, formats);
  const where =
    lines.length > 1
      ? fill(m.import.merged, { lines: lines.map(formats.number).join(', ') })
      : fill(m.import.line, { line: formats.number(lines[0] ?? 0) });
  return (
    <li
      className="tf-import-row"
      data-problem={(trouble !== null && !row.isOut) || undefined}
      data-excluded={row.isOut || undefined}
    >
      <span className="tf-import-name">
        <span className="tf-second tf-quiet">{entry === '' ? where : `${where} · ${entry}`}</span>
        {product !== null && (
          <span>
            <span className="tf-medium">{product.name}</span> <PackAndSku product={product} />
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
                {`${one.name} · ${packAndSku(one, common)}`}
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
        {usual !== null && (
          <UnusualQuestion
            quiet
            id={noteId}
            quantity={Number(row.wanted)}
            usual={usual}
            formats={formats}
            onKeep={() => model.keep(at)}
            change={
              usual.quantity === null
                ? undefined
                : { to: usual.quantity, onChange: () => model.setWanted(at, String(usual.quantity)) }
            }
          />
        )}
      </span>
      {product !== null && (
        <QuantityInput
          className="tf-input tf-import-requested"
          data-align="end"
          aria-label={fill(m.import.quantity, { product: product.name })}
          aria-describedby={note === null && usual === null ? undefined : noteId}
          disabled={isBusy || row.isOut}
          text={row.wanted}
          invalid={trouble === 'quantity'}
          onTextChange={(text) => {
            model.setWanted(at, text);
            typing.onType();
          }}
          onBlur={typing.onLeave}
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
