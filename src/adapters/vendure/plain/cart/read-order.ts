import type { CallOptions, ForAccount, InLocale } from '../../../../ports';
import type { Context } from '../../context';
import { assertOwn } from '../session/customer';
import { activeOrder, type WireOrder } from './order.wire';

/** Reads the active order of a customer; null before the first addition. @throws PortError for another's account */
export async function readOrder(
  { graphql }: Context,
  { accountId, locale, signal }: ForAccount & InLocale & CallOptions,
): Promise<{ readonly order: WireOrder | null; readonly currency: string; readonly accountId: string }> {
  const answer = await graphql.send(activeOrder, { locale, signal });
  assertOwn(answer.activeCustomer, accountId);
  return {
    order: answer.activeOrder,
    currency: answer.activeOrder?.currencyCode ?? answer.activeChannel.currencyCode,
    // The check above refuses a guest.
    accountId: accountId ?? '',
  };
}
