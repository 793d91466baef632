import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '@vendure/core';
import { Allow, Ctx, type ID, Permission, UserInputError } from '@vendure/core';
import { TradeAccountService } from '../services/account.service';
import { CallerService } from '../services/caller.service';
import { TradeMatchService } from '../services/match.service';
import { TradeProductService } from '../services/product.service';

/** Maximum number of products or texts of a request. */
const MAX_ENTRIES = 100;

/** Seconds for which the settings may be cached. */
const SETTINGS_MAX_AGE = 300;

/** Session, accounts and products. */
@Resolver()
export class AccountResolver {
  constructor(
    @Inject(CallerService) private readonly callers: CallerService,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
    @Inject(TradeProductService) private readonly products: TradeProductService,
    @Inject(TradeMatchService) private readonly matches: TradeMatchService,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async tradeUser(@Ctx() ctx: RequestContext) {
    const caller = await this.callers.user(ctx);
    if (caller === null) return null;
    const { user, customer, members } = caller;
    return {
      id: user.id,
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.emailAddress,
      permissions: user.permissions,
      language: user.language,
      defaultAccountId: members[0]?.accountId ?? null,
    };
  }

  @Query()
  @Allow(Permission.Public)
  tradeSettings(@Ctx() ctx: RequestContext) {
    return {
      guestBrowsingEnabled: true,
      guestCartEnabled: false,
      guestCheckoutEnabled: false,
      guestCartCheckoutEnabled: false,
      splitShipmentEnabled: false,
      skipPhoneNumberValidationEnabled: false,
      defaultCurrency: ctx.channel.defaultCurrencyCode,
      maxAge: SETTINGS_MAX_AGE,
    };
  }

  @Query()
  @Allow(Permission.Public)
  async tradeAccounts(@Ctx() ctx: RequestContext) {
    const caller = await this.callers.user(ctx);
    return Promise.all((caller?.members ?? []).map((member) => this.accounts.present(ctx, member)));
  }

  @Query()
  @Allow(Permission.Public)
  async tradeAccount(@Ctx() ctx: RequestContext) {
    return this.accounts.present(ctx, (await this.callers.require(ctx)).member);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeProducts(@Ctx() ctx: RequestContext, @Args() { ids }: { ids: readonly ID[] }) {
    const account = await this.callers.termsOf(ctx);
    if (ids.length > MAX_ENTRIES) throw new UserInputError(`At most ${MAX_ENTRIES} products at once`);
    return this.products.find(ctx, account, ids);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeSubstitutes(@Ctx() ctx: RequestContext, @Args() { variantId }: { variantId: ID }) {
    const account = await this.callers.termsOf(ctx);
    return this.matches.substitutes(ctx, account, variantId);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeRelated(@Ctx() ctx: RequestContext, @Args() { variantId }: { variantId: ID }) {
    const account = await this.callers.termsOf(ctx);
    return this.matches.related(ctx, account, variantId);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeMatch(@Ctx() ctx: RequestContext, @Args() { entries }: { entries: readonly string[] }) {
    const account = await this.callers.termsOf(ctx);
    if (entries.length > MAX_ENTRIES) throw new UserInputError(`At most ${MAX_ENTRIES} texts at once`);
    return this.matches.match(ctx, account, entries);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeUsual(@Ctx() ctx: RequestContext) {
    const { account } = await this.callers.require(ctx);
    return this.matches.usual(ctx, account);
  }
}
