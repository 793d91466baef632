import { type BuilderPort, PortError } from '../../../ports';
import type { Context } from '../context';
import { toFill } from '../mapping/builder';
import { recordId } from '../mapping/ids';
import { productsBy } from '../products';
import { askOf } from '../server-methods/send';
import { builderMethods } from '../server-methods/builder-methods';

/** Earlier orders as the beginning of a new one: the platform has no call for it. */
export function builderPort(context: Context): BuilderPort {
  return {
    async fill({ source, accountId, locale }, options) {
      if (accountId === null) throw new PortError('signed-out', 'A guest has no orders');
      const orders = source.is === 'average' ? source.orders : null;
      if (orders !== null && !(Number.isInteger(orders) && orders > 0)) {
        throw new PortError('rejected', 'An average is over one order at least', { fields: { orders: 'rangeUnderflow' } });
      }
      const found = await askOf(context.methods, builderMethods)('fillOrder', { effectiveAccountId: accountId, language: locale, source: source.is, orders }, options?.signal);
      if (found === null) return null;
      const ids = found.lines.flatMap(({ productId, substituteId }) => (substituteId ? [productId, substituteId] : [productId])).map(recordId);
      return toFill(found, await productsBy(context, 'ids', [...new Set(ids)], { accountId, locale, signal: options?.signal }));
    },
  };
}
