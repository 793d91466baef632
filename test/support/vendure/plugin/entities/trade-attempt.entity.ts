import { type DeepPartial, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, Unique } from 'typeorm';

/** An operation that is executed at most once. */
export type Operation = 'order' | 'cancellation' | 'payment' | 'ticket' | 'registration';

/**
 * One attempt of an operation that is executed at most once per key. The unique index on the key decides between two
 * processes that commit at the same time.
 */
@Entity()
@Unique(['scope', 'operation', 'key'])
@Index(['scope', 'operation', 'subject'])
export class TradeAttempt extends VendureEntity {
  constructor(input?: DeepPartial<TradeAttempt>) {
    super(input);
  }

  @Index({ unique: true })
  @Column()
  handle!: string;

  /** `account:<id>`, or `guest` for a registration. */
  @Column()
  scope!: string;

  @Column()
  operation!: Operation;

  /** At most one attempt per subject is open, such as the cart to order. */
  @Column()
  subject!: string;

  /** Set when the attempt is executed. */
  @Column({ type: 'varchar', nullable: true })
  key!: string | null;

  @Column()
  state!: 'open' | 'done' | 'closed';

  @Column('simple-json')
  request!: unknown;

  /** Id of the result's entity, or the result itself. */
  @Column({ type: 'simple-json', nullable: true })
  value!: unknown;
}
