import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, type ID, Permission, type RequestContext, Transaction } from '@vendure/core';
import { type Caller, CallerService } from '../services/caller.service';
import { type ItemInput, type ListChanged, TradeListService } from '../services/list.service';

/** Shopping lists. */
@Resolver()
export class ListResolver {
  constructor(
    @Inject(CallerService) private readonly callers: CallerService,
    @Inject(TradeListService) private readonly lists: TradeListService,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async tradeLists(@Ctx() ctx: RequestContext) {
    const caller = await this.callers.require(ctx);
    return this.lists.present(ctx, caller, await this.lists.visible(ctx, caller));
  }

  @Query()
  @Allow(Permission.Public)
  async tradeList(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    const caller = await this.callers.require(ctx);
    const list = await this.lists.find(ctx, caller, id);
    return list === null ? null : (await this.lists.present(ctx, caller, [list]))[0];
  }

  @Query()
  @Allow(Permission.Public)
  async tradeListPeople(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.lists.people(ctx, await this.callers.require(ctx), id);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  createTradeList(
    @Ctx() ctx: RequestContext,
    @Args() { input }: { input: { name: string; description: string; items: readonly ItemInput[] } },
  ) {
    return this.change(ctx, (caller) => this.lists.create(ctx, caller, input));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  editTradeList(@Ctx() ctx: RequestContext, @Args() args: { id: ID; name: string; description: string }) {
    return this.change(ctx, (caller) => this.lists.edit(ctx, caller, args.id, args));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  removeTradeList(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.change(ctx, (caller) => this.lists.remove(ctx, caller, id));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  restoreTradeList(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.change(ctx, (caller) => this.lists.restore(ctx, caller, id));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  addToTradeList(@Ctx() ctx: RequestContext, @Args() { id, items }: { id: ID; items: readonly ItemInput[] }) {
    return this.change(ctx, (caller) => this.lists.addItems(ctx, caller, id, items));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  setTradeListQuantity(@Ctx() ctx: RequestContext, @Args() { id, item }: { id: ID; item: ItemInput }) {
    return this.change(ctx, (caller) => this.lists.setQuantity(ctx, caller, id, item));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  removeFromTradeList(@Ctx() ctx: RequestContext, @Args() { id, variantIds }: { id: ID; variantIds: readonly ID[] }) {
    return this.change(ctx, (caller) => this.lists.removeItems(ctx, caller, id, variantIds));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  arrangeTradeList(@Ctx() ctx: RequestContext, @Args() { id, variantIds }: { id: ID; variantIds: readonly ID[] }) {
    return this.change(ctx, (caller) => this.lists.arrange(ctx, caller, id, variantIds));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  shareTradeList(
    @Ctx() ctx: RequestContext,
    @Args() { id, personId, access }: { id: ID; personId: ID; access?: 'view' | 'edit' | null },
  ) {
    return this.change(ctx, (caller) => this.lists.share(ctx, caller, id, personId, access ?? null));
  }

  private async change(ctx: RequestContext, apply: (caller: Caller) => Promise<ListChanged>) {
    const caller = await this.callers.requireAlone(ctx, 'ordering');
    const { list, ...result } = await apply(caller);
    return { ...result, list: list === null ? null : (await this.lists.present(ctx, caller, [list]))[0] };
  }
}
