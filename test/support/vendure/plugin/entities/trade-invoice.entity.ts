import { type DeepPartial, EntityId, type ID, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne } from 'typeorm';
import { TradeAccount } from './trade-account.entity';
import { TradeOrder } from './trade-order.entity';

/** Amounts of an invoice in minor units. */
export interface InvoiceSums {
  readonly ordered: number;
  readonly notDelivered: number;
  readonly discounts: number;
  readonly minimumOrderCharge: number | null;
  readonly tax: number;
  readonly taxRate: number;
}

/** The invoice of a delivered order. */
@Entity()
export class TradeInvoice extends VendureEntity {
  constructor(input?: DeepPartial<TradeInvoice>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: false })
  account!: TradeAccount;

  @EntityId()
  accountId!: ID;

  /** One invoice per order. */
  @Index({ unique: true })
  @ManyToOne(() => TradeOrder, { onDelete: 'CASCADE', nullable: false })
  tradeOrder!: TradeOrder;

  @EntityId()
  tradeOrderId!: ID;

  @Column({ unique: true })
  number!: string;

  @Column()
  issuedOn!: string;

  @Column()
  dueOn!: string;

  @Column('integer')
  total!: number;

  /** Amount still to be paid. */
  @Column('integer')
  open!: number;

  @Column({ type: 'varchar', nullable: true })
  paidOn!: string | null;

  @Column('simple-json')
  sums!: InvoiceSums;
}

/** A credit of an account, such as for returned empties, that its invoices can be paid with. */
@Entity()
export class TradeCredit extends VendureEntity {
  constructor(input?: DeepPartial<TradeCredit>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: false })
  account!: TradeAccount;

  @EntityId()
  accountId!: ID;

  @Column({ unique: true })
  number!: string;

  @Column()
  issuedOn!: string;

  /** Code whose label is the text `credit.<code>`. */
  @Column()
  reason!: string;

  /** Amount not used yet. */
  @Column('integer')
  remaining!: number;
}

/** An amount of a credit that a payment used. */
export interface UsedCredit {
  readonly number: string;
  readonly amount: number;
}

/** A part of a payment: what it paid of one invoice. */
export interface PaidPart {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  /** With credits. */
  readonly amount: number;
  /** Open amount after the payment. */
  readonly left: number;
  /** Absent without credits. */
  readonly credits?: readonly UsedCredit[];
}

/** A payment of invoices. */
@Entity()
export class TradePayment extends VendureEntity {
  constructor(input?: DeepPartial<TradePayment>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: false })
  account!: TradeAccount;

  @EntityId()
  accountId!: ID;

  @Column()
  number!: string;

  @Column({ type: Date })
  paidAt!: Date;

  /** Amount taken from the bank account: the parts less their credits. */
  @Column('integer')
  total!: number;

  /** The provider's id of the bank account; empty if credits covered everything. */
  @Column()
  method!: string;

  @Column('simple-json')
  parts!: readonly PaidPart[];
}
