import type { Account } from '../../../domain';
import { useMessages } from '../../../runtime/react/use-messages';
import { OrderingStopped } from '../../common/ordering/ordering-banners';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

/** What keeps the account from checking out, why, and who can help (decision 10). */
export function StoppedBanner({ account, overrides }: { readonly account: Account; readonly overrides?: object }) {
  const { m } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const stopping = account.conditions.find(({ stops }) => stops.includes('checkout'));
  return stopping === undefined ? null : (
    <OrderingStopped condition={stopping} accountName={account.name}>
      {m.blocked.kept}
    </OrderingStopped>
  );
}
