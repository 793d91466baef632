import { OrderBuilder } from '../../widgets/order-builder';
import { usePortal } from '../portal-context';
import { setSearchParams } from '../use-search-params';

/** Order builder page. The query opens the proposed order. */
export default function OrderBuilderPage() {
  const { query } = usePortal();
  const view = query.get('view') === 'easy-order' ? 'easy-order' : 'builder';
  return (
    <OrderBuilder
      headingLevel={1}
      view={view}
      onViewChange={({ view: next }) => setSearchParams({ view: next === 'builder' ? null : next }, 'push')}
    />
  );
}
