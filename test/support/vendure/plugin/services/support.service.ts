import { Inject, Injectable } from '@nestjs/common';
import { type ID, type RequestContext, TransactionalConnection } from '@vendure/core';
import type { TradeAccount } from '../entities/trade-account.entity';
import { TradeTicket } from '../entities/trade-service.entity';
import { pageOf, personProblems, plain, type Problem } from '../rules/problems';
import { TradeAccountService } from './account.service';
import type { OperationRules } from './attempt.service';
import type { Caller } from './caller.service';

/** A new ticket. */
export interface TicketInput {
  readonly kind: string;
  readonly reason: string;
  readonly message: string;
  readonly assetNumber?: string | null;
  readonly orderId?: ID | null;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
}

/** Filters for tickets. */
export interface TicketOptions {
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly text?: string | null;
  readonly statuses?: readonly string[] | null;
}

const KINDS: readonly string[] = ['equipment', 'customer-service'];
const FIRST_NUMBER = 300_000;

/** Support tickets of an account. */
@Injectable()
export class TradeSupportService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
  ) {}

  all(ctx: RequestContext, account: TradeAccount): Promise<TradeTicket[]> {
    return this.connection
      .getRepository(ctx, TradeTicket)
      .find({ where: { account: { id: account.id } }, order: { openedAt: 'DESC', id: 'DESC' } });
  }

  async search(ctx: RequestContext, { account }: Caller, options: TicketOptions) {
    const text = plain(options.text ?? '');
    const { statuses } = options;
    const found = (await this.all(ctx, account)).filter(
      ({ number, status }) =>
        (text === '' || plain(number).includes(text)) &&
        (statuses == null || statuses.length === 0 || statuses.includes(status)),
    );
    return { items: pageOf(found, options).map(present), totalItems: found.length };
  }

  async find(ctx: RequestContext, { account }: Caller, id: ID) {
    const ticket = await this.connection
      .getRepository(ctx, TradeTicket)
      .findOne({ where: { id, account: { id: account.id } } });
    return ticket === null ? null : present(ticket);
  }

  problemsOf(input: TicketInput): readonly Problem[] {
    const [contactProblem] = personProblems({
      firstName: '-',
      lastName: '-',
      email: input.contactEmail.trim(),
      phoneNumber: '(000) 000-0000',
    });
    const [phoneProblem] = personProblems({ firstName: '-', lastName: '-', phoneNumber: input.contactPhone.trim() });
    return [
      ...(KINDS.includes(input.kind) ? [] : [{ field: 'kind', code: 'invalidEntry' }]),
      ...(input.reason.trim() === '' ? [{ field: 'reason', code: 'valueMissing' }] : []),
      ...(input.message.trim() === '' ? [{ field: 'message', code: 'valueMissing' }] : []),
      ...(input.contactName.trim() === '' ? [{ field: 'contactName', code: 'valueMissing' }] : []),
      ...(contactProblem === undefined ? [] : [{ field: 'contactEmail', code: contactProblem.code }]),
      ...(phoneProblem === undefined ? [] : [{ field: 'contactPhone', code: phoneProblem.code }]),
    ];
  }

  /** Rules of creating a ticket. */
  rules(ctx: RequestContext, { account, user, customer }: Caller): OperationRules<TicketInput> {
    return {
      operation: 'ticket',
      // A user writes one ticket at a time.
      subject: () => `user:${user.id}`,
      already: async () => null,
      refusal: async () => null,
      perform: async (input) => {
        const repository = this.connection.getRepository(ctx, TradeTicket);
        const now = new Date(this.accounts.now());
        const ticket = await repository.save(
          new TradeTicket({
            account,
            number: `pending-${now.getTime()}-${user.id}`,
            kind: input.kind,
            status: 'new',
            reason: input.reason.trim(),
            message: input.message.trim(),
            assetNumber: input.assetNumber?.trim() ?? null,
            orderId: input.orderId == null ? null : String(input.orderId),
            contactName: input.contactName.trim(),
            contactEmail: input.contactEmail.trim(),
            contactPhone: input.contactPhone.trim(),
            createdBy: `${customer.firstName} ${customer.lastName}`,
            openedAt: now,
            changedAt: now,
          }),
        );
        await repository.update(ticket.id, { number: `CS-${FIRST_NUMBER + Number(ticket.id)}` });
        return String(ticket.id);
      },
    };
  }
}

const present = (ticket: TradeTicket) => ({
  id: ticket.id,
  number: ticket.number,
  kind: ticket.kind,
  status: ticket.status,
  reason: ticket.reason,
  message: ticket.message,
  assetNumber: ticket.assetNumber,
  orderId: ticket.orderId,
  contactName: ticket.contactName,
  contactEmail: ticket.contactEmail,
  contactPhone: ticket.contactPhone,
  createdAt: ticket.openedAt,
  changedAt: ticket.changedAt,
  createdBy: ticket.createdBy,
});
