import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { Not } from 'typeorm';
import { type Operation, TradeAttempt } from '../entities/trade-attempt.entity';
import type { Problem } from '../rules/problems';

/** Outcome of a step, before its value is presented. */
export type Step =
  | { readonly state: 'OPEN'; readonly handle: string }
  | { readonly state: 'DONE'; readonly handle: string | null; readonly value: unknown }
  | { readonly state: 'CLOSED' }
  | { readonly state: 'REFUSED'; readonly refusal: string; readonly problems?: readonly Problem[] };

/** Rules of an operation. Requests and values are plain data, because they are stored. */
export interface OperationRules<Request> {
  readonly operation: Operation;
  /** At most one attempt per subject is open. */
  readonly subject: (request: Request) => string;
  /** The value if the operation was executed already, whatever the attempt. */
  readonly already: (request: Request) => Promise<unknown>;
  /** Why the operation is refused; null if it can be executed. Called for preparing and again for committing. */
  readonly refusal: (request: Request) => Promise<string | null>;
  /** Executes the operation in the transaction of the request, and returns its value. */
  readonly perform: (request: Request, key: string) => Promise<unknown>;
}

/** Scope of the attempts of an account. */
export const scopeOf = (account: { readonly id: string | number }): string => `account:${account.id}`;

/** Scope of the attempts of guests. */
export const GUEST_SCOPE = 'guest';

/**
 * Steps of an operation that is executed at most once. Each step is one transaction, and the caller holds the lock of
 * the account, so that two processes never execute the same attempt.
 */
@Injectable()
export class TradeAttemptService {
  constructor(@Inject(TransactionalConnection) private readonly connection: TransactionalConnection) {}

  /** An attempt of a scope by its handle; null for an unknown one. */
  async find(ctx: RequestContext, scope: string, handle: string): Promise<TradeAttempt | null> {
    return this.connection.getRepository(ctx, TradeAttempt).findOne({ where: { scope, handle } });
  }

  /** Makes other transactions wait that commit the same attempt, for attempts without an account to lock. */
  async lock(ctx: RequestContext, handle: string): Promise<void> {
    if (this.connection.rawConnection.options.type !== 'postgres') return;
    await this.connection
      .getRepository(ctx, TradeAttempt)
      .findOne({ where: { handle }, lock: { mode: 'pessimistic_write' } });
  }

  /** An executed attempt by its key. */
  async byKey(ctx: RequestContext, scope: string, operation: Operation, key: string): Promise<TradeAttempt | null> {
    return this.connection.getRepository(ctx, TradeAttempt).findOne({ where: { scope, operation, key } });
  }

  /** Opens an attempt for a request, and closes other open attempts for its subject. */
  async prepare<Request>(
    ctx: RequestContext,
    scope: string,
    rules: OperationRules<Request>,
    request: Request,
  ): Promise<Step> {
    const value = await rules.already(request);
    if (value !== null && value !== undefined) return { state: 'DONE', handle: null, value };
    const refusal = await rules.refusal(request);
    if (refusal !== null) return { state: 'REFUSED', refusal };
    const repository = this.connection.getRepository(ctx, TradeAttempt);
    const { operation } = rules;
    const subject = rules.subject(request);
    await repository.update({ scope, operation, subject, state: 'open' }, { state: 'closed' });
    const handle = randomUUID();
    const attempt = new TradeAttempt({ handle, scope, operation, subject, key: null, state: 'open', value: null });
    attempt.request = request;
    await repository.save(attempt);
    return { state: 'OPEN', handle };
  }

  /** Executes an attempt, unless it or its key was executed already. A refused attempt is closed. */
  async commit<Request>(
    ctx: RequestContext,
    attempt: TradeAttempt,
    rules: OperationRules<Request>,
    key: string,
  ): Promise<Step> {
    const repository = this.connection.getRepository(ctx, TradeAttempt);
    const known = await this.byKey(ctx, attempt.scope, attempt.operation, key);
    if (known !== null) return { state: 'DONE', handle: known.handle, value: known.value };
    const { handle } = attempt;
    if (attempt.state === 'done') return { state: 'DONE', handle, value: attempt.value };
    if (attempt.state === 'closed') return { state: 'REFUSED', refusal: 'handle-closed' };
    // Stored by `prepare` from a request of this operation.
    const request = attempt.request as Request;
    const refusal = await rules.refusal(request);
    if (refusal !== null) {
      await repository.update(attempt.id, { state: 'closed' });
      return { state: 'REFUSED', refusal };
    }
    const value = await rules.perform(request, key);
    attempt.state = 'done';
    attempt.key = key;
    attempt.value = value;
    await repository.save(attempt);
    return { state: 'DONE', handle, value };
  }

  /** The outcome of an attempt. */
  async outcome(
    ctx: RequestContext,
    scope: string,
    attempt: TradeAttempt | null,
    operation: Operation | null,
    key: string,
  ): Promise<Step> {
    const known = attempt?.state === 'done' || operation === null ? null : await this.byKey(ctx, scope, operation, key);
    const executed = attempt?.state === 'done' ? attempt : known;
    if (executed !== null) return { state: 'DONE', handle: executed.handle, value: executed.value };
    return attempt?.state === 'open' ? { state: 'OPEN', handle: attempt.handle } : { state: 'CLOSED' };
  }

  /** Closes an attempt that was not executed. */
  async abandon(ctx: RequestContext, attempt: TradeAttempt | null): Promise<Step> {
    if (attempt === null) return { state: 'CLOSED' };
    if (attempt.state === 'done') return { state: 'DONE', handle: attempt.handle, value: attempt.value };
    await this.connection
      .getRepository(ctx, TradeAttempt)
      .update({ id: attempt.id, state: Not('done') }, { state: 'closed' });
    return { state: 'CLOSED' };
  }
}
