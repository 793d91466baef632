import { Inject, Injectable } from '@nestjs/common';
import { type ID, type RequestContext, TransactionalConnection } from '@vendure/core';
import type { TradeAccount } from '../entities/trade-account.entity';
import { TradeInvoice } from '../entities/trade-invoice.entity';
import { TradeOrder } from '../entities/trade-order.entity';
import { TradeEquipment, TradeTicket, TradeTicketComment, type TicketRating } from '../entities/trade-service.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { dateIn } from '../rules/calendar';
import { pageOf, plain, type Problem } from '../rules/problems';
import {
  commentProblems,
  defaultTicketTypes,
  MESSAGE_MAX,
  ratingProblems,
  TICKET_KINDS,
  TICKET_STATUSES,
  type TicketContact,
  type TicketFields,
  ticketProblems,
  type TicketStatus,
} from '../rules/tickets';
import { textIn, type TextKey } from '../texts';
import { TradeAccountService } from './account.service';
import type { OperationRules } from './attempt.service';
import type { Caller } from './caller.service';

/** A new ticket. */
export interface TicketInput extends TicketFields {
  readonly orderId?: ID | null;
  readonly lineId?: string | null;
  readonly invoiceId?: ID | null;
}

/** Filters for tickets. */
export interface TicketOptions {
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly text?: string | null;
  readonly statuses?: readonly string[] | null;
  readonly problemTypes?: readonly string[] | null;
  readonly createdFrom?: string | null;
  readonly createdUntil?: string | null;
  readonly changedFrom?: string | null;
  readonly changedUntil?: string | null;
}

const FIRST_NUMBER = 300_000;

const CLOSED: TicketStatus = 'closed';
const WAITING: TicketStatus = 'waiting';
const IN_PROGRESS: TicketStatus = 'in-progress';

const refused = (refusal: string, problems: readonly Problem[] = []) => ({ ticket: null, refusal, problems });

/** True if a filter is empty or contains the code. */
const isIn = (codes: readonly string[] | null | undefined, code: string): boolean =>
  codes == null || codes.length === 0 || codes.includes(code);

/** True if a day is in a range, both ends included; null is an open end. */
const isWithin = (day: string, from: string | null | undefined, until: string | null | undefined): boolean =>
  (from == null || day >= from) && (until == null || day <= until);

/** A person as it is stored. */
const trimmed = <Person extends Pick<TicketContact, 'name' | 'phone'>>(person: Person): Person => ({
  ...person,
  name: person.name.trim(),
  phone: person.phone.trim(),
});
const trimmedContact = (person: TicketContact): TicketContact => ({ ...trimmed(person), email: person.email.trim() });

