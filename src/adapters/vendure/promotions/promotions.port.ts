import type { PromotionsPort } from '../../../ports';
import { plain } from '../../common/text';
import { toProduct } from '../catalog/product.mapping';
import { amountOrNull } from '../common/amounts';
import type { Context } from '../context';
import { tradePromotions } from './promotions.wire';

/** Implements the promotions port with the plugin. */
export function promotionsPort({ graphql, options: { baseUrl } }: Context): PromotionsPort {
  return {
    async list({ accountId, locale }, call) {
      const {
        tradeAccount: { currencyCode },
        tradePromotions: { today, items },
      } = await graphql.send(tradePromotions, { accountId, locale, ...call });
      return {
        today,
        items: items.map((wire) => ({
          id: wire.id,
          kind: wire.kind === 'free-goods' ? 'free-goods' : 'discount',
          title: plain(wire.title),
          summary: plain(wire.summary),
          brand: plain(wire.brand) || null,
          startsOn: wire.startsOn,
          endsOn: wire.endsOn,
          exclusive: wire.exclusive,
          terms: wire.terms.map(plain),
          products: wire.products.map((product) => toProduct(product, baseUrl)),
          gift: wire.gift === null ? null : toProduct(wire.gift, baseUrl),
          progress:
            wire.progress === null
              ? null
              : { ...wire.progress, worth: amountOrNull(wire.progress.worth, currencyCode) },
        })),
      };
    },
  };
}
