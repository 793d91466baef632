import { Inject, Injectable } from '@nestjs/common';
import { type ID, type RequestContext, TransactionalConnection } from '@vendure/core';
import { IsNull } from 'typeorm';
import type { TradeAccount } from '../entities/trade-account.entity';
import { TradeBankAccount } from '../entities/trade-wallet.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { nicknameProblems } from '../rules/nickname';
import type { Problem } from '../rules/problems';
import { TradeAccountService } from './account.service';
import type { Caller } from './caller.service';

/** Bank accounts from which invoices are paid. The payment provider stores them; buyers name, choose and remove them. */
@Injectable()
export class TradeWalletService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  private repository(ctx: RequestContext) {
    return this.connection.getRepository(ctx, TradeBankAccount);
  }

  /** The bank accounts of an account, the default one first. */
  async list(ctx: RequestContext, account: TradeAccount): Promise<readonly TradeBankAccount[]> {
    return this.repository(ctx).find({
      where: { account: { id: account.id }, removedAt: IsNull() },
      order: { isDefault: 'DESC', id: 'ASC' },
    });
  }

  /** A bank account by its id; null if the account has no such bank account, or it was removed. */
  async find(ctx: RequestContext, account: TradeAccount, id: ID): Promise<TradeBankAccount | null> {
    return (await this.list(ctx, account)).find((one) => String(one.id) === String(id)) ?? null;
  }

  /** All bank accounts that payments of an account name, also removed ones, by the provider's id. */
  async byProviderId(ctx: RequestContext, account: TradeAccount): Promise<ReadonlyMap<string, TradeBankAccount>> {
    const found = await this.repository(ctx).find({ where: { account: { id: account.id } } });
    return new Map(found.map((one) => [one.providerId, one]));
  }

  private async changed(
    ctx: RequestContext,
    account: TradeAccount,
    refusal: string | null = null,
    problems: readonly Problem[] = [],
  ) {
    return { refusal, problems, bankAccounts: await this.list(ctx, account) };
  }

  /** Sets a nickname; an empty text removes it. Needs the lock of the account. */
  async rename(ctx: RequestContext, { account }: Caller, id: ID, nickname: string) {
    const name = nickname.trim();
    const problems = nicknameProblems(name);
    if (problems.length > 0) return this.changed(ctx, account, 'invalid', problems);
    const found = await this.find(ctx, account, id);
    if (found === null) return this.changed(ctx, account, 'bank-account-gone');
    await this.repository(ctx).update(found.id, { nickname: name });
    return this.changed(ctx, account);
  }

  /** Makes a verified bank account the default one. Needs the lock of the account. */
  async setDefault(ctx: RequestContext, { account }: Caller, id: ID) {
    const found = await this.find(ctx, account, id);
    if (found === null) return this.changed(ctx, account, 'bank-account-gone');
    if (!found.isVerified) return this.changed(ctx, account, 'not-verified');
    await this.makeDefault(ctx, account, found.id);
    return this.changed(ctx, account);
  }

  private async makeDefault(ctx: RequestContext, account: TradeAccount, id: ID): Promise<void> {
    await this.repository(ctx).update({ account: { id: account.id } }, { isDefault: false });
    await this.repository(ctx).update(id, { isDefault: true });
  }

  /**
   * Removes a bank account, here and at the payment provider. If it was the default one, the oldest verified one becomes
   * it. Succeeds if it is gone already. Needs the lock of the account.
   */
  async remove(ctx: RequestContext, { account }: Caller, id: ID) {
    const found = await this.find(ctx, account, id);
    if (found !== null) {
      const removedAt = new Date(this.accounts.now());
      await this.repository(ctx).update(found.id, { removedAt, isDefault: false });
      const next = found.isDefault ? (await this.list(ctx, account)).find(({ isVerified }) => isVerified) : undefined;
      if (next !== undefined) await this.makeDefault(ctx, account, next.id);
      // Last, so that an error of the provider undoes the changes above.
      await this.options.removeBankAccount?.({ accountNumber: account.number, providerId: found.providerId });
    }
    return this.changed(ctx, account);
  }
}