/** Support tickets of an account, and its equipment. */
@Injectable()
export class TradeSupportService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  private get types() {
    return this.options.ticketTypes ?? defaultTicketTypes;
  }

  /** A code with its label, which is the code itself if the shop has no text for it. */
  private coded(ctx: RequestContext, group: 'problem' | 'reason' | 'equipment' | 'detail' | 'status', code: string) {
    // `textIn` accepts any key at run time, and a shop's own codes have texts in the options.
    return { code, label: textIn(this.options, ctx, `ticket.${group}.${code}` as TextKey) || code };
  }

  /** What a new ticket can be about. */
  choices(ctx: RequestContext, { account, customer }: Caller) {
    const { problems, equipment } = this.types;
    return {
      kinds: TICKET_KINDS.filter((kind) => problems[kind].length > 0).map((code) => ({
        code,
        problems: problems[code].map((problem) => ({
          ...this.coded(ctx, 'problem', problem.code),
          reasons: problem.reasons.map((reason) => this.coded(ctx, 'reason', reason)),
          usualFor: problem.usualFor ?? [],
        })),
      })),
      equipment: equipment.map(({ code, details }) => ({
        ...this.coded(ctx, 'equipment', code),
        details: details.map((detail) => this.coded(ctx, 'detail', detail)),
      })),
      statuses: TICKET_STATUSES.map((status) => this.coded(ctx, 'status', status)),
      messageMax: MESSAGE_MAX,
      contact: {
        name: `${customer.firstName} ${customer.lastName}`,
        email: customer.emailAddress,
        phone: customer.phoneNumber ?? '',
      },
      today: dateIn(this.accounts.now(), account.timeZone),
    };
  }

  /** The equipment at an account. */
  async equipment(ctx: RequestContext, { account }: Caller) {
    const found = await this.connection
      .getRepository(ctx, TradeEquipment)
      .find({ where: { account: { id: account.id } }, order: { number: 'ASC' } });
    return found.map(({ number, type, detail, place }) => ({
      number,
      type: this.coded(ctx, 'equipment', type),
      detail: detail === null ? null : this.coded(ctx, 'detail', detail),
      place,
    }));
  }

  /** All tickets of an account, newest first. */
  all(ctx: RequestContext, account: TradeAccount): Promise<TradeTicket[]> {
    return this.connection
      .getRepository(ctx, TradeTicket)
      .find({ where: { account: { id: account.id } }, order: { openedAt: 'DESC', id: 'DESC' } });
  }

  /** A page of the tickets that match, most recently changed first. */
  async search(ctx: RequestContext, { account }: Caller, options: TicketOptions) {
    const text = plain(options.text ?? '');
    const dayOf = (at: Date): string => dateIn(at.getTime(), account.timeZone);
    const found = (await this.all(ctx, account))
      .filter(
        ({ number, status, problemType, openedAt, changedAt }) =>
          (text === '' || plain(number).includes(text)) &&
          isIn(options.statuses, status) &&
          isIn(options.problemTypes, problemType) &&
          isWithin(dayOf(openedAt), options.createdFrom, options.createdUntil) &&
          isWithin(dayOf(changedAt), options.changedFrom, options.changedUntil),
      )
      .sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
    return {
      items: pageOf(found, options).map((ticket) => this.present(ctx, account, ticket)),
      totalItems: found.length,
    };
  }

  async find(ctx: RequestContext, { account }: Caller, id: ID) {
    const ticket = await this.ticket(ctx, account, id);
    return ticket === null ? null : this.present(ctx, account, ticket);
  }

  private ticket(ctx: RequestContext, account: TradeAccount, id: ID): Promise<TradeTicket | null> {
    return this.connection.getRepository(ctx, TradeTicket).findOne({ where: { id, account: { id: account.id } } });
  }

  /** A ticket as the API returns it. */
  private present(ctx: RequestContext, { timeZone }: TradeAccount, ticket: TradeTicket) {
    const { equipmentType, equipmentDetail } = ticket;
    return {
      id: ticket.id,
      number: ticket.number,
      kind: ticket.kind,
      status: this.coded(ctx, 'status', ticket.status),
      problemType: this.coded(ctx, 'problem', ticket.problemType),
      reason: this.coded(ctx, 'reason', ticket.reason),
      message: ticket.message,
      equipment:
        equipmentType === null
          ? null
          : {
              type: this.coded(ctx, 'equipment', equipmentType),
              detail: equipmentDetail === null ? null : this.coded(ctx, 'detail', equipmentDetail),
              assetNumber: ticket.assetNumber ?? '',
            },
      availability: ticket.availability,
      contact: { name: ticket.contactName, email: ticket.contactEmail, phone: ticket.contactPhone },
      onsiteContact: ticket.onsiteContact,
      onBehalfOf: ticket.onBehalfOf,
      orderId: ticket.orderId,
      lineId: ticket.lineId,
      invoiceId: ticket.invoiceId,
      createdAt: ticket.openedAt,
      changedAt: ticket.changedAt,
      createdBy: ticket.createdBy,
      timeZone,
      // A list does not ask for comments, so only a request for them reads them.
      comments: async () =>
        (await this.comments(ctx, ticket)).map(({ id, author, name, at, text }) => ({
          id,
          from: author,
          name,
          at,
          text,
        })),
      rating: ticket.rating,
      canComment: ticket.status !== CLOSED,
      canRate: ticket.status === CLOSED,
    };
  }

  private comments(ctx: RequestContext, ticket: TradeTicket): Promise<TradeTicketComment[]> {
    return this.connection
      .getRepository(ctx, TradeTicketComment)
      .find({ where: { ticket: { id: ticket.id } }, order: { at: 'ASC', id: 'ASC' } });
  }

  /** Invalid fields of a new ticket. An order or an invoice of another account is none. */
  async problemsOf(ctx: RequestContext, { account }: Caller, input: TicketInput): Promise<readonly Problem[]> {
    const problems = [...ticketProblems(input, this.types)];
    const ofAccount = { account: { id: account.id } };
    const { orderId, invoiceId } = input;
    if (
      orderId != null &&
      !(await this.connection
        .getRepository(ctx, TradeOrder)
        .exists({ where: { ...ofAccount, order: { id: orderId }, isCart: false } }))
    )
      problems.push({ field: 'orderId', code: 'badInput' });
    if (
      invoiceId != null &&
      !(await this.connection.getRepository(ctx, TradeInvoice).exists({ where: { ...ofAccount, id: invoiceId } }))
    )
      problems.push({ field: 'invoiceId', code: 'badInput' });
    return problems;
  }

  /** Rules of creating a ticket. */
  rules(ctx: RequestContext, { account, customer }: Caller): OperationRules<TicketInput> {
    const repository = this.connection.getRepository(ctx, TradeTicket);
    return {
      operation: 'ticket',
      subject: ({ draftId }) => `draft:${draftId}`,
      already: async ({ draftId }) => {
        const made = await repository.findOne({ where: { account: { id: account.id }, draftId } });
        return made === null ? null : String(made.id);
      },
      refusal: async () => null,
      perform: async (input) => {
        const now = new Date(this.accounts.now());
        const equipment = input.kind === 'equipment' ? (input.equipment ?? null) : null;
        const contact = trimmedContact(input.contact);
        const ticket = await repository.save(
          new TradeTicket({
            account,
            number: `pending-${account.id}-${input.draftId}`,
            draftId: input.draftId,
            kind: input.kind,
            status: 'new',
            problemType: input.problemType,
            reason: input.reason,
            message: input.message.trim(),
            equipmentType: equipment?.type ?? null,
            equipmentDetail: equipment?.detail ?? null,
            assetNumber: equipment?.assetNumber.trim() ?? null,
            availability: input.availability.map(({ day, start, end }) => ({ day, start, end })),
            orderId: input.orderId == null ? null : String(input.orderId),
            lineId: input.orderId == null ? null : (input.lineId ?? null),
            invoiceId: input.invoiceId == null ? null : String(input.invoiceId),
            contactName: contact.name,
            contactEmail: contact.email,
            contactPhone: contact.phone,
            onsiteContact: input.onsiteContact == null ? null : trimmed(input.onsiteContact),
            onBehalfOf: input.onBehalfOf == null ? null : trimmedContact(input.onBehalfOf),
            createdBy: `${customer.firstName} ${customer.lastName}`,
            openedAt: now,
            changedAt: now,
            rating: null,
          }),
        );
        await repository.update(ticket.id, { number: `CS-${FIRST_NUMBER + Number(ticket.id)}` });
        return String(ticket.id);
      },
    };
  }

  /** Adds a comment of the buyer, once per key. Needs the lock of the account. */
  async comment(ctx: RequestContext, { account, customer }: Caller, id: ID, key: string, text: string) {
    const problems = commentProblems(key, text);
    if (problems.length > 0) return refused('invalid', problems);
    const ticket = await this.ticket(ctx, account, id);
    if (ticket === null) return refused('ticket-gone');
    const comments = this.connection.getRepository(ctx, TradeTicketComment);
    if (!(await comments.exists({ where: { ticket: { id: ticket.id }, key } }))) {
      if (ticket.status === CLOSED) return refused('ticket-closed');
      const at = new Date(this.accounts.now());
      await comments.save(
        new TradeTicketComment({
          ticket,
          key,
          author: 'buyer',
          name: `${customer.firstName} ${customer.lastName}`,
          at,
          text: text.trim(),
        }),
      );
      ticket.changedAt = at;
      if (ticket.status === WAITING) ticket.status = IN_PROGRESS;
      await this.connection.getRepository(ctx, TradeTicket).save(ticket);
    }
    return { ticket: this.present(ctx, account, ticket), refusal: null, problems: [] };
  }

  /** Rates a closed ticket. Needs the lock of the account. */
  async rate(ctx: RequestContext, { account }: Caller, id: ID, { stars, comment }: TicketRating) {
    const problems = ratingProblems(stars, comment);
    if (problems.length > 0) return refused('invalid', problems);
    const ticket = await this.ticket(ctx, account, id);
    if (ticket === null) return refused('ticket-gone');
    if (ticket.status !== CLOSED) return refused('ticket-open');
    ticket.rating = { stars, comment: comment.trim() };
    await this.connection.getRepository(ctx, TradeTicket).save(ticket);
    return { ticket: this.present(ctx, account, ticket), refusal: null, problems: [] };
  }
}
