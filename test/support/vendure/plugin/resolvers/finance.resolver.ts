import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, type ID, Permission, type RequestContext, Transaction } from '@vendure/core';
import { CallerService } from '../services/caller.service';
import { type StatementPeriod, TradeDocumentService } from '../services/document.service';
import {
  type InvoiceName,
  type InvoiceOptions,
  type PaymentOptions,
  TradeInvoiceService,
} from '../services/invoice.service';
import { TradeWalletService } from '../services/wallet.service';

/** Invoices, credits, payments, their documents, and bank accounts. */
@Resolver()
export class FinanceResolver {
  constructor(
    @Inject(CallerService) private readonly callers: CallerService,
    @Inject(TradeDocumentService) private readonly documents: TradeDocumentService,
    @Inject(TradeInvoiceService) private readonly invoices: TradeInvoiceService,
    @Inject(TradeWalletService) private readonly wallet: TradeWalletService,
  ) {}

  // Reading creates the invoices of orders that were delivered since.
  @Transaction()
  @Query()
  @Allow(Permission.Public)
  async tradeInvoices(@Ctx() ctx: RequestContext, @Args() { options }: { options?: InvoiceOptions | null }) {
    return this.invoices.search(ctx, await this.callers.require(ctx, 'finance'), options ?? {});
  }

  @Transaction()
  @Query()
  @Allow(Permission.Public)
  async tradeInvoiceTotals(@Ctx() ctx: RequestContext) {
    return this.invoices.totals(ctx, await this.callers.require(ctx, 'finance'));
  }

  @Transaction()
  @Query()
  @Allow(Permission.Public)
  async tradeInvoice(@Ctx() ctx: RequestContext, @Args() name: InvoiceName) {
    return this.invoices.find(ctx, await this.callers.require(ctx, 'finance'), name);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeInvoicePayments(@Ctx() ctx: RequestContext, @Args() { options }: { options?: PaymentOptions | null }) {
    return this.invoices.payments(ctx, await this.callers.require(ctx, 'finance'), options ?? {});
  }

  @Query()
  @Allow(Permission.Public)
  async tradeCredits(@Ctx() ctx: RequestContext) {
    return this.invoices.credits(ctx, await this.callers.require(ctx, 'finance'));
  }

  @Transaction()
  @Query()
  @Allow(Permission.Public)
  async tradeInvoiceDocument(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.documents.invoice(ctx, await this.callers.require(ctx, 'finance'), id);
  }

  @Query()
  @Allow(Permission.Public)
  async tradePaymentReceipt(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.documents.receipt(ctx, await this.callers.require(ctx, 'finance'), id);
  }

  @Transaction()
  @Query()
  @Allow(Permission.Public)
  async tradeStatement(@Ctx() ctx: RequestContext, @Args() period: StatementPeriod) {
    return this.documents.statement(ctx, await this.callers.require(ctx, 'finance'), period);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeBankAccounts(@Ctx() ctx: RequestContext) {
    const { account } = await this.callers.require(ctx, 'finance');
    return this.wallet.list(ctx, account);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async renameTradeBankAccount(@Ctx() ctx: RequestContext, @Args() { id, nickname }: { id: ID; nickname: string }) {
    return this.wallet.rename(ctx, await this.callers.requireAlone(ctx, 'finance'), id, nickname);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async setDefaultTradeBankAccount(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.wallet.setDefault(ctx, await this.callers.requireAlone(ctx, 'finance'), id);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async removeTradeBankAccount(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.wallet.remove(ctx, await this.callers.requireAlone(ctx, 'finance'), id);
  }
}
