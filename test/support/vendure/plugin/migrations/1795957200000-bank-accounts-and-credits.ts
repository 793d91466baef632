import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { entityColumns, ofAccount, owner, text } from './support/columns';

const BANK_ACCOUNTS = 'trade_bank_account';
const CREDITS = 'trade_credit';

const flag = (name: string) => new TableColumn({ name, type: 'boolean' });

/**
 * Bank accounts and credits get tables, for Postgres. The previous version asked the shop for its bank accounts: the shop
 * creates their rows, with the ids that payments name already.
 */
export class BankAccountsAndCredits1795957200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A database that this version created has the tables already.
    if (await runner.hasTable(CREDITS)) return;
    await runner.createTable(
      new Table({
        name: BANK_ACCOUNTS,
        columns: [
          ...entityColumns(),
          text('providerId'),
          text('bank'),
          text('lastFour'),
          flag('isVerified'),
          text('nickname'),
          flag('isDefault'),
          new TableColumn({ name: 'removedAt', type: 'timestamp', isNullable: true }),
          owner('accountId'),
        ],
        uniques: [{ columnNames: ['accountId', 'providerId'] }],
        foreignKeys: [ofAccount],
      }),
    );
    await runner.createTable(
      new Table({
        name: CREDITS,
        columns: [
          ...entityColumns(),
          text('number'),
          text('issuedOn'),
          text('reason'),
          new TableColumn({ name: 'remaining', type: 'integer' }),
          owner('accountId'),
        ],
        uniques: [{ columnNames: ['number'] }],
        indices: [{ columnNames: ['accountId'] }],
        foreignKeys: [ofAccount],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(CREDITS, true);
    await runner.dropTable(BANK_ACCOUNTS, true);
  }
}
