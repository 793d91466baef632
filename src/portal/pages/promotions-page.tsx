import { Promotions, type PromotionsValue } from '../../widgets/promotions';
import { usePortal } from '../portal-context';
import { setSearchParams } from '../use-search-params';

/** Promotions page, with its filters in the query. */
export default function PromotionsPage() {
  const { query } = usePortal();
  return (
    <Promotions
      headingLevel={1}
      value={valueIn(query)}
      promotionId={query.get('promotion') ?? undefined}
      onValueChange={(value) => setSearchParams(queryOf(value), 'replace')}
    />
  );
}

const valueIn = (query: URLSearchParams): PromotionsValue => {
  const kind = query.get('kind');
  return {
    kind: kind === 'discount' || kind === 'free-goods' ? kind : null,
    brand: query.get('brand'),
    endingSoon: query.has('soon'),
    exclusive: query.has('own'),
  };
};

const queryOf = ({ kind, brand, endingSoon, exclusive }: PromotionsValue) => ({
  kind,
  brand,
  soon: endingSoon ? '1' : null,
  own: exclusive ? '1' : null,
});
