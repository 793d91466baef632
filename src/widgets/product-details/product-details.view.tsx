import { type ReactNode, useId } from 'react';
import type { ProductDetail } from '../../domain';
import type { CartRuntime } from '../../runtime/cart/cart';
import { useFormats } from '../../runtime/react/use-formats';
import type { Words } from '../../runtime/react/use-words';
import { Sheet, SheetBody, SheetHead } from '../../ui/sheet/sheet';
import type { ListAdd } from '../common/add-to-list/add-to-list.types';
import { Heading, usePartLevel } from '../common/heading';
import type { AddRight } from '../common/ordering/offer.model';
import type { OrderVerbs } from '../common/ordering/ordering.types';
import { BuyPanel } from './parts/buy-panel';
import { FactsList } from './parts/facts-list';
import { Gallery } from './parts/gallery';
import { LateShelf } from './parts/late-shelf';
import { PriceLine, StockLine } from './parts/price-line';
import type { productDetailsMessages } from './product-details.messages';

export interface ProductDetailsViewProps {
  readonly product: ProductDetail;
  readonly accountId: string | null;
  readonly cart: CartRuntime;
  readonly right: AddRight;
  readonly words: Words<typeof productDetailsMessages>;
  readonly verbs: OrderVerbs;
  readonly onListAdd: (added: ListAdd) => void;
  readonly extra?: (given: { readonly product: ProductDetail }) => ReactNode;
}

/** The product and ordering it, what can be had in its place, its facts, and what goes with it. */
export function ProductDetailsView(props: ProductDetailsViewProps) {
  const { product, words, extra } = props;
  const { m } = words;
  const formats = useFormats();
  const titleId = useId();
  const factsId = useId();
  const level = usePartLevel(1);
  const isOut = product.stock.label === 'out-of-stock';
  return (
    <>
      <Sheet as="article" className="tf-detail" aria-labelledby={titleId}>
        <Gallery product={product} words={words} />
        <div className="tf-detail-main">
          <header className="tf-detail-head">
            {product.brand !== null && <p className="tf-second tf-quiet">{product.brand}</p>}
            <Heading className="tf-h1 tf-detail-name" id={titleId}>
              {product.name}
            </Heading>
            {product.packSize !== '' && <p className="tf-muted">{product.packSize}</p>}
          </header>
          <div className="tf-stack" data-gap="1">
            <PriceLine product={product} words={words} formats={formats} />
            <StockLine product={product} words={words} formats={formats} />
          </div>
          <BuyPanel {...props} formats={formats} />
          {product.description !== null && <p className="tf-muted tf-detail-text">{product.description}</p>}
          {extra?.({ product })}
        </div>
      </Sheet>
      {isOut && <LateShelf {...props} kind="instead" formats={formats} />}
      <Sheet aria-labelledby={factsId}>
        <SheetHead title={m.facts.title} titleId={factsId} level={level} />
        <SheetBody>
          <FactsList product={product} words={words} formats={formats} />
        </SheetBody>
      </Sheet>
      <LateShelf {...props} kind="related" formats={formats} />
    </>
  );
}
