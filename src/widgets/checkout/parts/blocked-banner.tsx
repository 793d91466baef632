import type { Account } from '../../../domain';
import { OrderingStopped } from '../../common/ordering/ordering-banners';

/** What keeps the account from checking out, why, and who can help (decision 10). */
export function StoppedBanner({ account, kept }: { readonly account: Account; readonly kept: string }) {
  const stopping = account.conditions.find(({ stops }) => stops.includes('checkout'));
  return stopping === undefined ? null : (
    <OrderingStopped condition={stopping} accountName={account.name}>
      {kept}
    </OrderingStopped>
  );
}
