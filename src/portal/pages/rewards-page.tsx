import { RewardsClaim } from '../../widgets/rewards-claim';
import { usePortal } from '../portal-context';
import { setSearchParams, numberParam } from '../use-search-params';

/** The points of the account, with what is shown in the address. */
export default function RewardsPage() {
  const { query } = usePortal();
  const page = numberParam(query, 'page', 1);
  return (
    <RewardsClaim
      headingLevel={1}
      value={{ withinReach: query.has('reach'), page }}
      // A page that is turned is a step of its own: Back turns it back.
      onValueChange={(next) =>
        setSearchParams(
          { reach: next.withinReach ? '1' : null, page: next.page === 1 ? null : String(next.page) },
          next.page === page ? 'replace' : 'push',
        )
      }
    />
  );
}
