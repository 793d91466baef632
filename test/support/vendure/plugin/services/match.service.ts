import { Inject, Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import type { TradeAccount } from '../entities/trade-account.entity';
import { folded } from '../rules/problems';
import { type BuyingTerms, type TradeProduct, TradeProductService } from './product.service';

const SUBSTITUTES = 3;
const RELATED = 6;
const SUGGESTIONS = 5;
const USUAL = 30;

/** Products that fit another product or a text. */
@Injectable()
export class TradeMatchService {
  constructor(@Inject(TradeProductService) private readonly products: TradeProductService) {}

  private async all(ctx: RequestContext, account: BuyingTerms): Promise<readonly TradeProduct[]> {
    const products = await this.products.find(ctx, account, await this.products.allIds(ctx));
    return products.filter(({ problem }) => problem !== 'not-listed');
  }

  /** Products that can replace one: the same drink in another package first, then a similar one. */
  async substitutes(ctx: RequestContext, account: BuyingTerms, variantId: ID): Promise<readonly TradeProduct[]> {
    const products = await this.all(ctx, account);
    const product = products.find(({ id }) => String(id) === String(variantId));
    if (product === undefined) return [];
    return best(products, SUBSTITUTES, (other) => {
      if (other.problem !== null || other.id === product.id || other.sellingUnit !== product.sellingUnit) return 0;
      if (other.brand === product.brand && other.flavor === product.flavor) return 3;
      if (other.kind !== product.kind) return 0;
      return other.flavor === product.flavor ? 2 : other.packageType === product.packageType ? 1 : 0;
    });
  }

  /** Products that go with one: other flavors of its brand in the same package first. */
  async related(ctx: RequestContext, account: BuyingTerms, variantId: ID): Promise<readonly TradeProduct[]> {
    const products = await this.all(ctx, account);
    const product = products.find(({ id }) => String(id) === String(variantId));
    if (product === undefined) return [];
    return best(products, RELATED, (other) => {
      if (other.problem !== null || other.id === product.id) return 0;
      if (other.brand === product.brand && other.flavor !== product.flavor)
        return other.packageType === product.packageType ? 3 : 2;
      return other.kind === product.kind ? 1 : 0;
    });
  }

  /** The products for texts: an SKU, a UPC or a name, with or without its pack size. */
  async match(ctx: RequestContext, account: BuyingTerms, entries: readonly string[]) {
    const products = (await this.all(ctx, account)).map((product) => ({
      product,
      exact: new Set([product.sku, product.upc ?? product.sku]),
      name: words(`${product.name} ${product.packSize}`),
    }));
    return entries.map((entry) => {
      const code = entry.trim();
      const wanted = [...words(entry)];
      const found =
        code === ''
          ? []
          : products.filter(
              ({ exact, name }) =>
                exact.has(code) ||
                (wanted.length > 0 && wanted.every((word) => [...name].some((one) => one.startsWith(word)))),
            );
      const byCode = found.find(({ exact }) => exact.has(code));
      const only = byCode ?? (found.length === 1 ? found[0] : undefined);
      return {
        entry,
        product: only?.product ?? null,
        suggestions: only === undefined ? found.slice(0, SUGGESTIONS).map(({ product }) => product) : [],
      };
    });
  }

  /** Products that the account orders regularly, with the median quantity of its last orders. */
  async usual(ctx: RequestContext, account: TradeAccount) {
    const quantities = await this.products.orderedBy(ctx, account);
    const products = await this.products.findMap(ctx, account, [...quantities.keys()]);
    return [...quantities]
      .flatMap(([id, ordered]) => {
        const product = products.get(id);
        return product === undefined || product.problem === 'not-listed' ? [] : [{ product, ordered }];
      })
      .sort((a, b) => b.ordered.length - a.ordered.length)
      .slice(0, USUAL)
      .map(({ product, ordered }) => ({
        product,
        quantity: allowedNear(product, [...ordered].sort((a, b) => a - b)[ordered.length >> 1] ?? product.minQuantity),
        orders: ordered.length,
      }));
  }
}

const words = (text: string): ReadonlySet<string> =>
  new Set(
    folded(text)
      .split(/[^\p{L}\p{N}.]+/u)
      .filter((word) => word !== ''),
  );

function best(
  products: readonly TradeProduct[],
  most: number,
  score: (product: TradeProduct) => number,
): readonly TradeProduct[] {
  return products
    .map((product) => ({ product, score: score(product) }))
    .filter((scored) => scored.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ product }) => product);
}

/** The nearest quantity that the product's rule allows. */
function allowedNear({ minQuantity: min, maxQuantity: max, quantityStep: step }: TradeProduct, quantity: number) {
  const nearest = Math.max(min, min + Math.round((quantity - min) / step) * step);
  return max === null || nearest <= max ? nearest : min + Math.floor((max - min) / step) * step;
}
