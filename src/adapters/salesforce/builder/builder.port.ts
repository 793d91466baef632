import type { CartItem, EasyOrder, EasyOrderDecision, EasyOrderRefusal } from '../../../domain';
import {
  type BuilderPort,
  type CallOptions,
  type EasyOrderPort,
  type ForAccount,
  type InLocale,
  PortError,
} from '../../../ports';
import { rejectionProblem } from '../../../rules/easy-order';
import { plainAmount } from '../../../rules/money';
import { productsBy } from '../catalog/products';
import { recordId } from '../common/ids';
import type { Context } from '../context';
import { createCommitPort } from '../server-methods/commit';
import type { ResponseOf } from '../server-methods/contract';
import { toEasyOrder, toFill, toQuote } from './builder.mapping';
import { easyOrder, fillOrder, getEasyOrder, quoteEasyOrder } from './builder.methods';

const reasons: readonly EasyOrderRefusal[] = [
  'decided',
  'too-late',
  'below-minimum',
  'unavailable-lines',
  'total-changed',
  'ordering-stopped',
];

const itemsOf = (items: readonly CartItem[]): CartItem[] =>
  items.map(({ productId, quantity }) => ({ productId, quantity }));

/** Converts a decision to a request. @throws PortError `rejected` with the missing fields of a rejection */
function toDecisionRequest(request: EasyOrderDecision) {
  const { easyOrderId, decision } = request;
  if (decision === 'accept') {
    const { items, expectedTotal } = request;
    return {
      easyOrderId,
      decision,
      items: itemsOf(items),
      expectedTotal: plainAmount(expectedTotal),
      currencyIsoCode: expectedTotal.currency,
      reason: null,
      note: '',
    };
  }
  const wrong = rejectionProblem(request);
  if (wrong !== null)
    throw new PortError('rejected', 'The rejection is not complete', { fields: { [wrong.field]: wrong.problem.code } });
  return {
    easyOrderId,
    decision,
    items: null,
    expectedTotal: null,
    currencyIsoCode: null,
    reason: request.reason,
    note: request.note.trim(),
  };
}

/** Implements the easy order port with the store's server methods, because the platform has no proposals. */
export function easyOrderPort(context: Context): EasyOrderPort {
  const { methods } = context;

  async function readProductsAndConvert(
    wire: NonNullable<ResponseOf<'getEasyOrder'>>,
    { accountId, locale }: ForAccount & InLocale,
    options: CallOptions | undefined,
  ): Promise<EasyOrder> {
    const products = await productsBy(
      context,
      'ids',
      wire.lines.map(({ productId }) => recordId(productId)),
      { accountId, locale, signal: options?.signal },
    );
    return toEasyOrder(wire, products, context.productFields);
  }

  function signedIn(accountId: string | null): void {
    if (accountId === null) throw new PortError('signed-out', 'Proposals are not available to guests');
  }

  return {
    ...createCommitPort(context, easyOrder, {
      toArguments: toDecisionRequest,
      toValue: readProductsAndConvert,
      reasons,
    }),
    async read({ accountId, locale }, options) {
      signedIn(accountId);
      const found = await methods.call(
        getEasyOrder,
        { effectiveAccountId: accountId, language: locale },
        options?.signal,
      );
      return found === null ? null : readProductsAndConvert(found, { accountId, locale }, options);
    },
    async quote({ easyOrderId, items, accountId, locale }, options) {
      signedIn(accountId);
      return toQuote(
        await methods.call(
          quoteEasyOrder,
          { effectiveAccountId: accountId, language: locale, easyOrderId, items: itemsOf(items) },
          options?.signal,
        ),
      );
    },
  };
}

/** Implements the builder port with the store's server methods, because the platform has no call for it. */
export function builderPort(context: Context): BuilderPort {
  return {
    async fill({ source, accountId, locale }, options) {
      if (accountId === null) throw new PortError('signed-out', 'A guest has no orders');
      const orders = source.type === 'average' ? source.orders : null;
      if (orders !== null && !(Number.isInteger(orders) && orders > 0)) {
        throw new PortError('rejected', 'An average requires at least one order', {
          fields: { orders: 'rangeUnderflow' },
        });
      }
      const found = await context.methods.call(
        fillOrder,
        { effectiveAccountId: accountId, language: locale, source: source.type, orders },
        options?.signal,
      );
      if (found === null) return null;
      const ids = found.lines
        .flatMap(({ productId, substituteId }) => (substituteId ? [productId, substituteId] : [productId]))
        .map(recordId);
      return toFill(
        found,
        await productsBy(context, 'ids', [...new Set(ids)], { accountId, locale, signal: options?.signal }),
      );
    },
  };
}
