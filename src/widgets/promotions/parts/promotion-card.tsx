import { useId } from 'react';
import type { Product, Promotion } from '../../../domain';
import type { CalendarDate } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { Link } from '../../../ui/link/link';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Tag } from '../../../ui/tag/tag';
import { Heading } from '../../common/heading';
import { ProductPicture } from '../../common/product-image';
import { daysLeft, promotionBlockerOf, SOON_DAYS } from '../promotions.rules';
import type { PromotionsViewProps, PromotionsMessages } from '../promotions.view';
import { Earning } from './earning';

export interface PromotionCardProps extends Pick<
  PromotionsViewProps,
  'cart' | 'checking' | 'messages' | 'emit' | 'onToast'
> {
  readonly promotion: Promotion;
  /** True if a deep link names this promotion. */
  readonly named: boolean;
  readonly today: CalendarDate;
}

/** One promotion: benefit, end date, progress of the cart, and terms. */
export function PromotionCard({ promotion, named, today, messages, ...rest }: PromotionCardProps) {
  const { m } = messages;
  const titleId = useId();
  const { kind, title, summary, exclusive, terms, products, gift } = promotion;
  const pictured = gift ?? products[0];
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      part="promotion-sheet"
      className="tf-promotion-sheet"
      data-earned={(promotion.progress?.earned ?? 0) > 0 || undefined}
      data-named={named || undefined}
    >
      <CardBody part="promotion" className="tf-promotion">
        <div part="promotion-header" className="tf-promotion-header">
          {pictured && <ProductPicture product={pictured} size="md" off={promotionBlockerOf(products) !== null} />}
          <div className="tf-stack" data-gap="1">
            <div part="promotion-tags" className="tf-promotion-tags">
              <Tag tone="line">{m.kinds[kind]}</Tag>
              {exclusive && <Tag tone="accent">{m.filters.exclusive}</Tag>}
              <Left promotion={promotion} today={today} messages={messages} />
            </div>
            <Heading below={1} id={titleId} className="tf-h2">
              {title}
            </Heading>
            <p className="tf-muted">{summary}</p>
            <p className="tf-second tf-quiet">
              <Dates promotion={promotion} messages={messages} />
            </p>
          </div>
        </div>
        {promotion.progress !== null && (
          <Earning promotion={promotion} progress={promotion.progress} messages={messages} {...rest} />
        )}
        {(terms.length > 0 || products.length > 1) && (
          <details part="promotion-terms" className="tf-promotion-terms">
            <summary>{m.terms.open}</summary>
            <div className="tf-stack" data-gap="3">
              <ul role="list" part="promotion-lines" className="tf-promotion-lines">
                {terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
              <Products title={m.terms.counts} products={products} emit={rest.emit} />
              {gift && <Products title={m.terms.gift} products={[gift]} emit={rest.emit} />}
            </div>
          </details>
        )}
      </CardBody>
    </Card>
  );
}

function Left({
  promotion,
  today,
  messages: { m, fill, plural },
}: {
  readonly promotion: Promotion;
  readonly today: CalendarDate;
  readonly messages: PromotionsMessages;
}) {
  const { day } = useFormats();
  if (promotion.startsOn > today) return <Tag>{fill(m.startsOn, { date: day(promotion.startsOn) })}</Tag>;
  const left = daysLeft(promotion, today);
  if (left === null || left > SOON_DAYS) return null;
  return <Tag tone="caution">{left === 0 ? m.lastDay : plural(m.daysLeft, left)}</Tag>;
}

function Dates({
  promotion: { startsOn, endsOn },
  messages: { m, fill },
}: {
  readonly promotion: Promotion;
  readonly messages: PromotionsMessages;
}) {
  const { day } = useFormats();
  return endsOn === null
    ? fill(m.from, { start: day(startsOn) })
    : fill(m.dates, { start: day(startsOn), end: day(endsOn) });
}

/** Product names, each linked to its page if the host has one. */
function Products({
  title,
  products,
  emit,
}: { readonly title: string; readonly products: readonly Product[] } & Pick<PromotionCardProps, 'emit'>) {
  const { links } = useSettings();
  return (
    <div className="tf-stack" data-gap="1">
      <Heading below={2} className="tf-h3">
        {title}
      </Heading>
      <ul role="list" part="promotion-lines" className="tf-promotion-lines">
        {products.map(({ id, name, packSize }) => {
          const href = links.href({ to: 'product', id });
          return (
            <li key={id}>
              {href === null ? (
                <bdi>{name}</bdi>
              ) : (
                <Link href={href} onClick={() => emit('product-open', { productId: id })}>
                  <bdi>{name}</bdi>
                </Link>
              )}{' '}
              <bdi className="tf-quiet">{packSize}</bdi>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
