import { randomInt, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  CustomerService,
  type EventBus,
  AccountRegistrationEvent,
  PasswordResetEvent,
  type RequestContext,
  TransactionalConnection,
  UserService,
} from '@vendure/core';
import { IsNull, MoreThan } from 'typeorm';
import { TradeAccount } from '../entities/trade-account.entity';
import { TradeInvoice } from '../entities/trade-invoice.entity';
import { TradeCheck } from '../entities/trade-service.entity';
import { TradeMember, TradeUser } from '../entities/trade-user.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { personProblems, plain, type Problem } from '../rules/problems';
import { TradeAccountService } from './account.service';
import type { OperationRules } from './attempt.service';
import { TradeUserService } from './user.service';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Limits of attempts and text messages. */
const limits = {
  /** Failed attempts for an account, and unknown account numbers, within `pause`. */
  wrong: 5,
  wrongNumbers: 8,
  pause: 15 * MINUTE,
  textLife: 10 * MINUTE,
  resendAfter: 30 * SECOND,
  texts: 4,
  proofLife: 30 * MINUTE,
  recentInvoices: 5,
  digits: 6,
} as const;

/** Evidence that a person belongs to an account; exactly one kind is set. */
export interface Evidence {
  readonly code?: string | null;
  readonly invoiceNumber?: string | null;
  readonly challenge?: string | null;
  readonly mobileCode?: string | null;
}

/** A person who registers. */
export interface RegistrationInput {
  readonly proof: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly language: string;
}

