import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'trade_reminder';
const COLUMN = 'at';

/** Version 2 of the plugin stores the time of a reminder in milliseconds since 1970 instead of a date of the database. */
export class ReminderMilliseconds1764331200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A database that this version created has the column already.
    if (await this.hasMilliseconds(runner)) return;
    if (runner.connection.options.type === 'postgres')
      await runner.query(
        `ALTER TABLE "${TABLE}" ALTER COLUMN "${COLUMN}" TYPE bigint USING (extract(epoch from "${COLUMN}") * 1000)::bigint`,
      );
    // SQLite's columns take any type, so that only the values change.
    else await runner.query(`UPDATE "${TABLE}" SET "${COLUMN}" = CAST(strftime('%s', "${COLUMN}") AS INTEGER) * 1000`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await this.hasMilliseconds(runner))) return;
    if (runner.connection.options.type === 'postgres')
      await runner.query(
        `ALTER TABLE "${TABLE}" ALTER COLUMN "${COLUMN}" TYPE timestamp USING to_timestamp("${COLUMN}" / 1000.0) AT TIME ZONE 'UTC'`,
      );
    else
      await runner.query(
        `UPDATE "${TABLE}" SET "${COLUMN}" = strftime('%Y-%m-%d %H:%M:%S', "${COLUMN}" / 1000, 'unixepoch')`,
      );
  }

  private async hasMilliseconds(runner: QueryRunner): Promise<boolean> {
    const column = (await runner.getTable(TABLE))?.findColumnByName(COLUMN);
    return column?.type === 'bigint';
  }
}
