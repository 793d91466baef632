import { allCases } from '../../../src/testing';
import fixturesText from '../../../src/testing/fixtures.types.ts?raw';
import { Code, DocText, Table } from './table';

/** Table of all cases of the kit, by port. */
export const CasesTable = () => (
  <Table
    head={['Case', 'Title', 'Family', 'Needs']}
    rows={allCases.map(({ id, title, family, needs }) => [
      <Code key="i">{id}</Code>,
      <DocText key="s">{title}</DocText>,
      family,
      needs.join(', '),
    ])}
  />
);

/** Path of each type's fields in the fixtures. */
const places: Readonly<Record<string, string>> = {
  Fixtures: '',
  ProductFixtures: 'products.',
  ActivationFixtures: 'activation.',
};

const TYPE = /interface (\w+) \{\n([\s\S]*?)\n\}/g;
const FIELD = /\/\*\* ([^\n]+?) \*\/\n {2}readonly (\w+)\?/g;

/** Table of all fixtures, from the comments of their types. */
export const FixturesTable = () => (
  <Table
    head={['Fixture', 'Meaning']}
    rows={[...fixturesText.matchAll(TYPE)].flatMap(([, type = '', body = '']) =>
      [...body.matchAll(FIELD)].map(([, description = '', name = '']) => [
        <Code key="n">{`${places[type] ?? ''}${name}`}</Code>,
        <DocText key="s">{description}</DocText>,
      ]),
    )}
  />
);
