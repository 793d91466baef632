import { Inject, Injectable } from '@nestjs/common';
import { type ID, type Order, type Promotion, PromotionService, type RequestContext } from '@vendure/core';
import type { TradeAccount } from '../entities/trade-account.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { dateIn } from '../rules/calendar';
import { AMOUNT_OFF, FREE_GOODS } from '../strategies/promotion-actions';
import { type TradeProduct, TradeProductService } from './product.service';

/** A promotion of the trade, read from the actions of a Vendure promotion. */
export interface TradeOffer {
  readonly promotion: Promotion;
  readonly kind: 'discount' | 'free-goods';
  readonly from: number;
  readonly variantIds: readonly string[];
  readonly giftId: string | null;
  /** Amount off per unit by currency. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** Free goods that a cart earns. */
export interface EarnedGift {
  readonly offer: TradeOffer;
  readonly product: TradeProduct;
  readonly quantity: number;
}

/** A line that counts toward promotions. */
export interface CountedLine {
  readonly variantId: ID;
  readonly quantity: number;
}

/** The promotions of the trade. */
@Injectable()
export class TradePromotionService {
  constructor(
    @Inject(PromotionService) private readonly promotions: PromotionService,
    @Inject(TradeProductService) private readonly products: TradeProductService,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  /** Enabled promotions for an account that run now or later. */
  async offersTo(ctx: RequestContext, account: TradeAccount): Promise<readonly TradeOffer[]> {
    const { items } = await this.promotions.findAll(ctx, { filter: { enabled: { eq: true } }, take: 100 });
    return items.flatMap((promotion) => {
      const { accountNumbers } = promotion.customFields;
      const isFor = (accountNumbers ?? []).length === 0 || (accountNumbers ?? []).includes(account.number);
      const offer = isFor ? offerOf(promotion) : null;
      return offer === null ? [] : [offer];
    });
  }

  /** Free goods that the lines earn now. */
  async giftsFor(
    ctx: RequestContext,
    account: TradeAccount,
    lines: readonly CountedLine[],
  ): Promise<readonly EarnedGift[]> {
    const now = (this.options.now ?? Date.now)();
    const earned = (await this.offersTo(ctx, account)).flatMap((offer) => {
      const { promotion, giftId, from } = offer;
      if (giftId === null || !isRunning(promotion, now)) return [];
      const quantity = Math.floor(casesToward(offer, lines) / from);
      return quantity === 0 ? [] : [{ offer, giftId, quantity }];
    });
    const products = await this.products.findMap(
      ctx,
      account,
      earned.map(({ giftId }) => giftId),
    );
    return earned.flatMap(({ offer, giftId, quantity }) => {
      const product = products.get(giftId);
      return product === undefined || product.problem !== null ? [] : [{ offer, product, quantity }];
    });
  }

  /** The promotions with the progress of a cart, as the API returns them. */
  async list(ctx: RequestContext, account: TradeAccount, order: Order | null) {
    const now = (this.options.now ?? Date.now)();
    const today = dateIn(now, account.timeZone);
    const offers = await this.offersTo(ctx, account);
    const ids = offers.flatMap(({ variantIds, giftId }) => [...variantIds, ...(giftId === null ? [] : [giftId])]);
    const products = await this.products.findMap(ctx, account, ids);
    const counted = (order?.lines ?? []).map(({ productVariantId, quantity }) => ({
      variantId: productVariantId,
      quantity,
    }));
    const items = offers.flatMap((offer) => {
      const { promotion, kind, from, variantIds, giftId } = offer;
      const shown = variantIds
        .flatMap((id) => products.get(id) ?? [])
        .filter(({ problem }) => problem !== 'not-listed');
      const gift = giftId === null ? null : (products.get(giftId) ?? null);
      const startsOn = promotion.startsAt === null ? today : dateIn(promotion.startsAt.getTime(), account.timeZone);
      // The end is exclusive: midnight after the last day.
      const endsOn = promotion.endsAt === null ? null : dateIn(promotion.endsAt.getTime() - 1, account.timeZone);
      if (shown.length === 0 || (gift !== null && gift.problem !== null) || (endsOn !== null && endsOn < today))
        return [];
      const cases = casesToward(offer, counted);
      const earned = kind === 'discount' ? Number(cases >= from) : Math.floor(cases / from);
      const toward = kind === 'discount' ? cases : cases - earned * from;
      const worth = kind === 'discount' && earned > 0 ? cases * (offer.amounts.get(account.currencyCode) ?? 0) : 0;
      const { customFields } = promotion;
      return [
        {
          id: String(promotion.id),
          kind,
          title: promotion.name,
          summary: promotion.description,
          brand: customFields.brand,
          startsOn,
          endsOn,
          exclusive: (customFields.accountNumbers ?? []).length > 0,
          terms: String(Reflect.get(customFields, 'terms') ?? '')
            .split('\n')
            .filter((term) => term !== ''),
          products: shown,
          gift,
          progress:
            startsOn > today
              ? null
              : {
                  cases: toward,
                  goal: from,
                  missing: Math.max(0, from - toward),
                  earned,
                  worth: worth === 0 ? null : worth,
                },
        },
      ];
    });
    return { today, items: [...items].sort((a, b) => Number(a.progress === null) - Number(b.progress === null)) };
  }
}

/** Number of units that count toward an offer. */
const casesToward = ({ variantIds }: TradeOffer, lines: readonly CountedLine[]): number =>
  lines.reduce((sum, { variantId, quantity }) => (variantIds.includes(String(variantId)) ? sum + quantity : sum), 0);

const isRunning = ({ startsAt, endsAt }: Promotion, now: number): boolean =>
  (startsAt === null || startsAt.getTime() <= now) && (endsAt === null || now < endsAt.getTime());

function offerOf(promotion: Promotion): TradeOffer | null {
  const action = promotion.actions.find(({ code }) => code === AMOUNT_OFF || code === FREE_GOODS);
  if (action === undefined) return null;
  const value = (name: string): unknown => {
    const text = action.args.find((arg) => arg.name === name)?.value;
    return text === undefined ? undefined : JSON.parse(text);
  };
  const texts = (name: string): readonly string[] => {
    const list = value(name);
    return Array.isArray(list) ? list.map(String) : [];
  };
  const isGift = action.code === FREE_GOODS;
  return {
    promotion,
    kind: isGift ? 'free-goods' : 'discount',
    from: Number(value('from') ?? 1),
    variantIds: texts('variantIds'),
    giftId: isGift ? String(value('giftId')) : null,
    amounts: new Map(
      texts('amounts').map((entry) => {
        const [currency = '', amount = '0'] = entry.split('=');
        return [currency, Number(amount)];
      }),
    ),
  };
}
