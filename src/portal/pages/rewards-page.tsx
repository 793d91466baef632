import { RewardsClaim } from '../../widgets/rewards-claim';
import { usePortal } from '../portal-context';
import { setSearchParams, numberParam } from '../use-search-params';

/** Rewards page, with its view in the query. */
export default function RewardsPage() {
  const { query } = usePortal();
  const page = numberParam(query, 'page', 1);
  return (
    <RewardsClaim
      headingLevel={1}
      value={{ withinReach: query.has('reach'), page }}
      // A page number gets its own history entry, so that Back returns to the previous page.
      onValueChange={(next) =>
        setSearchParams(
          { reach: next.withinReach ? '1' : null, page: next.page === 1 ? null : String(next.page) },
          next.page === page ? 'replace' : 'push',
        )
      }
    />
  );
}
