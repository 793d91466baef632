import { forwardRef, useId, useState } from 'react';
import { useStore } from 'zustand';
import { ShoppingCart, X } from 'lucide';
import type { Product } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { Formats } from '../../../runtime/react/use-formats';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Button } from '../../../ui/button/button';
import { FieldError } from '../../../ui/field/field';
import { Spoken } from '../../../ui/live-region/spoken';
import { commonMessages } from '../../common/common.messages';
import { QuantityText } from '../../common/quantity/quantity-text';
import { UnusualQuestion } from '../../common/quantity/unusual-question';
import { outcomeText } from '../parts/entry/outcome-text';
import {
  type EntryModel,
  type EntryFeedback,
  entryProblem,
  entryTotals,
  type EntryState,
  needsConfirmation,
} from '../parts/entry/entry.store';
import { fullName } from '../../common/ordering/order-availability.rules';
import type { productGridLazyMessages } from '../product-grid.lazy.messages';
import type { productGridMessages } from '../product-grid.messages';

interface EntryFooterProps {
  readonly model: EntryModel;
  readonly cart: CartRuntime;
  readonly onPage: readonly Product[];
  readonly messages: Messages<typeof productGridMessages>;
  readonly m: (typeof productGridLazyMessages)['entry'];
  readonly formats: Formats;
  /** Called with the product of a line that needs attention. */
  readonly onShowProblem: (productId: string) => void;
}

/** Footer of the list: the quantities to add, the outcome of the last *Add all*, and quantities on other pages. */
export const EntryFooter = forwardRef<HTMLDivElement, EntryFooterProps>(function EntryFooter(
  { model, cart, onPage, messages, m, formats, onShowProblem },
  ref,
) {
  const { entries, outcomes, isAdding, feedback, confirmed } = useStore(model.store);
  const totals = useStore(cart.store, (state) => state.totals);
  const minimum = useStore(cart.store, (state) => state.minimum.cases);
  const [cleared, setCleared] = useState<EntryState['entries'] | null>(null);
  const { plural, fill } = messages;
  const { products, cases, value } = entryTotals(entries);
  const visibleIds = new Set(onPage.map(({ id }) => id));
  const partialEntries = Object.values(outcomes).flatMap(({ product, kind }) =>
    kind === 'partial' && entries[product.id] === undefined ? [{ product, text: '' }] : [],
  );
  const elsewhere = [...Object.values(entries), ...partialEntries].filter(({ product }) => !visibleIds.has(product.id));
  const isEmpty = products === 0;
  const casesAfterAdd = totals === null ? null : totals.countedCases + cases;
  const isMet = casesAfterAdd !== null && minimum !== undefined && casesAfterAdd >= minimum;
  const becomes =
    casesAfterAdd === null || minimum === undefined
      ? null
      : fill(isMet ? m.becomesMet : m.becomes, {
          cases: formats.number(casesAfterAdd),
          minimum: formats.number(minimum),
        });
  const facts = joinFacts([plural(m.cases, cases), value && formats.money(value), becomes]);

  const add = async () => {
    setCleared(null);
    const problemId = await model.addAll();
    if (problemId !== null) onShowProblem(problemId);
  };

  return (
    <div ref={ref} part="entry-footer" className="tf-entry-footer">
      <FeedbackMessage feedback={feedback} messages={messages} m={m} />
      {elsewhere.length > 0 && (
        <details
          className="tf-entry-elsewhere"
          open={
            elsewhere.some(
              ({ product, text }) =>
                (feedback?.kind === 'fix' &&
                  (entryProblem({ product, text }) !== null || needsConfirmation({ product, text }, confirmed))) ||
                (feedback?.kind === 'some' && outcomes[product.id] !== undefined),
            ) || undefined
          }
        >
          <summary className="tf-second">{plural(m.elsewhere, elsewhere.length)}</summary>
          <ul>
            {elsewhere.map((entry) => (
              <ElsewhereEntry
                key={entry.product.id}
                {...entry}
                model={model}
                messages={messages}
                m={m}
                formats={formats}
              />
            ))}
          </ul>
        </details>
      )}
      <div part="entry-action" className="tf-entry-action">
        <p aria-live="polite">
          {isEmpty ? (
            <span className="tf-muted">
              {cleared === null ? m.idle : plural(m.cleared, Object.keys(cleared).length)}
            </span>
          ) : (
            <>
              <span className="tf-medium">{plural(m.waiting, products)}</span> <span className="tf-muted">{facts}</span>
            </>
          )}
        </p>
        {isEmpty && cleared !== null && (
          <Button
            variant="base"
            onClick={() => {
              model.restore(cleared);
              setCleared(null);
            }}
          >
            {m.undo}
          </Button>
        )}
        {!isEmpty && (
          <Button variant="base" aria-disabled={isAdding || undefined} onClick={() => setCleared(model.clear())}>
            {m.reset}
          </Button>
        )}
        <Button
          data-add
          icon={ShoppingCart}
          busy={isAdding}
          busyLabel={m.adding}
          aria-disabled={isEmpty || undefined}
          onClick={() => void add()}
        >
          {m.addAll}
        </Button>
      </div>
    </div>
  );
});

type LineProps = Pick<EntryFooterProps, 'model' | 'messages' | 'm' | 'formats'> & EntryState['entries'][string];

/** A quantity whose product is not on the current page. */
function ElsewhereEntry({ product, text, model, messages, m, formats }: LineProps) {
  const { fill, plural } = messages;
  const outcome = useStore(model.store, ({ outcomes }) => outcomes[product.id]);
  const confirmed = useStore(model.store, (state) => state.confirmed);
  const noteId = useId();
  const problem = entryProblem({ product, text });
  const name = fullName(product);
  const quantity = problem === null ? plural(messages.m.units[product.sellingUnit], Number(text)) : text;
  const note =
    problem === null ? (
      outcomeText(outcome, messages, m, formats)
    ) : (
      <QuantityText problem={problem} rule={product.quantityRule} formats={formats} />
    );
  return (
    <li>
      <span>
        {text === '' ? name : fill(m.elsewhereLine, { quantity, product: name })}
        {note !== null && <FieldError>{note}</FieldError>}
        {product.usual && needsConfirmation({ product, text }, confirmed) && (
          <UnusualQuestion
            id={noteId}
            quantity={Number(text)}
            usual={product.usual}
            formats={formats}
            onKeep={() => model.confirm(product.id)}
          />
        )}
      </span>
      <Button
        variant="toolbar"
        iconOnly
        icon={X}
        aria-label={fill(m.takeOut, { product: name })}
        onClick={() => model.type(product, '')}
      />
    </li>
  );
}

function FeedbackMessage({
  feedback,
  messages: { plural },
  m,
}: Pick<EntryFooterProps, 'messages' | 'm'> & { readonly feedback: EntryFeedback | null }) {
  const common = useMessages('common', commonMessages);
  if (feedback === null) return null;
  const text = () => {
    switch (feedback.kind) {
      case 'done':
        return plural(m.done, feedback.cases);
      case 'fix':
      case 'some':
        return plural(m[feedback.kind], feedback.count);
      case 'unknown':
        return m.unknown;
      case 'failed':
        return `${m.failed} ${common.m.errors[feedback.code]}`;
      default:
        return feedback satisfies never;
    }
  };
  return feedback.kind === 'done' ? (
    <Spoken className="tf-entry-feedback tf-medium" data-tone="positive">
      {text()}
    </Spoken>
  ) : (
    <div role="alert" className="tf-entry-feedback" data-tone="critical">
      <FieldError>{text()}</FieldError>
    </div>
  );
}
