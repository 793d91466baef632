import { Inject, Injectable } from '@nestjs/common';
import {
  Customer,
  CustomerService,
  type ID,
  isGraphQlErrorResult,
  type RequestContext,
  SessionService,
  TransactionalConnection,
  UserService,
} from '@vendure/core';
import { In } from 'typeorm';
import type { TradeAccount } from '../entities/trade-account.entity';
import { type NoticeChoice, type Permission, TradeMember, TradeUser } from '../entities/trade-user.entity';
import { folded, pageOf, personProblems, type Problem } from '../rules/problems';
import { TradeAccountService } from './account.service';
import { type CallingUser, type Caller, CallerService } from './caller.service';

/** Permissions in display order; a Super User may assign all of them. */
const PERMISSIONS: readonly Permission[] = ['super', 'ordering', 'finance', 'service'];

/** Topics of notifications that a user can subscribe to. */
const TOPICS = ['orders', 'deliveries', 'invoices', 'promotions'] as const;

/** Fields of a user, as the API takes them. */
export interface UserInput {
  readonly email?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly mobileNumber: string;
  readonly language: string;
  readonly permissions: readonly string[];
  readonly accountIds: readonly ID[];
}

/** Filters for users. */
export interface UserOptions {
  readonly accountIds?: readonly ID[] | null;
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly text?: string | null;
  readonly permission?: string | null;
  readonly status?: string | null;
  readonly sort?: string | null;
}

/** Fields of a profile; absent ones stay unchanged. */
export interface ProfileInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phoneNumber?: string | null;
  readonly mobileNumber?: string | null;
  readonly notices?: readonly NoticeChoice[] | null;
}

/** Policy for passwords: length matters more than kinds of characters. The server's hash uses at most 72 bytes. */
const passwordPolicy = { minLength: 10, maxLength: 72, needs: [] } as const;

/** Notification settings of a new user. */
export const firstNotices = (): readonly NoticeChoice[] =>
  TOPICS.map((topic) => ({ topic, email: topic !== 'promotions', text: false }));

