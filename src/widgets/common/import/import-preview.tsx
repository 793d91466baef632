import { useEffect, useRef } from 'react';
import { FACT_SEPARATOR } from '../../../runtime/messages/join-facts';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { Banner } from '../../../ui/banner/banner';
import { isAsked } from './import-rows';
import { rowProblem } from './row-problem';
import type { ImportModel, ImportStep } from './import.machine';
import type { ImportMessages } from './import.types';
import { ImportLine } from './import-line';

interface ImportPreviewProps extends ImportMessages {
  readonly now: Extract<ImportStep, { step: 'preview' | 'adding' }>;
  readonly model: ImportModel;
  readonly waiting: boolean;
  readonly onlyTrouble: boolean;
  readonly onOnlyTrouble: (only: boolean) => void;
}

/** Every line of the list: what it was understood as, or why not and what to do about it. Nothing is dropped silently. */
export function ImportPreview({ now, model, waiting, onlyTrouble, onOnlyTrouble, ...told }: ImportPreviewProps) {
  const { m, plural } = told.messages;
  const rows = now.rows.map((row, at) => ({ row, at, trouble: rowProblem(row), asked: isAsked(row) }));
  const open = rows.filter(({ row, trouble, asked }) => (trouble !== null && !row.isOut) || asked).length;
  const ready = rows.filter(({ row, trouble, asked }) => trouble === null && !row.isOut && !asked).length;
  // A line just mended stays where it is: only what never needed a look is hidden.
  const shown = onlyTrouble
    ? rows.filter(
        ({ row, trouble, asked }) => trouble !== null || asked || row.kept !== null || row.near.length > 0 || row.isOut,
      )
    : rows;
  // The focus is here before it is on the button that adds: a second press of Enter must not add unseen.
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
