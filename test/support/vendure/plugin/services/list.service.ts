import { Inject, Injectable } from '@nestjs/common';
import { type ID, type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { In } from 'typeorm';
import type { TradeAccount } from '../entities/trade-account.entity';
import { type ListItem, TradeList } from '../entities/trade-list.entity';
import { TradeMember, TradeUser } from '../entities/trade-user.entity';
import { folded, pageOf, type Problem } from '../rules/problems';
import { TradeAccountService } from './account.service';
import type { Caller } from './caller.service';
import { TradeProductService } from './product.service';

const MAX_LISTS = 10;
const MAX_ITEMS = 200;
const NAME_MAX = 255;
/** Days for which a removed list can be restored. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

/** A product with a quantity, as the API takes it. */
export interface ItemInput {
  readonly variantId: ID;
  readonly quantity: number;
}

/** Result of a change of a list. */
export interface ListChanged {
  readonly list: TradeList | null;
  readonly refusal: string | null;
  readonly problems: readonly Problem[];
}

const done = (list: TradeList): ListChanged => ({ list, refusal: null, problems: [] });
const refused = (refusal: string): ListChanged => ({ list: null, refusal, problems: [] });
const invalid = (code: string): ListChanged => ({
  list: null,
  refusal: 'invalid',
  problems: [{ field: 'name', code }],
});

/** Names that differ only in case, accents and spaces are the same. */
const sameName = (a: string, b: string): boolean =>
  folded(a).trim().replace(/\s+/g, ' ') === folded(b).trim().replace(/\s+/g, ' ');

const problemOfName = (name: string): string | null =>
  name === '' ? 'valueMissing' : name.length > NAME_MAX ? 'tooLong' : null;

/** Access of a user to a list; null for none. A list without an owner is open to all. */
function accessOf({ ownerId, shared }: TradeList, user: TradeUser): 'own' | 'edit' | 'view' | null {
  const id = String(user.id);
  if (ownerId === null || ownerId === id) return 'own';
  return shared.find(({ userId }) => userId === id)?.access ?? null;
}

/** Adds items to others, newest first; an existing product keeps its position and gets the larger quantity. */
function merged(items: readonly ListItem[], added: readonly ListItem[]): ListItem[] {
  const byId = new Map(items.map((item) => [item.variantId, item]));
  const fresh = new Set<string>();
  for (const { variantId, quantity } of added) {
    const known = byId.get(variantId);
    if (known === undefined) fresh.add(variantId);
    byId.set(variantId, { variantId, quantity: Math.max(quantity, known?.quantity ?? 0) });
  }
  const all = [...byId.values()];
  return [...all.filter(({ variantId }) => fresh.has(variantId)), ...all.filter((item) => !fresh.has(item.variantId))];
}

/** Shopping lists of an account. Each change holds the lock of the account. */
@Injectable()
export class TradeListService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TradeProductService) private readonly products: TradeProductService,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
  ) {}

  private async all(ctx: RequestContext, account: TradeAccount): Promise<TradeList[]> {
    const lists = await this.connection
      .getRepository(ctx, TradeList)
      .find({ where: { account: { id: account.id } }, order: { createdAt: 'DESC', id: 'DESC' } });
    return lists;
  }

  private async active(ctx: RequestContext, account: TradeAccount): Promise<TradeList[]> {
    return (await this.all(ctx, account)).filter(({ removedAt }) => removedAt === null);
  }

  /** Lists that the user can see, newest first. */
  async visible(ctx: RequestContext, { account, user }: Caller): Promise<readonly TradeList[]> {
    return (await this.active(ctx, account)).filter((list) => accessOf(list, user) !== null);
  }

  async find(ctx: RequestContext, caller: Caller, id: ID): Promise<TradeList | null> {
    return (await this.visible(ctx, caller)).find((list) => String(list.id) === String(id)) ?? null;
  }

  /** Lists as the API returns them. */
  async present(ctx: RequestContext, { account, user }: Caller, lists: readonly TradeList[]) {
    const ownerIds = lists.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
    const owners =
      ownerIds.length === 0
        ? []
        : await this.connection
            .getRepository(ctx, TradeUser)
            .find({ where: { id: In(ownerIds) }, relations: ['customer'] });
    const names = new Map(owners.map(({ id, customer }) => [String(id), `${customer.firstName} ${customer.lastName}`]));
    return lists.map((list) => {
      const access = accessOf(list, user) ?? 'view';
      return {
        id: list.id,
        name: list.name,
        description: list.description,
        count: list.items.length,
        changedAt: list.changedAt,
        access,
        owner: access === 'own' || list.ownerId === null ? null : (names.get(list.ownerId) ?? null),
        sharedWith: list.shared.length,
        items: async (page: { skip?: number | null; take?: number | null }) => {
          const items = pageOf(list.items, page);
          const products = await this.products.findMap(
            ctx,
            account,
            items.map(({ variantId }) => variantId),
          );
          return items.flatMap(({ variantId, quantity }) => {
            const product = products.get(variantId);
            return product === undefined ? [] : [{ product, quantity }];
          });
        },
      };
    });
  }

  /** Items as they are stored. @throws UserInputError for an unknown product or an invalid quantity */
  private async itemsOf(ctx: RequestContext, account: TradeAccount, items: readonly ItemInput[]): Promise<ListItem[]> {
    const known = await this.products.findMap(
      ctx,
      account,
      items.map(({ variantId }) => variantId),
    );
    if (items.some(({ variantId }) => !known.has(String(variantId))))
      throw new UserInputError('The product does not exist');
    if (items.some(({ quantity }) => !Number.isInteger(quantity) || quantity <= 0))
      throw new UserInputError('Quantities of a list are whole numbers above 0');
    return items.map(({ variantId, quantity }) => ({ variantId: String(variantId), quantity }));
  }

  async create(
    ctx: RequestContext,
    { account, user }: Caller,
    input: { readonly name: string; readonly description: string; readonly items: readonly ItemInput[] },
  ): Promise<ListChanged> {
    const name = input.name.trim();
    const problem = problemOfName(name);
    if (problem !== null) return invalid(problem);
    const items = merged([], await this.itemsOf(ctx, account, input.items));
    const lists = await this.active(ctx, account);
    if (lists.length >= MAX_LISTS) return refused('too-many-lists');
    if (lists.some((list) => sameName(list.name, name))) return refused('name-taken');
    if (items.length > MAX_ITEMS) return refused('list-full');
    return done(
      await this.connection.getRepository(ctx, TradeList).save(
        new TradeList({
          account,
          name,
          description: input.description.trim(),
          ownerId: String(user.id),
          items,
          shared: [],
          changedAt: new Date(this.accounts.now()),
          removedAt: null,
        }),
      ),
    );
  }

  /** Changes a list that the user can edit, or owns if `needs` is `own`. */
  private async change(
    ctx: RequestContext,
    caller: Caller,
    id: ID,
    apply: (list: TradeList, others: readonly TradeList[]) => Partial<TradeList> | string,
    needs: 'edit' | 'own' = 'edit',
  ): Promise<ListChanged> {
    const lists = await this.active(ctx, caller.account);
    const list = lists.find((one) => String(one.id) === String(id));
    const access = list === undefined ? null : accessOf(list, caller.user);
    if (list === undefined || access === null) return refused('list-gone');
    if (access === 'view' || (needs === 'own' && access !== 'own')) return refused('read-only');
    const changed = apply(
      list,
      lists.filter((one) => one !== list),
    );
    if (typeof changed === 'string') return refused(changed);
    Object.assign(list, changed, { changedAt: new Date(this.accounts.now()) });
    return done(await this.connection.getRepository(ctx, TradeList).save(list));
  }

  async edit(ctx: RequestContext, caller: Caller, id: ID, given: { name: string; description: string }) {
    const name = given.name.trim();
    const problem = problemOfName(name);
    if (problem !== null) return invalid(problem);
    return this.change(ctx, caller, id, (_list, others) =>
      others.some((other) => sameName(other.name, name))
        ? 'name-taken'
        : { name, description: given.description.trim() },
    );
  }

  remove(ctx: RequestContext, caller: Caller, id: ID): Promise<ListChanged> {
    return this.change(ctx, caller, id, () => ({ removedAt: new Date(this.accounts.now()) }), 'own');
  }

  async restore(ctx: RequestContext, caller: Caller, id: ID): Promise<ListChanged> {
    const lists = await this.all(ctx, caller.account);
    const list = lists.find((one) => String(one.id) === String(id));
    if (list === undefined || accessOf(list, caller.user) !== 'own') return refused('list-gone');
    if (list.removedAt === null) return done(list);
    if (this.accounts.now() - list.removedAt.getTime() > KEPT_DAYS * DAY) return refused('list-gone');
    const active = lists.filter(({ removedAt }) => removedAt === null);
    if (active.length >= MAX_LISTS) return refused('too-many-lists');
    if (active.some(({ name }) => sameName(name, list.name))) return refused('name-taken');
    list.removedAt = null;
    return done(await this.connection.getRepository(ctx, TradeList).save(list));
  }

  async addItems(ctx: RequestContext, caller: Caller, id: ID, added: readonly ItemInput[]): Promise<ListChanged> {
    const fresh = await this.itemsOf(ctx, caller.account, added);
    return this.change(ctx, caller, id, (list) => {
      const items = merged(list.items, fresh);
      return items.length > MAX_ITEMS ? 'list-full' : { items };
    });
  }

  async setQuantity(ctx: RequestContext, caller: Caller, id: ID, given: ItemInput): Promise<ListChanged> {
    const [item] = await this.itemsOf(ctx, caller.account, [given]);
    return this.change(ctx, caller, id, (list) =>
      item === undefined || !list.items.some(({ variantId }) => variantId === item.variantId)
        ? 'item-gone'
        : { items: list.items.map((one) => (one.variantId === item.variantId ? item : one)) },
    );
  }

  removeItems(ctx: RequestContext, caller: Caller, id: ID, variantIds: readonly ID[]): Promise<ListChanged> {
    const gone = new Set(variantIds.map(String));
    return this.change(ctx, caller, id, (list) => ({
      items: list.items.filter(({ variantId }) => !gone.has(variantId)),
    }));
  }

  /** Reorders the named products within the positions that they occupy. */
  arrange(ctx: RequestContext, caller: Caller, id: ID, variantIds: readonly ID[]): Promise<ListChanged> {
    return this.change(ctx, caller, id, (list) => {
      const byId = new Map(list.items.map((item) => [item.variantId, item]));
      const arranged = [...new Set(variantIds.map(String))].flatMap((one) => byId.get(one) ?? []);
      const named = new Set(arranged);
      let next = 0;
      return { items: list.items.map((item) => (named.has(item) ? (arranged[next++] ?? item) : item)) };
    });
  }

  /** Members whom a list can be shared with: those who order, except the caller and the owner. */
  private async colleagues(ctx: RequestContext, { account, user }: Caller, list: TradeList) {
    const members = await this.connection
      .getRepository(ctx, TradeMember)
      .find({ where: { account: { id: account.id } }, relations: ['user', 'user.customer'] });
    return members
      .map((member) => member.user)
      .filter(({ id, enabled, permissions }) => enabled && permissions.includes('ordering') && id !== user.id)
      .filter(({ id }) => String(id) !== list.ownerId);
  }

  async people(ctx: RequestContext, caller: Caller, id: ID) {
    const list = await this.find(ctx, caller, id);
    if (list === null) return [];
    return (await this.colleagues(ctx, caller, list)).map(({ id: userId, customer }) => ({
      id: userId,
      name: `${customer.firstName} ${customer.lastName}`,
      access: list.shared.find((share) => share.userId === String(userId))?.access ?? null,
    }));
  }

  /** @throws UserInputError for a person who is not a colleague */
  async share(ctx: RequestContext, caller: Caller, id: ID, personId: ID, access: 'view' | 'edit' | null) {
    const list = await this.find(ctx, caller, id);
    if (list === null) return refused('list-gone');
    const colleagues = await this.colleagues(ctx, caller, list);
    if (!colleagues.some((user) => String(user.id) === String(personId)))
      throw new UserInputError('The person does not order for this account');
    const userId = String(personId);
    return this.change(
      ctx,
      caller,
      id,
      ({ shared }) => {
        const others = shared.filter((one) => one.userId !== userId);
        return { shared: access === null ? others : [...others, { userId, access }] };
      },
      'own',
    );
  }
}
