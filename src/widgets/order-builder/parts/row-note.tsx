import { Check, X } from 'lucide';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { subtractMoney } from '../../../rules';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Button } from '../../../ui/button/button';
import { NativeSelect } from '../../../ui/field/native-select';
import { cartNoticeMessages } from '../../common/cart-notice.messages';
import { commonMessages } from '../../common/common.messages';
import { rowProblemText } from '../../common/import/row-problem-text';
import { packAndSku } from '../../common/pack-and-sku';
import { quantityMessages } from '../../common/quantity/quantity.messages';
import { unusualText } from '../../common/quantity/unusual-question';
import { answer as answerRow, retryMatches } from '../order-builder.actions';
import { orderBuilderLazyMessages } from '../order-builder.lazy.messages';
import { type Question, questionOf } from '../rows.rules';
import type { GridRowProps, NotedRow } from './grid-row';

export type RowNoteProps = NotedRow & Pick<GridRowProps, 'builder' | 'overrides' | 'onDone' | 'onRemove'>;

/** Note of a row: its problem or question, with every action that resolves it. */
export function RowNote({ row, need, builder, overrides, onDone, onRemove }: RowNoteProps) {
  const formats = useFormats();
  const messages = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const notice = useMessages('cart-notice', cartNoticeMessages);
  const { m, fill } = messages;
  const question = need === 'question' ? questionOf(row) : null;
  if (question !== null)
    return (
      <RowQuestion
        row={row}
        question={question}
        builder={builder}
        overrides={overrides}
        onDone={onDone}
        onRemove={onRemove}
        need={need}
      />
    );
  const text =
    need === 'failed'
      ? m.notes.failed
      : need !== null && row.past !== null && row.product === null
        ? m.notes.notListed
        : need === null || need === 'typing' || need === 'matching' || need === 'question'
          ? row.refused === null
            ? null
            : fill(m.notes.refused, { because: notice.m.reasons[row.refused] })
          : rowProblemText(need, row, { ...messages, m }, formats);
  return (
    <span className="tf-builder-note">
      {text !== null && (
        <span className="tf-second tf-tone" data-tone="caution">
          {text}
        </span>
      )}
      {need === 'failed' && (
        <Button variant="base" size="sm" onClick={() => void retryMatches(builder)}>
          {common.m.tryAgain}
        </Button>
      )}
      {row.lines.length > 1 && (
        <span className="tf-second tf-quiet">
          {fill(m.notes.lines, { lines: row.lines.map(formats.number).join(', ') })}
        </span>
      )}
      {need === 'near' && (
        <NativeSelect
          aria-label={fill(m.import.choose, { entry: row.entry })}
          value="-"
          onValueChange={(id) => {
            const product = row.suggestions.find((one) => one.id === id);
            if (product !== undefined) onDone(builder.pickProduct(row.id, product));
            else onRemove(row.id);
          }}
        >
          <option value="-" disabled>
            {fill(m.import.choose, { entry: row.entry })}
          </option>
          {row.suggestions.map((one) => (
            <option key={one.id} value={one.id}>
              {joinFacts([one.name, packAndSku(one, common.m)])}
            </option>
          ))}
          <option value="">{m.import.notThese}</option>
        </NativeSelect>
      )}
    </span>
  );
}

function RowQuestion({
  row,
  question,
  builder,
  overrides,
  onDone,
  onRemove,
}: RowNoteProps & { readonly question: Question }) {
  const formats = useFormats();
  const { m, fill } = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const quantityTexts = useMessages('quantity', quantityMessages);
  const texts = m.questions;
  const isQuantity = question.kind === 'unusual' || question.kind === 'beyond';
  const product = row.product?.name ?? row.entry;
  const quantity = formats.number(Number(row.quantityText));
  const answer = (yes: boolean) => () => {
    const { rows } = builder.store.getState();
    if (!yes && !isQuantity) return onRemove(row.id);
    answerRow(builder, row.id, yes);
    onDone(rows[row.id] === undefined ? row.id : builder.resolveRowId(row.id));
  };
  const keepOrChange = (to: number) => {
    const suggested = formats.number(to);
    return [
      fill(texts.keepQuantity, { quantity }),
      fill(texts.keepQuantityNamed, { quantity, product }),
      fill(texts.useQuantity, { quantity: suggested }),
      fill(texts.useQuantityNamed, { quantity: suggested, product }),
    ] as const;
  };
  const [text, yes, yesNamed, no, noNamed] = ((): readonly [string, string, string, string, string] => {
    const leave = [texts.leave, fill(texts.leaveNamed, { product })] as const;
    switch (question.kind) {
      case 'gone':
      case 'out-of-stock': {
        const substitute = [question.substitute.name, question.substitute.packSize].filter(Boolean).join(', ');
        const back = row.product?.stock.backOn ?? null;
        const out =
          back === null
            ? fill(texts.outOfStock, { substitute })
            : fill(texts.outOfStockUntil, { date: formats.day(back), substitute });
        return [
          question.kind === 'gone' ? fill(texts.notListed, { substitute }) : out,
          texts.use,
          fill(texts.useNamed, { substitute, product }),
          ...leave,
        ];
      }
      case 'dearer':
        return [
          fill(texts.dearer, {
            now: formats.money(question.now),
            more: formats.money(subtractMoney(question.now, question.then)),
          }),
          texts.keep,
          fill(texts.keepNamed, { product }),
          ...leave,
        ];
      case 'beyond':
        return [
          unusualText(Number(row.quantityText), question.usual, quantityTexts, formats),
          ...keepOrChange(question.suggested),
        ];
      case 'unusual': {
        const [least, most] = [question.least, question.most].map(formats.number) as [string, string]; // two numbers give two texts
        const text =
          question.least === question.most
            ? fill(texts.unusualOne, { quantity, least })
            : fill(texts.unusual, { quantity, least, most });
        return [text, ...keepOrChange(question.suggested)];
      }
      default:
        return question satisfies never;
    }
  })();
  return (
    <span className="tf-builder-note">
      <span className="tf-second tf-tone" data-tone="caution">
        {text}
      </span>
      <span className="tf-builder-answers">
        <Button variant="secondary" size="sm" icon={Check} aria-label={yesNamed} onClick={answer(true)}>
          {yes}
        </Button>
        <Button
          variant="toolbar"
          size="sm"
          icon={isQuantity ? undefined : X}
          aria-label={noNamed}
          onClick={answer(false)}
        >
          {no}
        </Button>
      </span>
    </span>
  );
}