/** Registration by account number and activation emails. Attempts are counted per account, not per browser. */
@Injectable()
export class TradeRegistrationService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(UserService) private readonly vendureUsers: UserService,
    @Inject(CustomerService) private readonly customers: CustomerService,
    @Inject(TradeUserService) private readonly users: TradeUserService,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  /** Passes the secrets of Vendure's own events to the shop. */
  sendSecrets(events: EventBus): void {
    const { send } = this.options;
    if (send === undefined) return;
    events.ofType(AccountRegistrationEvent).subscribe(({ user }) => {
      const secret = user.getNativeAuthenticationMethod(false)?.verificationToken;
      if (secret) send({ kind: 'activation', to: user.identifier, secret });
    });
    events.ofType(PasswordResetEvent).subscribe(({ user }) => {
      const secret = user.getNativeAuthenticationMethod(false)?.passwordResetToken;
      if (secret) send({ kind: 'password-reset', to: user.identifier, secret });
    });
  }

  private get checks() {
    return (ctx: RequestContext) => this.connection.getRepository(ctx, TradeCheck);
  }

  private since(milliseconds: number): Date {
    return new Date(this.accounts.now() - milliseconds);
  }

  private async accountWith(ctx: RequestContext, number: string): Promise<TradeAccount | null> {
    const accounts = await this.connection.getRepository(ctx, TradeAccount).find();
    return accounts.find((account) => plain(account.number) === plain(number)) ?? null;
  }

  private async triesLeft(ctx: RequestContext, account: TradeAccount | null): Promise<number> {
    const wrong = await this.checks(ctx).count({
      where: {
        kind: 'wrong',
        account: account === null ? IsNull() : { id: account.id },
        at: MoreThan(this.since(limits.pause)),
      },
    });
    return Math.max(0, (account === null ? limits.wrongNumbers : limits.wrong) - wrong);
  }

  private save(ctx: RequestContext, kind: TradeCheck['kind'], account: TradeAccount | null, about = '') {
    return this.checks(ctx).save(
      new TradeCheck({ kind, token: randomUUID(), account, about, at: new Date(this.accounts.now()) }),
    );
  }

  /** Records a failed attempt. */
  private async notVerified(ctx: RequestContext, account: TradeAccount) {
    await this.save(ctx, 'wrong', account);
    return { refusal: 'not-verified', triesLeft: await this.triesLeft(ctx, account) };
  }

  private async invoiceNumbers(ctx: RequestContext, account: TradeAccount): Promise<readonly string[]> {
    const invoices = await this.connection.getRepository(ctx, TradeInvoice).find({
      where: { account: { id: account.id } },
      order: { issuedOn: 'DESC', id: 'DESC' },
      take: limits.recentInvoices,
    });
    return invoices.map(({ number }) => number);
  }

  private async mobileNumbers(ctx: RequestContext, account: TradeAccount): Promise<readonly string[]> {
    const members = await this.connection
      .getRepository(ctx, TradeMember)
      .find({ where: { account: { id: account.id }, user: { enabled: true } }, relations: ['user'] });
    return members.map(({ user }) => user.mobileNumber).filter((number) => number !== '');
  }

  async findAccount(ctx: RequestContext, accountNumber: string) {
    const nothing = { methods: [], smsOptOutCode: null };
    if ((await this.triesLeft(ctx, null)) === 0) return { ...nothing, refusal: 'too-many-attempts' };
    const account = await this.accountWith(ctx, accountNumber);
    if (account === null) {
      await this.save(ctx, 'wrong', null);
      return { ...nothing, refusal: 'not-found' };
    }
    const [invoices, numbers] = await Promise.all([
      this.invoiceNumbers(ctx, account),
      this.mobileNumbers(ctx, account),
    ]);
    return {
      methods: ['code', ...(invoices.length > 0 ? ['invoice'] : []), ...(numbers.length > 0 ? ['mobile'] : [])],
      smsOptOutCode: this.options.smsOptOutCode ?? null,
      refusal: null,
    };
  }

  async sendCode(ctx: RequestContext, accountNumber: string, mobileNumber: string) {
    const account = await this.accountWith(ctx, accountNumber);
    if (account === null || (await this.triesLeft(ctx, account)) === 0)
      return { refusal: 'not-verified', triesLeft: 0 };
    const known = await this.mobileNumbers(ctx, account);
    if (!known.some((number) => plain(number) === plain(mobileNumber))) return this.notVerified(ctx, account);
    if (this.options.send === undefined) return { refusal: 'generation-failed' };
    const earlier = await this.checks(ctx).find({
      where: { kind: 'text', account: { id: account.id }, at: MoreThan(this.since(limits.pause)) },
      order: { at: 'DESC' },
    });
    if (earlier.length >= limits.texts) return { refusal: 'too-many-codes' };
    const since = this.accounts.now() - (earlier[0]?.at.getTime() ?? 0);
    if (since < limits.resendAfter)
      return { refusal: 'too-soon', resendIn: Math.ceil((limits.resendAfter - since) / SECOND) };
    const code = (this.options.newCode ?? randomCode)(limits.digits);
    const text = await this.save(ctx, 'text', account, code);
    this.options.send({ kind: 'code', to: mobileNumber, secret: code });
    return {
      challenge: text.token,
      digits: limits.digits,
      resendIn: limits.resendAfter / SECOND,
      expiresIn: limits.textLife / SECOND,
      refusal: null,
    };
  }

  async verify(ctx: RequestContext, accountNumber: string, evidence: Evidence) {
    const account = await this.accountWith(ctx, accountNumber);
    if (account === null || (await this.triesLeft(ctx, account)) === 0)
      return { refusal: 'not-verified', triesLeft: 0 };
    const method = await this.methodOf(ctx, account, evidence);
    if (method === 'expired') return { refusal: 'code-expired' };
    if (method === null) return this.notVerified(ctx, account);
    const proof = await this.save(ctx, 'proof', account, method);
    return {
      proof: proof.token,
      expiresIn: limits.proofLife / SECOND,
      accountName: account.name,
      accountNumber: account.number,
      refusal: null,
    };
  }

  /** The method that the evidence is valid for; null for none. */
  private async methodOf(
    ctx: RequestContext,
    account: TradeAccount,
    { code, invoiceNumber, challenge, mobileCode }: Evidence,
  ): Promise<'code' | 'invoice' | 'mobile' | 'expired' | null> {
    if (code != null) return plain(code) === plain(account.registrationCode) ? 'code' : null;
    if (invoiceNumber != null) {
      const typed = plain(invoiceNumber).replace('INV', '');
      const numbers = await this.invoiceNumbers(ctx, account);
      return numbers.some((known) => plain(known).replace('INV', '') === typed) ? 'invoice' : null;
    }
    if (challenge == null || mobileCode == null) return null;
    const text = await this.checks(ctx).findOne({
      where: { kind: 'text', token: challenge, account: { id: account.id } },
    });
    if (text === null) return null;
    if (this.accounts.now() - text.at.getTime() >= limits.textLife) return 'expired';
    return plain(mobileCode) === text.about ? 'mobile' : null;
  }

  problemsOf(input: RegistrationInput): readonly Problem[] {
    return personProblems(trimmed(input));
  }

  /** Rules of a registration. A proof allows one registration, whichever attempt completes it. */
  rules(ctx: RequestContext): OperationRules<RegistrationInput> {
    const proofOf = (proof: string) =>
      this.checks(ctx).findOne({
        where: { kind: 'proof', token: proof, at: MoreThan(this.since(limits.proofLife)) },
        relations: ['account'],
      });
    const keyOf = (proof: string): string => `registration:${proof}`;
    const valueOf = (email: string) => ({ outcome: 'activation-email-sent', email });
    return {
      operation: 'registration',
      subject: ({ proof }) => proof,
      already: async ({ proof }) => {
        const made = await this.connection
          .getRepository(ctx, TradeUser)
          .findOne({ where: { createKey: keyOf(proof) }, relations: ['customer'] });
        return made === null ? null : valueOf(made.customer.emailAddress);
      },
      refusal: async (input) => {
        const proof = await proofOf(input.proof);
        if (proof === null || proof.account === null) return 'verification-expired';
        const { email } = trimmed(input);
        if ((await this.vendureUsers.getUserByEmailAddress(ctx, email)) !== undefined) return 'email-registered';
        const conditions = await this.accounts.conditionsOf(ctx, proof.account);
        return conditions.some(({ code }) => code === 'blocked' || code === 'not-eligible') ? 'rejected' : null;
      },
      perform: async (input) => {
        const proof = await proofOf(input.proof);
        const person = trimmed(input);
        const user = await this.users.createPerson(ctx, {
          ...person,
          mobileNumber: '',
          permissions: ['ordering'],
          key: keyOf(input.proof),
        });
        if (user === null || proof?.account == null) throw new Error('The registration is no longer possible');
        await this.users.link(ctx, user, [proof.account.id]);
        return valueOf(person.email);
      },
    };
  }

  /** Sends a new activation email, which makes an older one invalid. */
  async resendActivation(ctx: RequestContext, email: string): Promise<string> {
    const user = await this.vendureUsers.getUserByEmailAddress(ctx, email.trim());
    if (user === undefined) return 'INVALID_EMAIL';
    const trade = await this.connection
      .getRepository(ctx, TradeUser)
      .findOne({ where: { enabled: true, customer: { user: { id: user.id } } } });
    if (trade === null) return 'INVALID_EMAIL';
    if (user.verified) return 'EXISTS';
    await this.customers.refreshVerificationToken(ctx, user.identifier);
    return 'SUCCESS';
  }
}

const randomCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

const trimmed = ({ firstName, lastName, email, phoneNumber, language }: RegistrationInput) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phoneNumber: phoneNumber.trim(),
  language,
});
