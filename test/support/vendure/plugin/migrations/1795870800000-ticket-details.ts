import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableUnique } from 'typeorm';
import { entityColumns, long, owner, ofAccount, text } from './support/columns';

const TICKETS = 'trade_ticket';
const COMMENTS = 'trade_ticket_comment';
const EQUIPMENT = 'trade_equipment';

const added = () => [
  text('draftId', true),
  // Filled below, and required after that.
  text('problemType', true),
  text('equipmentType', true),
  text('equipmentDetail', true),
  long('availability', true),
  text('lineId', true),
  text('invoiceId', true),
  long('onsiteContact', true),
  long('onBehalfOf', true),
  long('rating', true),
];

/**
 * A ticket gets a problem type, the piece of equipment, times, further contacts, the record that it is about, comments
 * and a rating, for Postgres. A ticket of the previous version has a reason in its own words, which becomes its problem
 * type too, and its equipment has no type.
 */
export class TicketDetails1795870800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A database that this version created has the tables and columns already.
    if (await runner.hasTable(COMMENTS)) return;
    await runner.addColumns(TICKETS, added());
    await runner.query(`UPDATE "${TICKETS}" SET "problemType" = "reason", "availability" = '[]'`);
    await runner.query(`UPDATE "${TICKETS}" SET "equipmentType" = 'other' WHERE "kind" = 'equipment'`);
    await runner.query(
      `ALTER TABLE "${TICKETS}" ALTER COLUMN "problemType" SET NOT NULL, ALTER COLUMN "availability" SET NOT NULL`,
    );
    await runner.createUniqueConstraint(TICKETS, new TableUnique({ columnNames: ['accountId', 'draftId'] }));
    await runner.createTable(
      new Table({
        name: COMMENTS,
        columns: [
          ...entityColumns(),
          text('key', true),
          text('author'),
          text('name'),
          new TableColumn({ name: 'at', type: 'timestamp' }),
          long('text'),
          owner('ticketId'),
        ],
        uniques: [{ columnNames: ['ticketId', 'key'] }],
        indices: [{ columnNames: ['ticketId'] }],
        foreignKeys: [
          {
            columnNames: ['ticketId'],
            referencedTableName: TICKETS,
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: EQUIPMENT,
        columns: [
          ...entityColumns(),
          text('number'),
          text('type'),
          text('detail', true),
          text('place'),
          owner('accountId'),
        ],
        uniques: [{ columnNames: ['accountId', 'number'] }],
        foreignKeys: [ofAccount],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasTable(COMMENTS))) return;
    await runner.dropTable(EQUIPMENT);
    await runner.dropTable(COMMENTS);
    // A constraint of the draft goes with its column.
    await runner.dropColumns(
      TICKETS,
      added().map(({ name }) => name),
    );
  }
}
