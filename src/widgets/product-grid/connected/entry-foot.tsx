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
  isAskedAbout,
} from '../parts/entry/entry.store';
import { fullName } from '../../common/ordering/order-availability.rules';
import type { productGridLazyMessages } from '../product-grid.lazy.messages';
import type { productGridMessages } from '../product-grid.messages';

interface EntryFootProps {
  readonly model: EntryModel;
  readonly cart: CartRuntime;
  readonly onPage: readonly Product[];
  readonly messages: Messages<typeof productGridMessages>;
  readonly m: (typeof productGridLazyMessages)['entry'];
  readonly formats: Formats;
  /** Called with the product of a line that needs attention. */
  readonly onLook: (productId: string) => void;
}

/** Footer of the list: the quantities to add, the outcome of the last *Add all*, and quantities on other pages. */
export const EntryFoot = forwardRef<HTMLDivElement, EntryFootProps>(function EntryFoot(
  { model, cart, onPage, messages, m, formats, onLook },
  ref,
) {
  const { entries, outcomes, adding, news, kept } = useStore(model.store);
  const totals = useStore(cart.store, (state) => state.totals);
  const minimum = useStore(cart.store, (state) => state.minimum.cases);
  const [cleared, setCleared] = useState<EntryState['entries'] | null>(null);
  const { plural, fill } = messages;
  const { products, cases, value } = entryTotals(entries);
  const shown = new Set(onPage.map(({ id }) => id));
  const partly = Object.values(outcomes).flatMap(({ product, kind }) =>
    kind === 'partly' && entries[product.id] === undefined ? [{ product, text: '' }] : [],
  );
  const elsewhere = [...Object.values(entries), ...partly].filter(({ product }) => !shown.has(product.id));
  const isEmpty = products === 0;
  const after = totals === null ? null : totals.countedCases + cases;
  const isMet = after !== null && minimum !== undefined && after >= minimum;
  const becomes =
    after === null || minimum === undefined
      ? null
      : fill(isMet ? m.becomesMet : m.becomes, { cases: formats.number(after), minimum: formats.number(minimum) });
  const facts = joinFacts([plural(m.cases, cases), value && formats.money(value), becomes]);

  const add = async () => {
    setCleared(null);
    const wrong = await model.addAll();
    if (wrong !== null) onLook(wrong);
  };

  return (
    <div ref={ref} className="tf-entry-footer">
      <News news={news} messages={messages} m={m} />
      {elsewhere.length > 0 && (
        <details
          className="tf-entry-elsewhere"
          open={
            elsewhere.some(
              ({ product, text }) =>
                (news?.kind === 'fix' &&
                  (entryProblem({ product, text }) !== null || isAskedAbout({ product, text }, kept))) ||
                (news?.kind === 'some' && outcomes[product.id] !== undefined),
            ) || undefined
          }
        >
          <summary className="tf-second">{plural(m.elsewhere, elsewhere.length)}</summary>
          <ul>
            {elsewhere.map((entry) => (
              <Elsewhere key={entry.product.id} {...entry} model={model} messages={messages} m={m} formats={formats} />
            ))}
          </ul>
        </details>
      )}
      <div className="tf-entry-action">
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
          <Button variant="base" aria-disabled={adding || undefined} onClick={() => setCleared(model.clear())}>
            {m.reset}
          </Button>
        )}
        <Button
          data-add
          icon={ShoppingCart}
          busy={adding}
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

type LineProps = Pick<EntryFootProps, 'model' | 'messages' | 'm' | 'formats'> & EntryState['entries'][string];

/** A quantity whose product is not on the current page. */
function Elsewhere({ product, text, model, messages, m, formats }: LineProps) {
  const { fill, plural } = messages;
  const outcome = useStore(model.store, ({ outcomes }) => outcomes[product.id]);
  const kept = useStore(model.store, (state) => state.kept);
  const noteId = useId();
  const problem = entryProblem({ product, text });
  const name = fullName(product);
  const quantity = problem === null ? plural(messages.m.units[product.sellingUnit], Number(text)) : text;
  const told =
    problem === null ? (
      outcomeText(outcome, messages, m, formats)
    ) : (
      <QuantityText problem={problem} rule={product.quantityRule} formats={formats} />
    );
  return (
    <li>
      <span>
        {text === '' ? name : fill(m.elsewhereLine, { quantity, product: name })}
        {told !== null && <FieldError>{told}</FieldError>}
        {product.usual && isAskedAbout({ product, text }, kept) && (
          <UnusualQuestion
            id={noteId}
            quantity={Number(text)}
            usual={product.usual}
            formats={formats}
            onKeep={() => model.keep(product.id)}
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

function News({
  news,
  messages: { plural },
  m,
}: Pick<EntryFootProps, 'messages' | 'm'> & { readonly news: EntryFeedback | null }) {
  const common = useMessages('common', commonMessages);
  if (news === null) return null;
  const text = () => {
    switch (news.kind) {
      case 'done':
        return plural(m.done, news.cases);
      case 'fix':
      case 'some':
        return plural(m[news.kind], news.count);
      case 'unknown':
        return m.unknown;
      case 'failed':
        return `${m.failed} ${common.m.errors[news.code]}`;
      default:
        return news satisfies never;
    }
  };
  return news.kind === 'done' ? (
    <Spoken className="tf-entry-feedback tf-medium" data-tone="positive">
      {text()}
    </Spoken>
  ) : (
    <div role="alert" className="tf-entry-feedback" data-tone="critical">
      <FieldError>{text()}</FieldError>
    </div>
  );
}
