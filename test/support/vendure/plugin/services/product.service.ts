import { Inject, Injectable } from '@nestjs/common';
import {
  type ID,
  OrderLine,
  ProductVariant,
  ProductVariantPrice,
  type RequestContext,
  StockLevel,
  TransactionalConnection,
} from '@vendure/core';
import { In, MoreThan, Not } from 'typeorm';
import type { TradeAccount } from '../entities/trade-account.entity';
import { TradeOrder } from '../entities/trade-order.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { dateIn } from '../rules/calendar';
import { askAboveOf, type QuantityRule } from '../rules/quantity';

/** A product as an account can order it. Amounts are in minor units of the account's currency. */
export interface TradeProduct {
  readonly id: ID;
  readonly productId: ID;
  readonly sku: string;
  readonly upc: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly flavor: string | null;
  readonly kind: string | null;
  readonly packageType: string | null;
  readonly packSize: string;
  readonly unitSize: string | null;
  readonly caseQuantity: number | null;
  readonly calories: number | null;
  readonly caffeine: number | null;
  readonly description: string | null;
  readonly image: string | null;
  readonly sellingUnit: string;
  readonly minQuantity: number;
  readonly maxQuantity: number | null;
  readonly quantityStep: number;
  readonly stockLabel: string | null;
  readonly available: number | null;
  readonly backOn: string | null;
  readonly price: number | null;
  readonly originalPrice: number | null;
  readonly currencyCode: string;
  readonly problem: 'out-of-stock' | 'not-listed' | 'price-unavailable' | null;
  readonly lastOrderedQuantity: number | null;
  readonly lastOrderedOn: string | null;
  readonly usualQuantity: number | null;
  readonly askAbove: number;
}

/** What decides which products a person sees and at which prices: their account, or the store's terms for guests. */
export interface BuyingTerms extends Pick<TradeAccount, 'currencyCode' | 'taxZone' | 'timeZone'> {
  /** Null for guests, who have no history. */
  readonly id: ID | null;
  readonly address: Pick<TradeAccount['address'], 'country'>;
}

/** An order of the past year that contains a product. */
interface PastOrder {
  readonly quantity: number;
  readonly placedAt: number;
}

/** Largest number in stock that counts as low. */
const LOW_STOCK = 25;
const YEAR = 365 * 86_400_000;

export const ruleOf = (product: TradeProduct): QuantityRule => ({
  min: product.minQuantity,
  max: product.maxQuantity,
  step: product.quantityStep,
});

/** Products with the prices, stock and history of an account. */
@Injectable()
export class TradeProductService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  /** Products by the ids of their variants, in their order; unknown ids are left out. */
  async find(ctx: RequestContext, terms: BuyingTerms, ids: readonly ID[]): Promise<readonly TradeProduct[]> {
    const byId = await this.findMap(ctx, terms, ids);
    return ids.flatMap((id) => byId.get(String(id)) ?? []);
  }

  /** Products by the ids of their variants. */
  async findMap(
    ctx: RequestContext,
    terms: BuyingTerms,
    ids: readonly ID[],
  ): Promise<ReadonlyMap<string, TradeProduct>> {
    const unique = [...new Set(ids.map(String))];
    if (unique.length === 0) return new Map();
    const variants = await this.connection.getRepository(ctx, ProductVariant).find({
      where: { id: In(unique) },
      relations: ['translations', 'product', 'product.translations'],
      relationLoadStrategy: 'query',
    });
    const [prices, stock, history] = await Promise.all([
      this.pricesOf(ctx, terms, unique),
      this.stockOf(ctx, unique),
      this.historyOf(ctx, terms, unique),
    ]);
    return new Map(
      variants.map((variant) => [
        String(variant.id),
        present(variant, ctx, terms, {
          price: prices.get(String(variant.id)) ?? null,
          left: stock.get(String(variant.id)) ?? null,
          history: history.get(String(variant.id)) ?? [],
        }),
      ]),
    );
  }

  /** Ids of all variants that are for sale. */
  async allIds(ctx: RequestContext): Promise<readonly ID[]> {
    const variants = await this.connection
      .getRepository(ctx, ProductVariant)
      .find({ where: { enabled: true }, select: ['id'] });
    return variants.filter(({ deletedAt }) => deletedAt === null || deletedAt === undefined).map(({ id }) => id);
  }

  private async pricesOf(ctx: RequestContext, { currencyCode }: BuyingTerms, ids: readonly string[]) {
    const prices = await this.connection.getRepository(ctx, ProductVariantPrice).find({
      where: { variant: { id: In([...ids]) }, channelId: ctx.channelId },
      relations: ['variant'],
    });
    return new Map(
      prices
        .filter((price) => price.currencyCode === currencyCode)
        .map((price) => [String(price.variant.id), price.price]),
    );
  }

  /** Numbers left of the variants whose stock is counted. */
  private async stockOf(ctx: RequestContext, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const levels = await this.connection.getRepository(ctx, StockLevel).find({
      where: { productVariantId: In([...ids]), productVariant: { trackInventory: Not('FALSE' as never) } }, // An enum that the package declares twice.
    });
    const left = new Map<string, number>();
    for (const { productVariantId, stockOnHand, stockAllocated } of levels) {
      const id = String(productVariantId);
      left.set(id, (left.get(id) ?? 0) + stockOnHand - stockAllocated);
    }
    return left;
  }

  /** The account's orders of the past year by product, newest first. */
  private async historyOf(
    ctx: RequestContext,
    { id: accountId }: BuyingTerms,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PastOrder[]>> {
    if (accountId === null) return new Map();
    const since = new Date((this.options.now ?? Date.now)() - YEAR);
    const rows: { variantId: ID; quantity: number; placedAt: Date | string }[] = await this.connection
      .getRepository(ctx, TradeOrder)
      .createQueryBuilder('trade')
      .innerJoin(OrderLine, 'line', 'line.orderId = trade.orderId')
      .select('line.productVariantId', 'variantId')
      .addSelect('line.orderPlacedQuantity', 'quantity')
      .addSelect('trade.placedAt', 'placedAt')
      .where('trade.accountId = :accountId AND trade.isCart = :no AND trade.cancelledAt IS NULL', {
        accountId,
        no: false,
      })
      .andWhere('trade.placedAt > :since', { since })
      .andWhere('line.productVariantId IN (:...ids)', { ids })
      .orderBy('trade.placedAt', 'DESC')
      .getRawMany();
    const byVariant = new Map<string, PastOrder[]>();
    for (const { variantId, quantity, placedAt } of rows) {
      const id = String(variantId);
      // SQLite returns dates as text in UTC without a zone.
      const at = placedAt instanceof Date ? placedAt.getTime() : Date.parse(`${placedAt.replace(' ', 'T')}Z`);
      byVariant.set(id, [...(byVariant.get(id) ?? []), { quantity, placedAt: at }]);
    }
    return byVariant;
  }

  /** Number of orders of the past year that contain each product, with the quantities, newest first. */
  async orderedBy(ctx: RequestContext, account: TradeAccount): Promise<ReadonlyMap<string, readonly number[]>> {
    const orders = await this.connection.getRepository(ctx, TradeOrder).find({
      where: {
        account: { id: account.id },
        isCart: false,
        placedAt: MoreThan(new Date((this.options.now ?? Date.now)() - YEAR)),
      },
      order: { placedAt: 'DESC' },
    });
    const completed = orders
      .filter(
        ({ status, cancelledAt }) =>
          cancelledAt === null && (status === null || status === 'delivered' || status === 'in-settlement'),
      )
      .slice(0, 10);
    if (completed.length === 0) return new Map();
    const lines = await this.connection.getRepository(ctx, OrderLine).find({
      where: { order: { id: In(completed.map(({ orderId }) => orderId)) } },
      relations: ['order'],
      loadEagerRelations: false,
    });
    const rank = new Map(completed.map(({ orderId }, at) => [String(orderId), at]));
    lines.sort((a, b) => (rank.get(String(a.order.id)) ?? 0) - (rank.get(String(b.order.id)) ?? 0));
    const quantities = new Map<string, number[]>();
    for (const line of lines) {
      const id = String(line.productVariantId);
      quantities.set(id, [...(quantities.get(id) ?? []), line.orderPlacedQuantity]);
    }
    return quantities;
  }
}

