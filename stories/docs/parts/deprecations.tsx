import { deprecations } from '../../../src/runtime/deprecations';
import { Code, DocText, Table } from './table';

/** Table of all deprecated names; a sentence if there are none. */
export const DeprecationsTable = () =>
  deprecations.length === 0 ? (
    <p>Nothing is deprecated.</p>
  ) : (
    <Table
      head={['Name', 'What', 'Of', 'Since', 'Removed in', 'Instead']}
      rows={deprecations.map(({ kind, of, name, since, removal, replacement }) => [
        <Code key="n">{name}</Code>,
        kind,
        <Code key="o">{of}</Code>,
        since,
        removal,
        <DocText key="r">{replacement}</DocText>,
      ])}
    />
  );
