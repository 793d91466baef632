import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, type ID, Permission, type RequestContext, Transaction } from '@vendure/core';
import { CallerService } from '../services/caller.service';
import { type Evidence, TradeRegistrationService } from '../services/registration.service';
import { type ProfileInput, type UserInput, type UserOptions, TradeUserService } from '../services/user.service';

/** Users, profile and registration. */
@Resolver()
export class PeopleResolver {
  constructor(
    @Inject(CallerService) private readonly callers: CallerService,
    @Inject(TradeUserService) private readonly users: TradeUserService,
    @Inject(TradeRegistrationService) private readonly registration: TradeRegistrationService,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async tradeUsers(@Ctx() ctx: RequestContext, @Args() { options }: { options?: UserOptions | null }) {
    return this.users.search(ctx, await this.callers.require(ctx, 'super'), options ?? {});
  }

  @Query()
  @Allow(Permission.Public)
  async tradeMember(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.users.read(ctx, await this.callers.require(ctx, 'super'), id);
  }

  @Query()
  @Allow(Permission.Public)
  tradePasswordPolicy() {
    return this.users.passwordPolicy();
  }

  @Query()
  @Allow(Permission.Public)
  async tradeUserChoices(@Ctx() ctx: RequestContext) {
    return this.users.choices(await this.callers.require(ctx, 'super'));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async createTradeUser(@Ctx() ctx: RequestContext, @Args() { input, key }: { input: UserInput; key: string }) {
    return this.users.create(ctx, await this.callers.requireAlone(ctx, 'super'), input, key);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async editTradeUser(
    @Ctx() ctx: RequestContext,
    @Args() { id, input, revision }: { id: ID; input: UserInput; revision: string },
  ) {
    return this.users.edit(ctx, await this.callers.require(ctx, 'super'), id, input, revision);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async setTradeUserEnabled(@Ctx() ctx: RequestContext, @Args() { id, enabled }: { id: ID; enabled: boolean }) {
    return this.users.setEnabled(ctx, await this.callers.require(ctx, 'super'), id, enabled);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeProfile(@Ctx() ctx: RequestContext) {
    return this.users.profile(await this.callers.requireUser(ctx));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async saveTradeProfile(
    @Ctx() ctx: RequestContext,
    @Args() { input, revision }: { input: ProfileInput; revision?: string | null },
  ) {
    return this.users.saveProfile(ctx, await this.callers.requireUser(ctx), input, revision ?? null);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async saveTradeLanguage(@Ctx() ctx: RequestContext, @Args() { language }: { language: string }) {
    return this.users.saveLanguage(ctx, await this.callers.requireUser(ctx), language);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async changeTradePassword(@Ctx() ctx: RequestContext, @Args() { current, next }: { current: string; next: string }) {
    await this.callers.requireUser(ctx);
    return this.users.changePassword(ctx, current, next);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  resendActivation(@Ctx() ctx: RequestContext, @Args() { email }: { email: string }) {
    return this.registration.resendActivation(ctx, email);
  }

  // A look-up counts failed attempts, so it writes.
  @Transaction()
  @Query()
  @Allow(Permission.Public)
  tradeFindAccount(@Ctx() ctx: RequestContext, @Args() { accountNumber }: { accountNumber: string }) {
    return this.registration.findAccount(ctx, accountNumber);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  sendTradeCode(
    @Ctx() ctx: RequestContext,
    @Args() { accountNumber, mobileNumber }: { accountNumber: string; mobileNumber: string },
  ) {
    return this.registration.sendCode(ctx, accountNumber, mobileNumber);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  verifyTradeAccount(
    @Ctx() ctx: RequestContext,
    @Args() { accountNumber, evidence }: { accountNumber: string; evidence: Evidence },
  ) {
    return this.registration.verify(ctx, accountNumber, evidence);
  }
}
