import { type DeepPartial, VendureEntity } from '@vendure/core';
import { Column, Entity } from 'typeorm';

/** A postal address. */
export interface TradeAddress {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

/** Delivery weekdays, 0 for Sunday; `fortnightly` ones are every second week, counted from `countedFrom`, a Sunday. */
export interface VisitPlan {
  readonly weekly: readonly number[];
  readonly fortnightly: readonly number[];
  readonly countedFrom: string;
  /** Orders close this many days before a delivery, at this many minutes after midnight in the account's zone. */
  readonly leadDays: number;
  readonly cutOffMinutes: number;
}

/** A condition that an administrator has set on an account. */
export interface SetCondition {
  readonly code: string;
  readonly stops: readonly ('add' | 'checkout')[];
}

/** A customer account of the trade: an outlet that members order for. Amounts are in minor units of its currency. */
@Entity()
export class TradeAccount extends VendureEntity {
  constructor(input?: DeepPartial<TradeAccount>) {
    super(input);
  }

  @Column()
  name!: string;

  @Column({ unique: true })
  number!: string;

  @Column('simple-json')
  address!: TradeAddress;

  /** Where orders are picked up. */
  @Column('simple-json')
  depot!: TradeAddress;

  @Column()
  timeZone!: string;

  @Column()
  currencyCode!: string;

  /** Name of the Vendure zone whose tax rates apply. */
  @Column()
  taxZone!: string;

  /** Percent, for display: Vendure calculates with the rate of the zone. */
  @Column('float')
  taxRate!: number;

  @Column({ type: 'integer', nullable: true })
  minimumCases!: number | null;

  @Column({ type: 'integer', nullable: true })
  minimumValue!: number | null;

  /** Minimum number of cases for a pickup. */
  @Column({ type: 'integer', nullable: true })
  pickupCases!: number | null;

  /** Charge for an order below a number of cases. */
  @Column({ type: 'integer', nullable: true })
  smallOrderBelow!: number | null;

  @Column({ type: 'integer', nullable: true })
  smallOrderCharge!: number | null;

  @Column({ type: 'varchar', nullable: true })
  bottlerId!: string | null;

  @Column('integer')
  creditLimit!: number;

  /** Slug of the collection that the account can order; null for all products. */
  @Column({ type: 'varchar', nullable: true })
  assortment!: string | null;

  @Column('simple-json')
  conditions!: readonly SetCondition[];

  @Column({ type: 'simple-json', nullable: true })
  visitPlan!: VisitPlan | null;

  /** Days without deliveries: their name by language. */
  @Column('simple-json')
  closures!: Readonly<Record<string, Readonly<Record<string, string>>>>;

  /** Code that the sales rep gives to people who register. */
  @Column()
  registrationCode!: string;
}
