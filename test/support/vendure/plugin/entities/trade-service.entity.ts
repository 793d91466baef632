import { type DeepPartial, EntityId, type ID, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne, Unique } from 'typeorm';
import type { TicketContact, TicketTime } from '../rules/tickets';
import { TradeAccount } from './trade-account.entity';
import { TradeUser } from './trade-user.entity';

/** The buyer's rating of a ticket. */
export interface TicketRating {
  /** 1 to 5. */
  readonly stars: number;
  readonly comment: string;
}

/** A support ticket. The unique index on the draft decides between two processes that create its ticket. */
@Entity()
@Unique(['account', 'draftId'])
export class TradeTicket extends VendureEntity {
  constructor(input?: DeepPartial<TradeTicket>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: false })
  account!: TradeAccount;

  @EntityId()
  accountId!: ID;

  @Column({ unique: true })
  number!: string;

  /** The buyer's draft that became the ticket; null for a ticket that no buyer has written. */
  @Column({ type: 'varchar', nullable: true })
  draftId!: string | null;

  @Column()
  kind!: string;

  @Column()
  status!: string;

  @Column()
  problemType!: string;

  @Column()
  reason!: string;

  @Column('text')
  message!: string;

  /** Null for customer service. */
  @Column({ type: 'varchar', nullable: true })
  equipmentType!: string | null;

  @Column({ type: 'varchar', nullable: true })
  equipmentDetail!: string | null;

  @Column({ type: 'varchar', nullable: true })
  assetNumber!: string | null;

  @Column('simple-json')
  availability!: readonly TicketTime[];

  @Column({ type: 'varchar', nullable: true })
  orderId!: string | null;

  @Column({ type: 'varchar', nullable: true })
  lineId!: string | null;

  @Column({ type: 'varchar', nullable: true })
  invoiceId!: string | null;

  @Column()
  contactName!: string;

  @Column()
  contactEmail!: string;

  @Column()
  contactPhone!: string;

  /** Null if the contact is on site. */
  @Column({ type: 'simple-json', nullable: true })
  onsiteContact!: Pick<TicketContact, 'name' | 'phone'> | null;

  @Column({ type: 'simple-json', nullable: true })
  onBehalfOf!: TicketContact | null;

  @Column()
  createdBy!: string;

  @Column({ type: Date })
  openedAt!: Date;

  @Column({ type: Date })
  changedAt!: Date;

  @Column({ type: 'simple-json', nullable: true })
  rating!: TicketRating | null;
}

/** A comment on a ticket. The unique index on the key decides between two requests that add the same comment. */
@Entity()
@Unique(['ticket', 'key'])
export class TradeTicketComment extends VendureEntity {
  constructor(input?: DeepPartial<TradeTicketComment>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => TradeTicket, { onDelete: 'CASCADE', nullable: false })
  ticket!: TradeTicket;

  @EntityId()
  ticketId!: ID;

  /** Set by the buyer's request; null for a comment of customer service. */
  @Column({ type: 'varchar', nullable: true })
  key!: string | null;

  @Column()
  author!: 'buyer' | 'service';

  @Column()
  name!: string;

  @Column({ type: Date })
  at!: Date;

  @Column('text')
  text!: string;
}

/** A piece of equipment at an account. */
@Entity()
@Unique(['account', 'number'])
export class TradeEquipment extends VendureEntity {
  constructor(input?: DeepPartial<TradeEquipment>) {
    super(input);
  }

  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: false })
  account!: TradeAccount;

  @EntityId()
  accountId!: ID;

  @Column()
  number!: string;

  /** Codes of the plugin's option `ticketTypes`. */
  @Column()
  type!: string;

  @Column({ type: 'varchar', nullable: true })
  detail!: string | null;

  /** Where it is, in the account's words. */
  @Column()
  place!: string;
}

/** A user's reminder to order. */
@Entity()
export class TradeReminder extends VendureEntity {
  constructor(input?: DeepPartial<TradeReminder>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: false })
  account!: TradeAccount;

  @EntityId()
  accountId!: ID;

  @ManyToOne(() => TradeUser, { onDelete: 'CASCADE', nullable: false })
  user!: TradeUser;

  @EntityId()
  userId!: ID;

  // Not a date of the database: SQLite stores whole seconds.
  @Column({
    type: 'bigint',
    transformer: { to: (at: Date) => at.getTime(), from: (ms: string | number) => new Date(Number(ms)) },
  })
  at!: Date;

  @Column()
  repeats!: string;

  @Column({ type: 'varchar', nullable: true })
  orderId!: string | null;

  @Column({ type: 'integer', nullable: true })
  minutesBefore!: number | null;

  @Column({ default: true })
  isOn!: boolean;
}

/** A user's mark on a notification. Notifications are derived from orders and invoices and not stored. */
@Entity()
@Unique(['user', 'notification'])
export class TradeReadMark extends VendureEntity {
  constructor(input?: DeepPartial<TradeReadMark>) {
    super(input);
  }

  @ManyToOne(() => TradeUser, { onDelete: 'CASCADE', nullable: false })
  user!: TradeUser;

  @EntityId()
  userId!: ID;

  @Column()
  notification!: string;

  @Column()
  isRead!: boolean;
}

/** A step of a registration: a failed attempt, a text message or a proof of a verification. */
@Entity()
export class TradeCheck extends VendureEntity {
  constructor(input?: DeepPartial<TradeCheck>) {
    super(input);
  }

  @Column()
  kind!: 'wrong' | 'text' | 'proof';

  /** Unguessable id of a text message or a proof. */
  @Index({ unique: true })
  @Column()
  token!: string;

  @Index()
  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: true })
  account!: TradeAccount | null;

  @EntityId({ nullable: true })
  accountId!: ID | null;

  /** The code of a text message, or the method of a proof. */
  @Column({ default: '' })
  about!: string;

  @Column({ type: Date })
  at!: Date;
}