function translated<Row extends { languageCode: string }>(rows: readonly Row[], ctx: RequestContext): Row | undefined {
  return (
    rows.find(({ languageCode }) => languageCode === ctx.languageCode) ??
    rows.find((row) => row.languageCode === ctx.channel.defaultLanguageCode) ??
    rows[0]
  );
}

function present(
  variant: ProductVariant,
  ctx: RequestContext,
  account: BuyingTerms,
  facts: { readonly price: number | null; readonly left: number | null; readonly history: readonly PastOrder[] },
): TradeProduct {
  const { customFields: fields } = variant;
  const text = translated(variant.translations, ctx);
  const product = translated(variant.product.translations, ctx);
  const isMetric = account.address.country === 'CA';
  const texts = text?.customFields;
  const original = (fields.originalPrices ?? [])
    .map((entry) => entry.split('='))
    .find(([code]) => code === account.currencyCode)?.[1];
  const price = fields.isPricePending ? null : facts.price;
  const isListed =
    !(fields.excludedZones ?? []).includes(account.taxZone) && variant.enabled && variant.deletedAt === null;
  const isOut = facts.left !== null && facts.left <= 0;
  const quantities = facts.history.map(({ quantity }) => quantity).sort((a, b) => a - b);
  const last = facts.history[0];
  const unitSize = (isMetric ? fields.unitSizeMetric : fields.unitSize) ?? '';
  return {
    id: variant.id,
    productId: variant.productId,
    sku: variant.sku,
    upc: fields.upc,
    name: text?.name ?? variant.sku,
    brand: fields.brand,
    flavor: fields.flavor,
    kind: fields.kind,
    packageType: texts?.packageType ?? null,
    packSize: (isMetric ? texts?.packSizeMetric : texts?.packSize) ?? '',
    unitSize: unitSize === '' ? null : unitSize,
    caseQuantity: fields.caseQuantity,
    calories: fields.calories,
    caffeine: fields.caffeine,
    description: product?.description ?? null,
    image: fields.image,
    sellingUnit: fields.sellingUnit,
    minQuantity: fields.minQuantity,
    maxQuantity: fields.maxQuantity,
    quantityStep: fields.quantityStep,
    stockLabel: isOut ? 'out-of-stock' : facts.left !== null && facts.left <= LOW_STOCK ? 'low-stock' : null,
    available: facts.left === null ? null : Math.max(0, facts.left),
    backOn: isOut ? fields.backOn : null,
    price,
    originalPrice: original === undefined || price === null ? null : Number(original),
    currencyCode: account.currencyCode,
    problem: !isListed ? 'not-listed' : isOut ? 'out-of-stock' : price === null ? 'price-unavailable' : null,
    lastOrderedQuantity: last?.quantity ?? null,
    lastOrderedOn: last === undefined ? null : dateIn(last.placedAt, account.timeZone),
    usualQuantity: quantities[quantities.length >> 1] ?? null,
    askAbove: askAboveOf(quantities.at(-1) ?? null, fields.sellingUnit),
  };
}
