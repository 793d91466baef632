import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, type ID, Permission, type RequestContext, Transaction } from '@vendure/core';
import type { TicketRating } from '../entities/trade-service.entity';
import { CallerService } from '../services/caller.service';
import { TradeCartService } from '../services/cart.service';
import { type NoticeOptions, type ReminderInput, TradeNoticeService } from '../services/notice.service';
import { TradePromotionService } from '../services/promotion.service';
import { type TicketOptions, TradeSupportService } from '../services/support.service';

/** Promotions, notifications, reminders, tickets and equipment. */
@Resolver()
export class ServiceResolver {
  constructor(
    @Inject(CallerService) private readonly callers: CallerService,
    @Inject(TradeCartService) private readonly carts: TradeCartService,
    @Inject(TradePromotionService) private readonly promotions: TradePromotionService,
    @Inject(TradeNoticeService) private readonly notices: TradeNoticeService,
    @Inject(TradeSupportService) private readonly support: TradeSupportService,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async tradePromotions(@Ctx() ctx: RequestContext) {
    const { account } = await this.callers.require(ctx);
    return this.promotions.list(ctx, account, await this.carts.order(ctx, account));
  }

  @Query()
  @Allow(Permission.Public)
  async tradeNotifications(@Ctx() ctx: RequestContext, @Args() { options }: { options?: NoticeOptions | null }) {
    return this.notices.search(ctx, await this.callers.require(ctx), options ?? {});
  }

  @Query()
  @Allow(Permission.Public)
  async tradeUnread(@Ctx() ctx: RequestContext) {
    return this.notices.unread(ctx, await this.callers.require(ctx));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async markTradeNotifications(
    @Ctx() ctx: RequestContext,
    @Args() { ids, isRead }: { ids: readonly string[]; isRead: boolean },
  ) {
    await this.notices.mark(ctx, await this.callers.require(ctx), ids, isRead);
    return true;
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async markAllTradeNotifications(
    @Ctx() ctx: RequestContext,
    @Args() { topics, until }: { topics: readonly string[]; until: Date | string },
  ) {
    return this.notices.markAll(ctx, await this.callers.require(ctx), topics, new Date(until));
  }

  @Query()
  @Allow(Permission.Public)
  async tradeReminders(@Ctx() ctx: RequestContext) {
    return this.notices.reminders(ctx, await this.callers.require(ctx));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async createTradeReminder(@Ctx() ctx: RequestContext, @Args() { input }: { input: ReminderInput }) {
    return this.notices.createReminder(ctx, await this.callers.requireAlone(ctx), input);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async updateTradeReminder(@Ctx() ctx: RequestContext, @Args() { id, input }: { id: ID; input: ReminderInput }) {
    return this.notices.updateReminder(ctx, await this.callers.requireAlone(ctx), id, input);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async removeTradeReminder(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.notices.removeReminder(ctx, await this.callers.requireAlone(ctx), id);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeTicketChoices(@Ctx() ctx: RequestContext) {
    return this.support.choices(ctx, await this.callers.require(ctx, 'service'));
  }

  @Query()
  @Allow(Permission.Public)
  async tradeEquipment(@Ctx() ctx: RequestContext) {
    return this.support.equipment(ctx, await this.callers.require(ctx, 'service'));
  }

  @Query()
  @Allow(Permission.Public)
  async tradeTickets(@Ctx() ctx: RequestContext, @Args() { options }: { options?: TicketOptions | null }) {
    return this.support.search(ctx, await this.callers.require(ctx, 'service'), options ?? {});
  }

  @Query()
  @Allow(Permission.Public)
  async tradeTicket(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.support.find(ctx, await this.callers.require(ctx, 'service'), id);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async commentOnTradeTicket(
    @Ctx() ctx: RequestContext,
    @Args() { id, key, text }: { id: ID; key: string; text: string },
  ) {
    return this.support.comment(ctx, await this.callers.requireAlone(ctx, 'service'), id, key, text);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async rateTradeTicket(@Ctx() ctx: RequestContext, @Args() { id, rating }: { id: ID; rating: TicketRating }) {
    return this.support.rate(ctx, await this.callers.requireAlone(ctx, 'service'), id, rating);
  }
}
