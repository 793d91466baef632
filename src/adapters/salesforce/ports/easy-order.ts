import type { CartItem, EasyOrder, EasyOrderDecision, EasyOrderRefusal } from '../../../domain';
import { type CallOptions, type EasyOrderPort, type ForAccount, type InLocale, PortError } from '../../../ports';
import { rejectionProblem } from '../../../rules/easy-order';
import { plainAmount } from '../../../rules/money';
import type { Context } from '../context';
import { toEasyOrder, toQuote } from '../mapping/builder';
import { recordId } from '../mapping/ids';
import { productsBy } from '../products';
import { askOf } from '../server-methods/send';
import { builderMethods } from '../server-methods/builder-methods';
import { easyOrderValue } from '../server-methods/builder-responses';
import type { ResponseOf } from '../server-methods/contract';
import { createCommitPort } from './commit-port';

const reasons: readonly EasyOrderRefusal[] = ['decided', 'too-late', 'below-minimum', 'unavailable-lines', 'total-changed', 'ordering-stopped'];

const itemsOf = (items: readonly CartItem[]): CartItem[] => items.map(({ productId, quantity }) => ({ productId, quantity }));

/** @throws PortError `rejected` naming what is missing of a rejection */
function asked(request: EasyOrderDecision) {
  const { easyOrderId, decision } = request;
  if (decision === 'accept') {
    const { items, expectedTotal } = request;
    return { easyOrderId, decision, items: itemsOf(items), expectedTotal: plainAmount(expectedTotal), currencyIsoCode: expectedTotal.currency, reason: null, note: '' };
  }
  const wrong = rejectionProblem(request);
  if (wrong !== null) throw new PortError('rejected', 'The rejection is not complete', { fields: { [wrong.field]: wrong.problem.code } });
  return { easyOrderId, decision, items: null, expectedTotal: null, currencyIsoCode: null, reason: request.reason, note: request.note.trim() };
}

/** The order proposed for an account's next delivery: the platform proposes nothing, so the store's server methods do. */
export function easyOrderPort(context: Context): EasyOrderPort {
  const ask = askOf(context.methods, builderMethods);

  async function told(wire: NonNullable<ResponseOf<'getEasyOrder'>>, { accountId, locale }: ForAccount & InLocale, options: CallOptions | undefined): Promise<EasyOrder> {
    const products = await productsBy(context, 'ids', wire.lines.map(({ productId }) => recordId(productId)), { accountId, locale, signal: options?.signal });
    return toEasyOrder(wire, products, context.productFields);
  }

  function signedIn(accountId: string | null): void {
    if (accountId === null) throw new PortError('signed-out', 'Nothing is proposed to a guest');
  }

  return {
    ...createCommitPort(context, { name: 'easyOrder', schema: easyOrderValue, ask: asked, tell: told, reasons }),
    async read({ accountId, locale }, options) {
      signedIn(accountId);
      const found = await ask('getEasyOrder', { effectiveAccountId: accountId, language: locale }, options?.signal);
      return found === null ? null : told(found, { accountId, locale }, options);
    },
    async quote({ easyOrderId, items, accountId, locale }, options) {
      signedIn(accountId);
      return toQuote(await ask('quoteEasyOrder', { effectiveAccountId: accountId, language: locale, easyOrderId, items: itemsOf(items) }, options?.signal));
    },
  };
}
