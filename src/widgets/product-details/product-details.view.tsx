import { useId } from 'react';
import type { ProductDetail } from '../../domain';
import { useFormats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import { useSettings } from '../../runtime/react/provider';
import { Card } from '../../ui/card/card-container';
import { CopyButton } from '../../ui/copy-button/copy-button';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { ButtonLink } from '../../ui/button/button';
import { SkeletonShape, SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { Heading, usePartLevel } from '../common/heading';
import { fillSlot } from '../common/slots';
import { Gallery } from './parts/gallery';
import { OrderingPlaceholder } from './parts/lazy-ordering';
import type { Ordering, ProductDetailsSlots } from './product-details.types';
import { type LineProps, PriceLine, StockLine } from './parts/price-line';
import type { productDetailsMessages } from './product-details.messages';
import { type Fact, factsOf } from './product-details.rules';

export interface ProductDetailsViewProps {
  readonly product: ProductDetail;
  /** Null until the code of ordering has loaded. */
  readonly ordering: Ordering | null;
  readonly messages: Messages<typeof productDetailsMessages>;
  readonly slots: ProductDetailsSlots;
}

/** The product with its order control, its substitutes, its facts, and related products. */
export function ProductDetailsView({ product, ordering, messages, slots }: ProductDetailsViewProps) {
  const { m } = messages;
  const formats = useFormats();
  const titleId = useId();
  const factsId = useId();
  const part = { product, messages, formats };
  const isOut = product.stock.label === 'out-of-stock';
  const data = { product };
  return (
    <>
      <Card
        as="article"
        part="detail"
        className="tf-detail"
        {...(slots.title === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': product.name })}
      >
        {fillSlot(slots.picture, <Gallery product={product} messages={messages} />, data)}
        <div part="detail-main" className="tf-detail-main">
          {fillSlot(
            slots.title,
            <header part="detail-header" className="tf-detail-header">
              {product.brand !== null && <p className="tf-second tf-quiet">{product.brand}</p>}
              <Heading part="detail-name" className="tf-h1 tf-detail-name" id={titleId}>
                {product.name}
              </Heading>
              {product.packSize !== '' && <p className="tf-muted">{product.packSize}</p>}
            </header>,
            data,
          )}
          {fillSlot(
            slots.price,
            <div className="tf-stack" data-gap="1">
              <PriceLine {...part} />
              <StockLine {...part} />
            </div>,
            data,
          )}
          {fillSlot(
            slots.actions,
            ordering === null ? (
              <OrderingPlaceholder messages={messages} />
            ) : (
              <ordering.BuyPanel {...part} ordering={ordering} />
            ),
            data,
          )}
          {isOut && ordering !== null && <ordering.Shelf {...part} ordering={ordering} kind="instead" />}
          {fillSlot(
            slots.description,
            product.description !== null && (
              <p part="detail-text" className="tf-muted tf-detail-text">
                {product.description}
              </p>
            ),
            data,
          )}
          {fillSlot(slots.extra, null, data)}
          {fillSlot(
            slots.facts,
            <section className="tf-stack" aria-labelledby={factsId}>
              <Heading below={1} className="tf-h3" id={factsId}>
                {m.facts.title}
              </Heading>
              <FactsList {...part} />
            </section>,
            data,
          )}
        </div>
      </Card>
      {fillSlot(
        slots.related,
        ordering !== null && <ordering.Shelf {...part} ordering={ordering} kind="related" />,
        data,
      )}
    </>
  );
}

/** Labeled list of the known facts of a product. */
function FactsList({ product, messages, formats }: LineProps) {
  const { m } = messages;
  return (
    <dl part="detail-facts" className="tf-detail-facts">
      {factsOf(product).map((fact) => (
        <div key={fact.key}>
          <dt className="tf-second tf-quiet">{m.facts[fact.key]}</dt>
          <dd>
            <bdi>{factText(fact, messages, formats)}</bdi>
            {fact.key === 'sku' && (
              <CopyButton text={fact.value} label={m.copy.label} copied={m.copy.copied} failed={m.copy.failed} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factText(fact: Fact, { m, fill, plural }: LineProps['messages'], formats: LineProps['formats']): string {
  switch (fact.key) {
    case 'caseQuantity':
      return plural(m.facts.inCase, fact.value);
    case 'calories':
      return fill(m.facts.caloriesEach, { amount: formats.number(fact.value) });
    case 'caffeine':
      return fill(m.facts.caffeineEach, { amount: formats.number(fact.value) });
    default:
      return fact.value;
  }
}

/** State for a product that does not exist for this account, with a link to the products. */
export function NotFound({ messages: { m } }: { readonly messages: Messages<typeof productDetailsMessages> }) {
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  return (
    <Card as="div">
      <EmptyState
        glyph="search"
        level={usePartLevel()}
        title={m.notFound.title}
        text={m.notFound.text}
        actions={href === null ? undefined : <ButtonLink href={href}>{m.notFound.action}</ButtonLink>}
      />
    </Card>
  );
}

/** Placeholder of the product page in the same layout. */
export const DetailsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div part="detail-page" className="tf-detail-page">
      <Card as="div" part="detail" className="tf-detail">
        <div part="detail-gallery" className="tf-detail-gallery">
          <SkeletonShape shape="block" />
        </div>
        <div part="detail-main" className="tf-detail-main">
          <div part="detail-header" className="tf-detail-header">
            <SkeletonText lines={3} />
          </div>
          <SkeletonShape shape="line" width="sm" className="tf-detail-price-skeleton" />
          <div part="detail-buy" className="tf-detail-buy">
            <div part="detail-action" className="tf-detail-action">
              <SkeletonShape shape="control" />
              <SkeletonShape shape="control" className="tf-detail-coming" />
            </div>
          </div>
          <SkeletonText />
          <div part="detail-facts" className="tf-detail-facts">
            {Array.from({ length: 10 }, (_, at) => (
              <div key={at}>
                <SkeletonShape width="xs" />
                <SkeletonShape width="sm" />
              </div>
            ))}
          </div>
        </div>
      </Card>
    </div>
  </Skeleton>
);
