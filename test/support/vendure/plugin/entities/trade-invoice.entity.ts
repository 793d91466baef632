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

/** A part of a payment. */
export interface PaidPart {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly amount: number;
  readonly left: number;
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

  @Column('integer')
  total!: number;

  @Column()
  method!: string;

  @Column('simple-json')
  parts!: readonly PaidPart[];
}
