import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

const ORDERS = 'trade_order';

/** Orders get the answers to the shop's own fields, for Postgres. */
export class OrderFields1796043600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A database that this version created has the column already.
    if (await runner.hasColumn(ORDERS, 'fields')) return;
    await runner.addColumn(ORDERS, new TableColumn({ name: 'fields', type: 'text', isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(ORDERS, 'fields');
  }
}
