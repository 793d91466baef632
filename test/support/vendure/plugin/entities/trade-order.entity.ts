import { type DeepPartial, EntityId, type ID, Order, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, Unique } from 'typeorm';
import type { OrderField } from '../rules/order-fields';
import { TradeAccount } from './trade-account.entity';
import { TradeUser } from './trade-user.entity';

/** A delivery of some lines on a date of its own. */
export interface AdditionalDelivery {
  readonly date: string | null;
  readonly lineIds: readonly string[];
}

/** Free goods of an order. */
export interface FreeGood {
  readonly variantId: string;
  readonly quantity: number;
}

/** A line of a cart with the revision of its last change. */
export interface CartLineChange {
  readonly id: string;
  readonly changedIn: number;
}

/** A delivered step of an order, reported by the warehouse. */
export interface ReportedStep {
  readonly status: string;
  readonly at: string;
  readonly by: string | null;
  readonly note: string | null;
}

/** Progress of a line by the id of its variant. */
export interface LineProgress {
  readonly confirmed: number | null;
  readonly shipped: number | null;
  readonly delivered: number | null;
  readonly invoiced: number | null;
}

/**
 * What the trade knows of a Vendure order: its account and the buyer's answers. The indexes make a second cart of an
 * account and a second order of a key impossible, whatever the server does.
 */
@Entity()
@Unique(['account', 'key'])
@Index(['account'], { unique: true, where: '"isCart" = true' })
export class TradeOrder extends VendureEntity {
  constructor(input?: DeepPartial<TradeOrder>) {
    super(input);
  }

  @OneToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  order!: Order;

  @EntityId()
  orderId!: ID;

  @Index()
  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: false })
  account!: TradeAccount;

  @EntityId()
  accountId!: ID;

  /** True for the account's active cart. */
  @Column()
  isCart!: boolean;

  /** Counts the changes of the cart. */
  @Column({ default: 0 })
  revision!: number;

  /** Lines of the cart, newest first, with the revision of their last change. */
  @Column('simple-json')
  lines!: readonly CartLineChange[];

  /** Number that buyers use; null for a cart. */
  @Index({ unique: true })
  @Column({ type: 'varchar', nullable: true })
  number!: string | null;

  /** Idempotency key that the order was placed with. */
  @Column({ type: 'varchar', nullable: true })
  key!: string | null;

  @Index()
  @Column({ type: Date, nullable: true })
  placedAt!: Date | null;

  @ManyToOne(() => TradeUser, { onDelete: 'SET NULL', nullable: true })
  placedBy!: TradeUser | null;

  @EntityId({ nullable: true })
  placedById!: ID | null;

  /** Status that the warehouse reported; null until it reports one. */
  @Column({ type: 'varchar', nullable: true })
  status!: string | null;

  @Column({ default: 'delivery' })
  method!: string;

  @Column({ type: 'varchar', nullable: true })
  deliveryDate!: string | null;

  @Column('simple-json')
  additionalDeliveries!: readonly AdditionalDelivery[];

  @Column({ default: 0 })
  cylinders!: number;

  @Column({ default: 0 })
  glassCrates!: number;

  @Column({ default: '' })
  paymentMethod!: string;

  /** Answers to the shop's own fields. */
  @Column({ type: 'simple-json', nullable: true })
  fields!: readonly OrderField[] | null;

  /** Deadline for changes by the buyer. */
  @Column({ type: Date, nullable: true })
  changesUntil!: Date | null;

  @Column('simple-json')
  freeGoods!: readonly FreeGood[];

  /** Totals at the time of placing, because Vendure sets those of a cancelled order to 0. */
  @Column({ type: 'simple-json', nullable: true })
  totals!: PlacedTotals | null;

  @Column({ type: 'varchar', nullable: true })
  sapOrderNumber!: string | null;

  @Column({ type: 'varchar', nullable: true })
  cokeOrderNumber!: string | null;

  /** Id for cancelling; null until the order is accepted. */
  @Column({ type: 'varchar', nullable: true })
  transactionId!: string | null;

  @Column({ type: 'varchar', nullable: true })
  invoiceNumber!: string | null;

  @Column({ type: 'simple-json', nullable: true })
  steps!: readonly ReportedStep[] | null;

  @Column({ type: 'simple-json', nullable: true })
  progress!: Readonly<Record<string, LineProgress>> | null;

  @Column({ type: 'varchar', nullable: true })
  cancelReason!: string | null;

  @Column({ type: Date, nullable: true })
  cancelledAt!: Date | null;

  @Column({ type: 'varchar', nullable: true })
  cancelledBy!: string | null;
}

/** Totals of a placed order in minor units. */
export interface PlacedTotals {
  readonly cases: number;
  readonly subtotal: number;
  readonly discounts: readonly { readonly label: string; readonly amount: number }[];
  readonly minimumOrderCharge: number | null;
  readonly tax: number;
  readonly taxRate: number;
  readonly total: number;
}
