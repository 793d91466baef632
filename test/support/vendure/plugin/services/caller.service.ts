import { Inject, Injectable } from '@nestjs/common';
import type { Customer } from '@vendure/core';
import {
  ConfigService,
  ForbiddenError,
  type ID,
  idsAreEqual,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { TradeAccount } from '../entities/trade-account.entity';
import type { BuyingTerms } from './product.service';
import { type Permission, TradeMember, TradeUser } from '../entities/trade-user.entity';

/** The signed-in user of a request. */
export interface CallingUser {
  readonly user: TradeUser;
  readonly customer: Customer;
  /** Links to accounts, the default one first, then by name. */
  readonly members: readonly TradeMember[];
}

/** The signed-in user of a request and the account that the request names. */
export interface Caller extends CallingUser {
  readonly account: TradeAccount;
  readonly member: TradeMember;
}

/** Name of the header with the account's id. */
export const ACCOUNT_HEADER = 'x-account';

/** Answers who calls, and checks on each call that they may. */
@Injectable()
export class CallerService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(ConfigService) private readonly config: ConfigService,
  ) {}

  /** The signed-in user; null for a guest and for a disabled user. */
  async user(ctx: RequestContext): Promise<CallingUser | null> {
    const userId = ctx.activeUserId;
    // A condition with an undefined value matches every row.
    if (userId === undefined || userId === null) return null;
    const user = await this.connection.getRepository(ctx, TradeUser).findOne({
      where: { enabled: true, customer: { user: { id: userId } } },
      relations: ['customer'],
    });
    if (user === null) return null;
    const members = await this.connection.getRepository(ctx, TradeMember).find({
      where: { user: { id: user.id } },
      relations: ['account'],
    });
    members.sort(
      (a, b) => Number(b.isDefault) - Number(a.isDefault) || a.account.name.localeCompare(b.account.name, 'en'),
    );
    return { user, customer: user.customer, members };
  }

  /** @throws ForbiddenError for a guest */
  async requireUser(ctx: RequestContext): Promise<CallingUser> {
    const user = await this.user(ctx);
    if (user === null) throw new ForbiddenError();
    return user;
  }

  /** Id of the account that the request names; null without one. */
  accountIdOf(ctx: RequestContext): ID | null {
    const header = ctx.req?.headers[ACCOUNT_HEADER];
    const named = (Array.isArray(header) ? header[0] : header)?.trim() ?? '';
    if (named === '') return null;
    const { entityIdStrategy } = this.config.entityOptions;
    return entityIdStrategy?.decodeId(named) ?? named;
  }

  /**
   * The caller and the account that the request names. Prices of the request are then in the account's currency.
   * @throws ForbiddenError without an account, for another account's member, a disabled user or a missing permission
   */
  async require(ctx: RequestContext, permission?: Permission): Promise<Caller> {
    const caller = await this.requireUser(ctx);
    const accountId = this.accountIdOf(ctx);
    const member = caller.members.find((one) => accountId !== null && idsAreEqual(one.accountId, accountId));
    if (member === undefined) throw new ForbiddenError();
    if (permission !== undefined && !caller.user.permissions.includes(permission)) throw new ForbiddenError();
    const { account } = member;
    // Vendure sets the currency of a copied context in the same way: there is no setter.
    Reflect.set(ctx, '_currencyCode', account.currencyCode);
    return { ...caller, account, member };
  }

  /**
   * Terms of the account that the request names; those for guests if nobody is signed in and no account is named.
   * @throws ForbiddenError as `require`
   */
  async termsOf(ctx: RequestContext): Promise<BuyingTerms> {
    if (this.accountIdOf(ctx) !== null || (ctx.activeUserId ?? null) !== null) return (await this.require(ctx)).account;
    const currencyCode = ctx.channel.defaultCurrencyCode;
    return { id: null, currencyCode, taxZone: '', timeZone: 'UTC', address: { country: '' } };
  }

  /** As `require`, and other writers of the account wait until this transaction ends. Needs a transaction. */
  async requireAlone(ctx: RequestContext, permission?: Permission): Promise<Caller> {
    const caller = await this.require(ctx, permission);
    await this.lock(ctx, caller.account.id);
    return caller;
  }

  /**
   * Makes other transactions wait that lock the same account. SQLite needs no lock: it has one connection, and the
   * server executes one request at a time on it.
   */
  async lock(ctx: RequestContext, accountId: ID): Promise<void> {
    if (this.connection.rawConnection.options.type !== 'postgres') return;
    const repository = this.connection.getRepository(ctx, TradeAccount);
    if (repository.manager.queryRunner?.isTransactionActive !== true) return;
    await repository.findOne({ where: { id: accountId }, select: ['id'], lock: { mode: 'pessimistic_write' } });
  }
}
