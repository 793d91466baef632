import { type DeepPartial, EntityId, type ID, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne } from 'typeorm';
import { TradeAccount } from './trade-account.entity';

/** A product on a list. */
export interface ListItem {
  readonly variantId: string;
  readonly quantity: number;
}

/** Access of a member to a list of another member. */
export interface ListShare {
  readonly userId: string;
  readonly access: 'view' | 'edit';
}

/** A shopping list of an account. */
@Entity()
export class TradeList extends VendureEntity {
  constructor(input?: DeepPartial<TradeList>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: false })
  account!: TradeAccount;

  @EntityId()
  accountId!: ID;

  @Column()
  name!: string;

  @Column('text')
  description!: string;

  /** Id of the TradeUser who owns the list; null: open to all members. */
  @Column({ type: 'varchar', nullable: true })
  ownerId!: string | null;

  /** Newest first. */
  @Column('simple-json')
  items!: readonly ListItem[];

  @Column('simple-json')
  shared!: readonly ListShare[];

  @Column({ type: Date })
  changedAt!: Date;

  /** Set when the list was removed; it can be restored for 30 days. */
  @Column({ type: Date, nullable: true })
  removedAt!: Date | null;
}