/** Users of accounts and the signed-in user's own profile. */
@Injectable()
export class TradeUserService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(CustomerService) private readonly customers: CustomerService,
    @Inject(UserService) private readonly users: UserService,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(CallerService) private readonly callers: CallerService,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
  ) {}

  /** Links of all users who share an account with the caller, by the users' ids. */
  private async visible(ctx: RequestContext, caller: Caller): Promise<ReadonlyMap<string, TradeMember[]>> {
    const own = await this.connection
      .getRepository(ctx, TradeMember)
      .find({ where: { account: { id: In(caller.members.map(({ accountId }) => accountId)) } } });
    const links = await this.connection.getRepository(ctx, TradeMember).find({
      where: { user: { id: In([...new Set(own.map(({ userId }) => userId))]) } },
      relations: ['account', 'user', 'user.customer', 'user.customer.user'],
      relationLoadStrategy: 'query',
    });
    const byUser = new Map<string, TradeMember[]>();
    for (const link of links) byUser.set(String(link.userId), [...(byUser.get(String(link.userId)) ?? []), link]);
    return byUser;
  }

  /** A user as the API returns it. */
  private present(caller: Caller, links: readonly TradeMember[]) {
    const [first] = links;
    if (first === undefined) return null;
    const { user } = first;
    const { customer } = user;
    const own = new Set(caller.members.map(({ accountId }) => String(accountId)));
    const isYou = user.id === caller.user.id;
    return {
      id: user.id,
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.emailAddress,
      phoneNumber: customer.phoneNumber,
      mobileNumber: user.mobileNumber,
      language: user.language,
      permissions: user.permissions,
      accountCount: links.length,
      accounts: links.filter(({ accountId }) => own.has(String(accountId))).map(({ account }) => linked(account)),
      lastAccessed: customer.user?.lastLogin ?? null,
      enabled: user.enabled,
      isYou,
      revision: String(user.revision),
    };
  }

  async search(ctx: RequestContext, caller: Caller, options: UserOptions) {
    const words = folded(options.text ?? '')
      .split(/\s+/)
      .filter((word) => word !== '');
    const { accountIds, permission, status } = options;
    const found = [...(await this.visible(ctx, caller)).values()]
      .filter(
        (links) =>
          accountIds == null || links.some(({ accountId }) => accountIds.map(String).includes(String(accountId))),
      )
      .flatMap((links) => this.present(caller, links) ?? [])
      .filter((user) => {
        const text = folded(`${user.firstName} ${user.lastName} ${user.email}`);
        return (
          words.every((word) => text.includes(word)) &&
          (permission == null || user.permissions.some((one) => one === permission)) &&
          (status == null || user.enabled === (status === 'enabled'))
        );
      });
    const nameOf = ({ firstName, lastName }: (typeof found)[number]): string => folded(`${firstName} ${lastName}`);
    const [, field = 'Name', direction = 'Asc'] = /^(\w+?)(Asc|Desc)$/.exec(options.sort ?? '') ?? [];
    const sign = direction === 'Asc' ? 1 : -1;
    const sorted = found.sort((a, b) => {
      const byName = nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : Number(a.id) - Number(b.id);
      if (field === 'Email') return sign * (a.email < b.email ? -1 : a.email > b.email ? 1 : byName);
      if (field === 'LastAccessed')
        return sign * ((a.lastAccessed?.getTime() ?? 0) - (b.lastAccessed?.getTime() ?? 0)) || byName;
      return sign * byName;
    });
    return { items: pageOf(sorted, options), totalItems: found.length };
  }

  async read(ctx: RequestContext, caller: Caller, id: ID) {
    return this.present(caller, (await this.visible(ctx, caller)).get(String(id)) ?? []);
  }

  choices({ members }: Caller) {
    return { permissions: PERMISSIONS, accounts: members.map(({ account }) => linked(account)) };
  }

  private problemsOf(caller: Caller, input: UserInput, held: readonly string[]): readonly Problem[] {
    const own = new Set(caller.members.map(({ accountId }) => String(accountId)));
    const permissions = input.permissions.filter((one) => PERMISSIONS.some((known) => known === one));
    return [
      ...personProblems(tidy(input)),
      ...(permissions.length === 0 ? [{ field: 'permissions', code: 'valueMissing' }] : []),
      ...(input.permissions.some((one) => !held.includes(one) && !PERMISSIONS.some((known) => known === one))
        ? [{ field: 'permissions', code: 'invalidEntry' }]
        : []),
      ...(input.accountIds.length === 0 ? [{ field: 'accounts', code: 'valueMissing' }] : []),
      ...(input.accountIds.some((id) => !own.has(String(id))) ? [{ field: 'accounts', code: 'invalidEntry' }] : []),
    ];
  }

  /** Creates a user once per key; an activation email is sent. The caller holds the lock of the account. */
  async create(ctx: RequestContext, caller: Caller, input: UserInput, key: string) {
    const repository = this.connection.getRepository(ctx, TradeUser);
    const known = await repository.findOne({ where: { createKey: key } });
    if (known !== null) return userDone(await this.read(ctx, caller, known.id));
    const problems = this.problemsOf(caller, input, []);
    if (problems.length > 0) return userInvalid(problems);
    const { email = '', ...person } = tidy(input);
    const created = await this.createPerson(ctx, { ...person, email, permissions: input.permissions, key });
    if (created === null) return userRefused('email-taken');
    await this.link(ctx, created, input.accountIds);
    return userDone(await this.read(ctx, caller, created.id));
  }

  /** Creates a Vendure customer who has to activate their sign-in; null if the email is taken. */
  async createPerson(
    ctx: RequestContext,
    person: {
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string;
      readonly phoneNumber: string;
      readonly mobileNumber: string;
      readonly language: string;
      readonly permissions: readonly string[];
      readonly key: string;
    },
  ): Promise<TradeUser | null> {
    const taken = await this.users.getUserByEmailAddress(ctx, person.email);
    if (taken !== undefined) return null;
    const customer = await this.customers.create(ctx, {
      firstName: person.firstName,
      lastName: person.lastName,
      emailAddress: person.email,
      phoneNumber: person.phoneNumber,
    });
    if (isGraphQlErrorResult(customer)) return null;
    return this.connection.getRepository(ctx, TradeUser).save(
      new TradeUser({
        customer,
        permissions: PERMISSIONS.filter((one) => person.permissions.includes(one)),
        language: person.language,
        mobileNumber: person.mobileNumber,
        enabled: true,
        revision: 0,
        notices: firstNotices(),
        createKey: person.key,
      }),
    );
  }

  /** Links a user to accounts; the first one is the default. */
  async link(ctx: RequestContext, user: TradeUser, accountIds: readonly ID[]): Promise<void> {
    const unique = [...new Set(accountIds.map(String))];
    await this.connection
      .getRepository(ctx, TradeMember)
      .save(unique.map((id, at) => new TradeMember({ account: { id }, user, isDefault: at === 0 })));
  }

  async edit(ctx: RequestContext, caller: Caller, id: ID, input: UserInput, revision: string) {
    const links = await this.lockedLinks(ctx, caller, id);
    const before = links[0]?.user;
    if (before === undefined) return userRefused('user-gone');
    const problems = this.problemsOf(caller, input, before.permissions);
    if (problems.length > 0) return userInvalid(problems);
    if (String(before.revision) !== revision) return { ...userRefused('changed'), user: this.present(caller, links) };
    const own = new Set(caller.members.map(({ accountId }) => String(accountId)));
    const requested = new Set(input.accountIds.map(String));
    // Other accounts are not the caller's to remove.
    const kept = links.filter(({ accountId }) => requested.has(String(accountId)) || !own.has(String(accountId)));
    const permissions = PERMISSIONS.filter((one) => input.permissions.includes(one));
    const keptIds = new Set([...kept.map(({ accountId }) => String(accountId)), ...requested]);
    const orphaned = await this.withoutSuper(ctx, before, links, (accountId) =>
      before.enabled && permissions.includes('super') ? keptIds.has(accountId) : false,
    );
    if (orphaned.length > 0) return { ...userRefused('last-super'), accounts: orphaned.map(linked) };
    const removed = links.filter((link) => !kept.includes(link));
    const members = this.connection.getRepository(ctx, TradeMember);
    if (removed.length > 0) await members.remove(removed);
    const linkedIds = new Set(kept.map(({ accountId }) => String(accountId)));
    await members.save(
      [...requested]
        .filter((accountId) => !linkedIds.has(accountId))
        .map((accountId) => new TradeMember({ account: { id: accountId }, user: before, isDefault: false })),
    );
    if (!kept.some(({ isDefault }) => isDefault)) {
      const [first] = await members.find({ where: { user: { id: before.id } }, order: { id: 'ASC' } });
      if (first !== undefined) await members.update(first.id, { isDefault: true });
    }
    const { firstName, lastName, phoneNumber, mobileNumber, language } = tidy(input);
    await this.connection.getRepository(ctx, Customer).update(before.customer.id, { firstName, lastName, phoneNumber });
    await this.connection
      .getRepository(ctx, TradeUser)
      .update(before.id, { permissions, mobileNumber, language, revision: before.revision + 1 });
    return userDone(await this.read(ctx, caller, id));
  }

  /** Enables or disables a user's sign-in; a disabled user's sessions end. */
  async setEnabled(ctx: RequestContext, caller: Caller, id: ID, enabled: boolean) {
    const links = await this.lockedLinks(ctx, caller, id);
    const before = links[0]?.user;
    if (before === undefined) return userRefused('user-gone');
    if (before.enabled === enabled) return userDone(this.present(caller, links));
    if (!enabled) {
      const orphaned = await this.withoutSuper(ctx, before, links, () => false);
      if (orphaned.length > 0) return { ...userRefused('last-super'), accounts: orphaned.map(linked) };
    }
    await this.connection.getRepository(ctx, TradeUser).update(before.id, { enabled, revision: before.revision + 1 });
    const account = before.customer.user;
    if (!enabled && account !== undefined) await this.sessions.deleteSessionsByUser(ctx, account);
    return userDone(await this.read(ctx, caller, id));
  }

  /** Links of a visible user, after locking all their accounts, so that two processes never remove the last two. */
  private async lockedLinks(ctx: RequestContext, caller: Caller, id: ID): Promise<readonly TradeMember[]> {
    const links = (await this.visible(ctx, caller)).get(String(id)) ?? [];
    const ids = links.map(({ accountId }) => accountId).sort((a, b) => Number(a) - Number(b));
    for (const accountId of ids) await this.callers.lock(ctx, accountId);
    return (await this.visible(ctx, caller)).get(String(id)) ?? [];
  }

  /** Accounts that would have no enabled Super User if the user kept only some. */
  private async withoutSuper(
    ctx: RequestContext,
    user: TradeUser,
    links: readonly TradeMember[],
    isKept: (accountId: string) => boolean,
  ): Promise<readonly TradeAccount[]> {
    if (!user.enabled || !user.permissions.includes('super')) return [];
    const lost = links.filter(({ accountId }) => !isKept(String(accountId)));
    if (lost.length === 0) return [];
    const others = await this.connection.getRepository(ctx, TradeMember).find({
      where: { account: { id: In(lost.map(({ accountId }) => accountId)) }, user: { enabled: true } },
      relations: ['user'],
    });
    return lost
      .filter(
        ({ accountId }) =>
          !others.some(
            (other) =>
              other.user.id !== user.id &&
              String(other.accountId) === String(accountId) &&
              other.user.permissions.includes('super'),
          ),
      )
      .map(({ account }) => account);
  }

  profile({ user, customer, members }: CallingUser) {
    return {
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.emailAddress,
      phoneNumber: customer.phoneNumber,
      mobileNumber: user.mobileNumber,
      language: user.language,
      notices: user.notices,
      accounts: members.map(({ account, isDefault }) => ({
        ...linked(account),
        isDefault,
        permissions: user.permissions,
      })),
      revision: String(user.revision),
    };
  }

  async saveProfile(ctx: RequestContext, caller: CallingUser, input: ProfileInput, revision: string | null) {
    const { user, customer } = caller;
    if (revision !== null && revision !== String(user.revision))
      return { profile: this.profile(caller), refusal: 'conflict', problems: [] };
    const next = {
      firstName: (input.firstName ?? customer.firstName).trim(),
      lastName: (input.lastName ?? customer.lastName).trim(),
      phoneNumber: (input.phoneNumber ?? customer.phoneNumber).trim(),
      mobileNumber: (input.mobileNumber ?? user.mobileNumber).trim(),
    };
    const notices = user.notices.map((notice) => ({
      ...notice,
      ...input.notices?.find(({ topic }) => topic === notice.topic),
    }));
    const problems = [
      ...personProblems(next),
      ...(next.mobileNumber === '' && notices.some(({ text }) => text)
        ? [{ field: 'mobileNumber', code: 'valueMissing' }]
        : []),
    ];
    if (problems.length > 0) return { profile: this.profile(caller), refusal: 'invalid', problems };
    const { mobileNumber, ...names } = next;
    await this.connection.getRepository(ctx, Customer).update(customer.id, names);
    await this.connection
      .getRepository(ctx, TradeUser)
      .update(user.id, { mobileNumber, notices, revision: user.revision + 1 });
    return { profile: this.profile(await this.callers.requireUser(ctx)), refusal: null, problems: [] };
  }

  async saveLanguage(ctx: RequestContext, { user }: CallingUser, language: string): Promise<boolean> {
    const problems = personProblems({ firstName: '-', lastName: '-', phoneNumber: '(000) 000-0000', language });
    if (problems.length > 0) return false;
    await this.connection.getRepository(ctx, TradeUser).update(user.id, { language, revision: user.revision + 1 });
    return true;
  }

  /** The policy for new passwords. */
  passwordPolicy() {
    return passwordPolicy;
  }

  /** Changes the user's own password; null is done. */
  async changePassword(ctx: RequestContext, current: string, next: string): Promise<string | null> {
    const userId = ctx.activeUserId;
    if (userId === undefined) return 'current-wrong';
    const { minLength, maxLength } = passwordPolicy;
    // The hash would ignore bytes beyond the maximum, which a letter with several bytes reaches earlier.
    if (next.length < minLength || Buffer.byteLength(next) > maxLength) return 'too-weak';
    // The port has no reason of its own for a new password that equals the current one.
    if (current === next) return 'too-weak';
    const result = await this.users.updatePassword(ctx, userId, current, next);
    if (typeof result === 'boolean') return null;
    return result.__typename === 'InvalidCredentialsError' ? 'current-wrong' : 'too-weak';
  }
}

const linked = ({ id, name, number }: TradeAccount) => ({ id, name, number });

const tidy = (input: UserInput) => ({
  firstName: input.firstName.trim(),
  lastName: input.lastName.trim(),
  phoneNumber: input.phoneNumber.trim(),
  mobileNumber: input.mobileNumber.trim(),
  language: input.language,
  ...(input.email === undefined ? {} : { email: input.email.trim() }),
});

const userDone = <User>(user: User) => ({ user, refusal: null, accounts: [], problems: [] });
const userRefused = (refusal: string) => ({ user: null, refusal, accounts: [], problems: [] });
const userInvalid = (problems: readonly Problem[]) => ({ user: null, refusal: 'invalid', accounts: [], problems });
