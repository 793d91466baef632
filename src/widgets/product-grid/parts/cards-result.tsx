import { useDeferredValue, useRef } from 'react';
import type { ProductResult } from '../../../domain';
import { PAGE_SIZES } from '../../../rules';
import type { CartRuntime } from '../../../runtime/cart/cart';
import type { Emit } from '../../../runtime/events';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Read } from '../../../runtime/react/use-read';
import type { Words } from '../../../runtime/react/use-words';
import { Blank } from '../../../ui/blank/blank';
import { Button } from '../../../ui/button/button';
import { Pager } from '../../../ui/pager/pager';
import { LateCartToasts } from '../../common/late-cart-toasts';
import { usePartLevel } from '../../common/heading';
import { LoadFailed } from '../../common/states';
import type { productGridMessages } from '../product-grid.messages';
import { type AddRight, type GridQuery, pageCount, rangeOf, viewOf } from '../product-grid.model';
import type { ProductGridEvents, ProductGridSlots } from '../product-grid.types';
import type { CardVerbs } from './card-action';
import { CardsSkeleton } from './grid-skeleton';
import { ProductList } from './product-list';
import { useCardVerbs } from './use-card-verbs';
import type { GridQueryHandle } from './use-grid-query';

interface CardsResultProps {
  readonly words: Words<typeof productGridMessages>;
  readonly handle: GridQueryHandle;
  /** The query that was asked for, which typing may be ahead of. */
  readonly asked: GridQuery;
  readonly products: Read<ProductResult>;
  readonly again: () => void;
  readonly cart: CartRuntime;
  readonly right: AddRight;
  readonly emit: Emit<ProductGridEvents>;
  readonly slots: ProductGridSlots;
}

/** The cards of a result with their pager, or what stands in their place; and what became of edits, in either case. */
export function CardsResult(props: CardsResultProps) {
  const { verbs, removed, onRemovedGone } = useCardVerbs(props.cart, props.words, props.emit);
  return (
    <>
      <Cards {...props} verbs={verbs} />
      <LateCartToasts cart={props.cart} removed={removed} onRemovedGone={onRemovedGone} />
    </>
  );
}

function Cards(props: CardsResultProps & { readonly verbs: CardVerbs }) {
  const { words, asked, products, again, cart, right, slots, handle, verbs } = props;
  const { m } = words;
  const top = useRef<HTMLDivElement>(null);
  const formats = useFormats();
  // Cards are drawn after what the buyer types, never in its way.
  const result = useDeferredValue(products.data);
  const stale = products.status === 'ready' && (products.previous || result !== products.data);

  const toPage = (page: number) => {
    handle.onPage(page);
    const node = top.current;
    if (node !== null && node.getBoundingClientRect().top < 0) node.scrollIntoView({ block: 'start' });
  };

  if (products.status === 'failed') return <LoadFailed title={m.failed} error={products.error} onTryAgain={again} />;
  if (result === undefined) return <CardsSkeleton label={m.loading} count={asked.pageSize} />;
  if (viewOf(result, asked.text) !== 'products') {
    return <Nothing {...props} result={result} />;
  }
  return (
    <div className="tf-products-result" ref={top}>
      <ProductList
        products={result.items}
        stale={stale}
        cart={cart}
        right={right}
        words={words}
        formats={formats}
        extra={slots.cardExtra}
        {...verbs}
      />
      <Pager
        page={result.page + 1}
        pageCount={pageCount(result)}
        hasNext={result.hasMore}
        onPageChange={toPage}
        labels={{ pages: m.pages, previous: m.previous, next: m.next }}
        range={rangeText(result, words, formats.number)}
        pageSize={{ value: handle.query.pageSize, options: PAGE_SIZES, label: m.pageSize, onValueChange: handle.onPageSize }}
      />
    </div>
  );
}

function rangeText(result: ProductResult, { m, fill }: CardsResultProps['words'], number: (value: number) => string): string {
  const range = rangeOf(result);
  const [first, last] = [number(range.first), number(range.last)];
  return result.total === null ? fill(m.rangeOpen, { first, last }) : fill(m.range, { first, last, total: number(result.total) });
}

type NothingProps = Pick<CardsResultProps, 'asked' | 'words' | 'handle' | 'slots'> & { readonly result: ProductResult };

/** Which kind of nothing, and the way out of it. */
function Nothing({ result, asked, words: { m, fill }, handle, slots }: NothingProps) {
  const level = usePartLevel(1);
  switch (viewOf(result, asked.text)) {
    case 'no-match':
      return (
        <Blank
          glyph="search"
          level={level}
          title={fill(m.noMatch.title, { search: asked.text.trim() })}
          text={m.noMatch.text}
          actions={
            <Button variant="secondary" onClick={() => handle.onSearch('')}>
              {m.clearSearch}
            </Button>
          }
        />
      );
    case 'past-end':
      return (
        <Blank
          level={level}
          title={fill(m.pastEnd.title, { page: result.page + 1 })}
          actions={
            <Button variant="secondary" onClick={() => handle.onPage(1)}>
              {m.pastEnd.action}
            </Button>
          }
        />
      );
    default:
      return slots.empty ?? <Blank level={level} title={m.empty.title} text={m.empty.text} />;
  }
}
