import { useEffect, useRef, useId } from 'react';
import { X } from 'lucide';
import { FACT_SEPARATOR, joinFacts } from '../../../runtime/messages/join-facts';
import { useMessages } from '../../../runtime/react/use-messages';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { NativeSelect } from '../../../ui/field/native-select';
import { QuantityInput } from '../../../ui/quantity-stepper/quantity-input';
import { commonMessages } from '../common.messages';
import { PackAndSku } from '../pack-and-sku';
import { packAndSku } from '../pack-and-sku-text';
import { UnusualQuestion } from '../quantity/unusual-question';
import { useTyping } from '../quantity/use-typing';
import { isAsked, type ImportRow } from './import-rows';
import { rowProblem, type RowProblem } from './row-problem';
import type { ImportModel, ImportStep } from './import.machine';
import type { ImportMessages } from './import.types';
import { rowProblemText } from './row-problem-text';

interface ImportPreviewProps extends ImportMessages {
  readonly now: Extract<ImportStep, { step: 'preview' | 'adding' }>;
  readonly model: ImportModel;
  readonly waiting: boolean;
  readonly onlyTrouble: boolean;
  readonly onOnlyTrouble: (only: boolean) => void;
}

/** Preview of every line: the matched product, or the problem and its remedy. No line is dropped without a message. */
export function ImportPreview({ now, model, waiting, onlyTrouble, onOnlyTrouble, ...told }: ImportPreviewProps) {
  const { m, plural } = told.messages;
  const rows = now.rows.map((row, at) => ({ row, at, trouble: rowProblem(row), asked: isAsked(row) }));
  const open = rows.filter(({ row, trouble, asked }) => (trouble !== null && !row.isOut) || asked).length;
  const ready = rows.filter(({ row, trouble, asked }) => trouble === null && !row.isOut && !asked).length;
  // A line that was just corrected stays visible; the filter only hides lines that never had a problem.
  const shown = onlyTrouble
    ? rows.filter(
        ({ row, trouble, asked }) => trouble !== null || asked || row.kept !== null || row.near.length > 0 || row.isOut,
      )
    : rows;
  // Takes the focus first, because a second press of Enter on the *Add* button would add products that the buyer has
  // not seen.
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  const list = useRef<HTMLOListElement>(null);
  const sentBack = now.step === 'preview' ? now.sentBack : undefined;
  useEffect(() => {
    if (sentBack !== undefined) list.current?.querySelector<HTMLElement>('.tf-quantity-question button')?.focus();
  }, [sentBack]);
  return (
    <div className="tf-stack">
      {waiting && <Banner role="status" tone="caution" title={m.import.waiting} />}
      <p aria-live="polite" ref={head} tabIndex={-1}>
        {plural(m.import.ready, ready)}
        {open > 0 && (
          <span className="tf-tone" data-tone="caution">{`${FACT_SEPARATOR}${plural(m.import.trouble, open)}`}</span>
        )}
      </p>
      {now.hasHeader && <p className="tf-second tf-quiet">{m.import.header}</p>}
      {open > 0 && open < rows.length && (
        <Checkbox label={m.import.onlyTrouble} checked={onlyTrouble} onCheckedChange={onOnlyTrouble} />
      )}
      <ol ref={list} role="list" className="tf-import-rows" aria-label={m.import.lines}>
        {shown.map(({ row, at, trouble }) => (
          <ImportLine
            key={at}
            row={row}
            trouble={trouble}
            at={at}
            model={model}
            isBusy={now.step === 'adding'}
            isSentBack={sentBack !== undefined}
            {...told}
          />
        ))}
      </ol>
    </div>
  );
}

interface ImportLineProps extends Pick<ImportMessages, 'messages' | 'formats'> {
  readonly row: ImportRow;
  readonly at: number;
  readonly trouble: RowProblem | null;
  readonly model: ImportModel;
  readonly isBusy: boolean;
  /**
   * Whether *Add* was refused until open questions are answered; they then show even while a quantity is being typed.
   */
  readonly isSentBack: boolean;
}

/** One product of the list: the original text, the matched product, the quantity and the problem. */
function ImportLine({ row, at, trouble: found, model, isBusy, isSentBack, messages, formats }: ImportLineProps) {
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
        <span className="tf-second tf-quiet">{joinFacts([where, entry])}</span>
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
                {joinFacts([one.name, packAndSku(one, common)])}
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
