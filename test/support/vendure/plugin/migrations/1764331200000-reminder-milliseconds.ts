import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'trade_reminder';
const COLUMN = 'at';

/**
 * The time of a reminder becomes milliseconds since 1970 instead of a date of the database, for Postgres. Dates in the
 * table are in UTC.
 */
export class ReminderMilliseconds1764331200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A database that this version created has the column already.
    if (await this.hasMilliseconds(runner)) return;
    await runner.query(
      `ALTER TABLE "${TABLE}" ALTER COLUMN "${COLUMN}" TYPE bigint USING (extract(epoch from "${COLUMN}") * 1000)::bigint`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await this.hasMilliseconds(runner))) return;
    await runner.query(
      `ALTER TABLE "${TABLE}" ALTER COLUMN "${COLUMN}" TYPE timestamp USING to_timestamp("${COLUMN}" / 1000.0) AT TIME ZONE 'UTC'`,
    );
  }

  private async hasMilliseconds(runner: QueryRunner): Promise<boolean> {
    const column = (await runner.getTable(TABLE))?.findColumnByName(COLUMN);
    return column?.type === 'bigint';
  }
}
