import { TableColumn, type TableForeignKeyOptions } from 'typeorm';

/** Columns of all Vendure entities. */
export const entityColumns = () => [
  new TableColumn({ name: 'createdAt', type: 'timestamp', default: 'now()' }),
  new TableColumn({ name: 'updatedAt', type: 'timestamp', default: 'now()' }),
  new TableColumn({ name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' }),
];

/** A short text. */
export const text = (name: string, isNullable = false) => new TableColumn({ name, type: 'varchar', isNullable });

/** A text of any length. */
export const long = (name: string, isNullable = false) => new TableColumn({ name, type: 'text', isNullable });

/** The id of a row that this one belongs to. */
export const owner = (name: string) => new TableColumn({ name, type: 'integer' });

/** A row is deleted with its account. */
export const ofAccount: TableForeignKeyOptions = {
  columnNames: ['accountId'],
  referencedTableName: 'trade_account',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
};
