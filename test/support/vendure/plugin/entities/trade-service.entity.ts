import { type DeepPartial, EntityId, type ID, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne, Unique } from 'typeorm';
import { TradeAccount } from './trade-account.entity';
import { TradeUser } from './trade-user.entity';

/** A support ticket. */
@Entity()
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

  @Column()
  kind!: string;

  @Column()
  status!: string;

  @Column()
  reason!: string;

  @Column('text')
  message!: string;

  @Column({ type: 'varchar', nullable: true })
  assetNumber!: string | null;

  @Column({ type: 'varchar', nullable: true })
  orderId!: string | null;

  @Column()
  contactName!: string;

  @Column()
  contactEmail!: string;

  @Column()
  contactPhone!: string;

  @Column()
  createdBy!: string;

  @Column({ type: Date })
  openedAt!: Date;

  @Column({ type: Date })
  changedAt!: Date;
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
