import { Inject, Injectable } from '@nestjs/common';
import { type ID, type RequestContext, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import type { TradeAccount } from '../entities/trade-account.entity';
import { TradeReadMark, TradeReminder } from '../entities/trade-service.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { addDays, dateIn, deliverySlots, minutesIn, zonedInstant } from '../rules/calendar';
import { statusOf } from '../rules/order-status';
import { pageOf, type Problem } from '../rules/problems';
import { type TextKey, textIn } from '../texts';
import { TradeAccountService } from './account.service';
import type { Caller } from './caller.service';
import { TradeInvoiceService } from './invoice.service';
import { factsOf, TradeOrderService } from './order.service';
import { TradeSupportService } from './support.service';

/** A notification, derived from an order, an invoice or a ticket. */
interface Notice {
  readonly id: string;
  readonly topic: string;
  readonly at: Date;
  readonly title: string;
  readonly text: string;
  readonly aboutKind: string | null;
  readonly aboutId: string | null;
}

/** Filters for notifications. */
export interface NoticeOptions {
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly topics?: readonly string[] | null;
  readonly unreadOnly?: boolean | null;
}

/** Fields of a reminder. */
export interface ReminderInput {
  readonly at?: Date | string | null;
  readonly repeats?: string | null;
  readonly orderId?: ID | null;
  readonly minutesBefore?: number | null;
  readonly isOn?: boolean | null;
}

const DAY = 86_400_000;
/** Days of events that have notifications, and of those that start unread. */
const SHOWN_DAYS = 45;
const UNREAD_DAYS = 7;
const REPEATS: readonly string[] = ['once', 'weekly', 'before-cut-off'];
const MAX_MINUTES_BEFORE = 7 * 24 * 60;
const MORNING_MINUTES = 9 * 60;

/** Notifications and reminders of a user. */
@Injectable()
export class TradeNoticeService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TradeOrderService) private readonly orders: TradeOrderService,
    @Inject(TradeInvoiceService) private readonly invoices: TradeInvoiceService,
    @Inject(TradeSupportService) private readonly support: TradeSupportService,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  /** Notifications for a user, newest first. Those that need a permission the user lacks are left out. */
  private async all(
    ctx: RequestContext,
    { account, user }: Caller,
  ): Promise<readonly (Notice & { isRead: boolean })[]> {
    const now = this.accounts.now();
    const since = now - SHOWN_DAYS * DAY;
    const text = (key: TextKey, values: Readonly<Record<string, string>>) => textIn(this.options, ctx, key, values);
    const may = (permission: 'ordering' | 'finance' | 'service') => user.permissions.includes(permission);
    const notices: Notice[] = [];
    if (may('ordering')) {
      for (const trade of await this.orders.all(ctx, account)) {
        const placedAt = trade.placedAt?.getTime() ?? 0;
        if (placedAt < since) break;
        const number = trade.number ?? '';
        const about = { aboutKind: 'order', aboutId: String(trade.orderId), text: '' };
        const status = statusOf(factsOf(trade, account), now);
        const id = `order-${trade.orderId}`;
        notices.push({
          ...about,
          id: `${id}-placed`,
          topic: 'orders',
          at: new Date(placedAt),
          title: text('notice.placed', { number }),
        });
        if (trade.cancelledAt !== null)
          notices.push({
            ...about,
            id: `${id}-cancelled`,
            topic: 'orders',
            at: trade.cancelledAt,
            title: text('notice.cancelled', { number }),
          });
        const arrival = trade.deliveryDate === null ? null : zonedInstant(trade.deliveryDate, 8 * 60, account.timeZone);
        if (arrival === null || arrival > now) continue;
        if (status === 'delivered' || status === 'in-settlement')
          notices.push({
            ...about,
            id: `${id}-delivered`,
            topic: 'deliveries',
            at: new Date(arrival),
            title: text('notice.delivered', { number }),
          });
        if (status === 'out-for-delivery')
          notices.push({
            ...about,
            id: `${id}-on-way`,
            topic: 'deliveries',
            at: new Date(arrival),
            title: text('notice.on-way', { number }),
          });
      }
    }
    if (may('finance')) {
      const today = dateIn(now, account.timeZone);
      for (const invoice of await this.invoices.all(ctx, account)) {
        if (invoice.open === 0) continue;
        const about = { aboutKind: 'invoice', aboutId: String(invoice.id), topic: 'invoices', text: '' };
        const morning = (date: string) => new Date(zonedInstant(date, MORNING_MINUTES, account.timeZone));
        const issued = morning(invoice.issuedOn);
        if (issued.getTime() >= since && issued.getTime() <= now)
          notices.push({
            ...about,
            id: `invoice-${invoice.id}-issued`,
            at: issued,
            title: text('notice.invoice', { number: invoice.number, date: dayIn(ctx, invoice.dueOn) }),
          });
        const late = morning(addDays(invoice.dueOn, 1));
        if (invoice.dueOn < today && late.getTime() >= since && late.getTime() <= now)
          notices.push({
            ...about,
            id: `invoice-${invoice.id}-late`,
            at: late,
            title: text('notice.late', { number: invoice.number }),
          });
      }
    }
    if (may('service')) {
      for (const ticket of await this.support.all(ctx, account)) {
        if (ticket.openedAt.getTime() < since) break;
        notices.push({
          id: `ticket-${ticket.id}`,
          topic: 'support',
          at: ticket.openedAt,
          title: text('notice.ticket', { number: ticket.number }),
          text: '',
          aboutKind: 'case',
          aboutId: String(ticket.id),
        });
      }
    }
    const marks = await this.connection
      .getRepository(ctx, TradeReadMark)
      .find({ where: { user: { id: user.id }, notification: In(notices.map(({ id }) => id)) } });
    const marked = new Map(marks.map(({ notification, isRead }) => [notification, isRead]));
    return notices
      .map((notice) => ({
        ...notice,
        isRead: marked.get(notice.id) ?? now - notice.at.getTime() > UNREAD_DAYS * DAY,
      }))
      .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1));
  }

  async search(ctx: RequestContext, caller: Caller, options: NoticeOptions) {
    const { topics, unreadOnly } = options;
    const found = (await this.all(ctx, caller)).filter(
      ({ topic, isRead }) =>
        (topics == null || topics.length === 0 || topics.includes(topic)) && (unreadOnly !== true || !isRead),
    );
    return {
      items: pageOf(found, options),
      totalItems: found.length,
      today: dateIn(this.accounts.now(), caller.account.timeZone),
    };
  }

  async unread(ctx: RequestContext, caller: Caller): Promise<number> {
    return (await this.all(ctx, caller)).filter(({ isRead }) => !isRead).length;
  }

  /** Marks notifications; ids that don't exist are ignored. */
  async mark(ctx: RequestContext, caller: Caller, ids: readonly string[], isRead: boolean): Promise<void> {
    const known = new Set((await this.all(ctx, caller)).map(({ id }) => id));
    const marks = [...new Set(ids)].filter((id) => known.has(id));
    if (marks.length === 0) return;
    await this.connection.getRepository(ctx, TradeReadMark).upsert(
      marks.map((notification) => ({ user: { id: caller.user.id }, notification, isRead })),
      ['user', 'notification'],
    );
  }

  async markAll(
    ctx: RequestContext,
    caller: Caller,
    topics: readonly string[],
    until: Date,
  ): Promise<readonly string[]> {
    const ids = (await this.all(ctx, caller))
      .filter(
        ({ topic, at, isRead }) =>
          !isRead && at.getTime() <= until.getTime() && (topics.length === 0 || topics.includes(topic)),
      )
      .map(({ id }) => id);
    await this.mark(ctx, caller, ids, true);
    return ids;
  }

  // ---- Reminders

  /** Next time of a reminder; null for one that is never due again. */
  private nextTime(account: TradeAccount, { at, repeats, minutesBefore }: TradeReminder): number | null {
    const now = this.accounts.now();
    if (repeats === 'before-cut-off') {
      const times = deliverySlots(account, now)
        .filter(({ closed }) => closed === null)
        .map(({ cutOff }) => cutOff - (minutesBefore ?? 0) * 60_000)
        .filter((time) => time > now);
      return times.length === 0 ? null : Math.min(...times);
    }
    if (repeats !== 'weekly' || at.getTime() > now) return at.getTime() > now ? at.getTime() : null;
    const { timeZone } = account;
    const minutes = minutesIn(at.getTime(), timeZone);
    const first = dateIn(at.getTime(), timeZone);
    const weeks = Math.floor((now - at.getTime()) / (7 * DAY));
    return (
      [weeks, weeks + 1, weeks + 2]
        .map((week) => zonedInstant(addDays(first, week * 7), minutes, timeZone))
        .find((time) => time > now) ?? null
    );
  }

  private presentReminder(account: TradeAccount, reminder: TradeReminder) {
    const { id, at, repeats, orderId, minutesBefore, isOn } = reminder;
    const next = this.nextTime(account, reminder);
    return { id, at: next === null ? at : new Date(next), repeats, orderId, minutesBefore, isOn };
  }

  async reminders(ctx: RequestContext, { account, user }: Caller) {
    const all = await this.connection
      .getRepository(ctx, TradeReminder)
      .find({ where: { account: { id: account.id }, user: { id: user.id } } });
    return all
      .filter((reminder) => this.nextTime(account, reminder) !== null)
      .map((reminder) => this.presentReminder(account, reminder))
      .sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  private problemsOf(account: TradeAccount, reminder: TradeReminder): readonly Problem[] {
    const { at, repeats, minutesBefore } = reminder;
    if (!REPEATS.includes(repeats)) return [{ field: 'repeats', code: 'badInput' }];
    if (repeats === 'before-cut-off') {
      const isValid =
        minutesBefore !== null &&
        Number.isInteger(minutesBefore) &&
        minutesBefore >= 1 &&
        minutesBefore <= MAX_MINUTES_BEFORE;
      if (!isValid) return [{ field: 'minutesBefore', code: 'badInput' }];
      return this.nextTime(account, reminder) === null ? [{ field: 'repeats', code: 'invalidEntry' }] : [];
    }
    if (Number.isNaN(at.getTime())) return [{ field: 'at', code: 'badInput' }];
    return at.getTime() <= this.accounts.now() ? [{ field: 'at', code: 'rangeUnderflow' }] : [];
  }

  /** Creates a reminder, or returns the equal one of an earlier request. */
  async createReminder(ctx: RequestContext, { account, user }: Caller, input: ReminderInput) {
    const repeats = input.repeats ?? 'once';
    const draft = new TradeReminder({
      account,
      user,
      at: new Date(input.at ?? Number.NaN),
      repeats,
      orderId: input.orderId == null ? null : String(input.orderId),
      minutesBefore: repeats === 'before-cut-off' ? (input.minutesBefore ?? null) : null,
      isOn: input.isOn ?? true,
    });
    const problems = this.problemsOf(account, draft);
    if (problems.length > 0) return reminderInvalid(problems);
    if (draft.orderId !== null && (await this.orders.find(ctx, account, draft.orderId)) === null)
      return { reminder: null, refusal: 'not-found', problems: [] };
    const repository = this.connection.getRepository(ctx, TradeReminder);
    const known = (
      await repository.find({ where: { account: { id: account.id }, user: { id: user.id }, repeats } })
    ).find(
      (one) =>
        one.orderId === draft.orderId &&
        one.minutesBefore === draft.minutesBefore &&
        (repeats === 'before-cut-off' || one.at.getTime() === draft.at.getTime()),
    );
    const saved = known ?? (await repository.save(draft));
    return { reminder: this.presentReminder(account, saved), refusal: null, problems: [] };
  }

  async updateReminder(ctx: RequestContext, { account, user }: Caller, id: ID, changes: ReminderInput) {
    const repository = this.connection.getRepository(ctx, TradeReminder);
    const known = await repository.findOne({ where: { id, account: { id: account.id }, user: { id: user.id } } });
    if (known === null) return { reminder: null, refusal: 'not-found', problems: [] };
    const repeats = changes.repeats ?? known.repeats;
    const isMoved = changes.at != null || changes.repeats != null || changes.minutesBefore != null;
    Object.assign(known, {
      at: changes.at == null ? known.at : new Date(changes.at),
      repeats,
      minutesBefore: repeats === 'before-cut-off' ? (changes.minutesBefore ?? known.minutesBefore) : null,
      isOn: changes.isOn ?? known.isOn,
    });
    const isDue = this.nextTime(account, known) !== null;
    const problems = isMoved
      ? this.problemsOf(account, known)
      : known.isOn && !isDue
        ? [{ field: 'at', code: 'rangeUnderflow' }]
        : [];
    if (problems.length > 0) return reminderInvalid(problems);
    return { reminder: this.presentReminder(account, await repository.save(known)), refusal: null, problems: [] };
  }

  async removeReminder(ctx: RequestContext, { account, user }: Caller, id: ID): Promise<boolean> {
    const repository = this.connection.getRepository(ctx, TradeReminder);
    const known = await repository.findOne({ where: { id, account: { id: account.id }, user: { id: user.id } } });
    if (known !== null) await repository.remove(known);
    return true;
  }
}

/** A calendar date in the language of the request, such as “March 4”. */
const dayIn = ({ languageCode }: RequestContext, date: string): string =>
  new Intl.DateTimeFormat(languageCode, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));

const reminderInvalid = (problems: readonly Problem[]) => ({ reminder: null, refusal: 'invalid', problems });
