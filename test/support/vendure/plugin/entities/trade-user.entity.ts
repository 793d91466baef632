import { Customer, type DeepPartial, type ID, EntityId, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, Unique } from 'typeorm';
import { TradeAccount } from './trade-account.entity';

/** Right of a user, the same for all their accounts. */
export type Permission = 'super' | 'ordering' | 'finance' | 'service';

/** Channels of a notification topic. */
export interface NoticeChoice {
  readonly topic: string;
  readonly email: boolean;
  readonly text: boolean;
}

/** What the trade knows of a Vendure customer. Its fields are not customer custom fields, which a customer can change. */
@Entity()
export class TradeUser extends VendureEntity {
  constructor(input?: DeepPartial<TradeUser>) {
    super(input);
  }

  @OneToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn()
  customer!: Customer;

  @EntityId()
  customerId!: ID;

  @Column('simple-json')
  permissions!: Permission[];

  /** Full tag, such as fr-CA. */
  @Column()
  language!: string;

  @Column({ default: '' })
  mobileNumber!: string;

  @Column({ default: true })
  enabled!: boolean;

  /** Changes with every change of the user. */
  @Column({ default: 0 })
  revision!: number;

  @Column('simple-json')
  notices!: readonly NoticeChoice[];

  /** Idempotency key of the request that created the user. */
  @Index({ unique: true })
  @Column({ type: 'varchar', nullable: true })
  createKey!: string | null;
}

/** The link between a user and an account. */
@Entity()
@Unique(['account', 'user'])
export class TradeMember extends VendureEntity {
  constructor(input?: DeepPartial<TradeMember>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: false })
  account!: TradeAccount;

  @EntityId()
  accountId!: ID;

  @Index()
  @ManyToOne(() => TradeUser, { onDelete: 'CASCADE', nullable: false })
  user!: TradeUser;

  @EntityId()
  userId!: ID;

  /** The account that the user orders for initially. */
  @Column({ default: false })
  isDefault!: boolean;
}
