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
import { PackAndSku, packAndSku } from '../pack-and-sku';
import { UnusualQuestion } from '../quantity/unusual-question';
import { useTyping } from '../quantity/use-typing';
import { needsConfirmation, type ImportRow } from './import-rows';
import { rowProblem, type RowProblem } from './row-problem';
import type { ImportModel, ImportStep } from './import.machine';
import type { ImportMessages } from './import.types';
import { rowProblemText } from './row-problem-text';

interface ImportPreviewProps extends ImportMessages {
  readonly now: Extract<ImportStep, { step: 'preview' | 'adding' }>;
  readonly model: ImportModel;
  readonly waiting: boolean;
  readonly onlyProblems: boolean;
  readonly onOnlyProblemsChange: (only: boolean) => void;
}

/** Preview of every line: the matched product, or the problem and its remedy. No line is dropped without a message. */
export function ImportPreview({
  now,
  model,
  waiting,
  onlyProblems,
  onOnlyProblemsChange,
  ...textProps
}: ImportPreviewProps) {
  const { m, plural } = textProps.messages;
  const rows = now.rows.map((row, at) => ({
    row,
    at,
    problem: rowProblem(row),
    isUnconfirmed: needsConfirmation(row),
  }));
  const openCount = rows.filter(
    ({ row, problem, isUnconfirmed }) => (problem !== null && !row.isExcluded) || isUnconfirmed,
  ).length;
  const readyCount = rows.filter(
    ({ row, problem, isUnconfirmed }) => problem === null && !row.isExcluded && !isUnconfirmed,
  ).length;
  // A line that was just corrected stays visible; the filter only hides lines that never had a problem.
  const visibleRows = onlyProblems
    ? rows.filter(
        ({ row, problem, isUnconfirmed }) =>
          problem !== null || isUnconfirmed || row.confirmed !== null || row.suggestions.length > 0 || row.isExcluded,
      )
    : rows;
  // Takes the focus first, because a second press of Enter on the *Add* button would add products that the buyer has
  // not seen.
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus(), []);
  const list = useRef<HTMLOListElement>(null);
  const refusedAdds = now.step === 'preview' ? now.refusedAdds : undefined;
  useEffect(() => {
    if (refusedAdds !== undefined) list.current?.querySelector<HTMLElement>('.tf-quantity-question button')?.focus();
  }, [refusedAdds]);
  return (
    <div className="tf-stack">
      {waiting && <Banner role="status" tone="caution" title={m.import.waiting} />}
      <p aria-live="polite" ref={status} tabIndex={-1}>
        {plural(m.import.ready, readyCount)}
        {openCount > 0 && (
          <span
            className="tf-tone"
            data-tone="caution"
          >{`${FACT_SEPARATOR}${plural(m.import.problems, openCount)}`}</span>
        )}
      </p>
      {now.hasHeader && <p className="tf-second tf-quiet">{m.import.header}</p>}
      {openCount > 0 && openCount < rows.length && (
        <Checkbox label={m.import.onlyProblems} checked={onlyProblems} onCheckedChange={onOnlyProblemsChange} />
      )}
      <ol ref={list} role="list" part="import-rows" className="tf-import-rows" aria-label={m.import.lines}>
        {visibleRows.map(({ row, at, problem }) => (
          <ImportLine
            key={at}
            row={row}
            problem={problem}
            at={at}
            model={model}
            isBusy={now.step === 'adding'}
            hasRefusedAdd={refusedAdds !== undefined}
            {...textProps}
          />
        ))}
      </ol>
    </div>
  );
}

interface ImportLineProps extends Pick<ImportMessages, 'messages' | 'formats'> {
  readonly row: ImportRow;
  readonly at: number;
  readonly problem: RowProblem | null;
  readonly model: ImportModel;
  readonly isBusy: boolean;
  /**
   * Whether *Add* was refused until open questions are answered; they then show even while a quantity is being typed.
   */
  readonly hasRefusedAdd: boolean;
}

/** One product of the list: the original text, the matched product, the quantity and the problem. */
function ImportLine({
  row,
  at,
  problem: immediateProblem,
  model,
  isBusy,
  hasRefusedAdd,
  messages,
  formats,
}: ImportLineProps) {
  const { m, fill } = messages;
  const common = useMessages('common', commonMessages).m;
  const noteId = useId();
  const typing = useTyping();
  const problem = immediateProblem === 'quantity' && typing.isTyping ? null : immediateProblem;
  const { product, suggestions, entry, lines } = row;
  const usual = needsConfirmation(row) && (hasRefusedAdd || !typing.isTyping) ? (product?.usual ?? null) : null;
  const note = row.isExcluded
    ? m.import.leftOut
    : problem === null
      ? null
      : rowProblemText(problem, row, messages, formats);
  const where =
    lines.length > 1
      ? fill(m.import.merged, { lines: lines.map(formats.number).join(', ') })
      : fill(m.import.line, { line: formats.number(lines[0] ?? 0) });
  return (
    <li
      part="import-row"
      className="tf-import-row"
      data-problem={(problem !== null && !row.isExcluded) || undefined}
      data-excluded={row.isExcluded || undefined}
    >
      <span className="tf-import-name">
        <span className="tf-second tf-quiet">{joinFacts([where, entry])}</span>
        {product !== null && (
          <span>
            <span className="tf-medium">{product.name}</span> <PackAndSku product={product} />
          </span>
        )}
        {suggestions.length > 0 && (
          <NativeSelect
            aria-label={fill(m.import.choose, { entry })}
            aria-describedby={note === null ? undefined : noteId}
            disabled={isBusy}
            value={product?.id ?? (row.isExcluded ? '' : '-')}
            onValueChange={(id) => model.chooseProduct(at, id)}
          >
            {product === null && !row.isExcluded && (
              <option value="-" disabled>
                {fill(m.import.choose, { entry })}
              </option>
            )}
            {suggestions.map((one) => (
              <option key={one.id} value={one.id}>
                {joinFacts([one.name, packAndSku(one, common)])}
              </option>
            ))}
            <option value="">{m.import.notThese}</option>
          </NativeSelect>
        )}
        {row.quantity === null && product !== null && problem === null && (
          <span className="tf-second tf-quiet">{fill(m.import.defaulted, { quantity: row.quantityText })}</span>
        )}
        {note !== null && (
          <span id={noteId} className="tf-second tf-tone" data-tone={row.isExcluded ? undefined : 'caution'}>
            {note}
          </span>
        )}
        {usual !== null && (
          <UnusualQuestion
            quiet
            id={noteId}
            quantity={Number(row.quantityText)}
            usual={usual}
            formats={formats}
            onKeep={() => model.confirm(at)}
            change={
              usual.quantity === null
                ? undefined
                : { to: usual.quantity, onChange: () => model.setQuantity(at, String(usual.quantity)) }
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
          disabled={isBusy || row.isExcluded}
          text={row.quantityText}
          invalid={problem === 'quantity'}
          onTextChange={(text) => {
            model.setQuantity(at, text);
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
        aria-pressed={row.isExcluded}
        aria-disabled={isBusy}
        onClick={() => model.setExcluded(at, !row.isExcluded)}
      />
    </li>
  );
}
