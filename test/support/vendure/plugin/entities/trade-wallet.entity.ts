import { type DeepPartial, EntityId, type ID, VendureEntity } from '@vendure/core';
import { Column, Entity, ManyToOne, Unique } from 'typeorm';
import { TradeAccount } from './trade-account.entity';

/** A bank account that the payment provider has stored for an account. Its full number stays with the provider. */
@Entity()
@Unique(['account', 'providerId'])
export class TradeBankAccount extends VendureEntity {
  constructor(input?: DeepPartial<TradeBankAccount>) {
    super(input);
  }

  @ManyToOne(() => TradeAccount, { onDelete: 'CASCADE', nullable: false })
  account!: TradeAccount;

  @EntityId()
  accountId!: ID;

  /** Id at the payment provider, with which the shop collects payments. */
  @Column()
  providerId!: string;

  /** Name of the bank. */
  @Column()
  bank!: string;

  /** Last four digits of the account's number. */
  @Column()
  lastFour!: string;

  /** False until the bank has confirmed the account, which can't be paid from before. */
  @Column()
  isVerified!: boolean;

  /** Name that a buyer gave it; empty for none. */
  @Column()
  nickname!: string;

  /** At most one of an account is the default one. */
  @Column()
  isDefault!: boolean;

  /** When a buyer removed it; null until then. Past payments still name it. */
  @Column({ type: Date, nullable: true })
  removedAt!: Date | null;
}
