import { calls } from './specification/calls';
import { constants } from './specification/constants';
import { errors } from './specification/errors';
import { fields } from './specification/fields';
import { roles } from './specification/roles';
import type { Row } from './specification/row';
import { rules } from './specification/rules';
import { screens } from './specification/screens';
import { states } from './specification/states';

export type { Row } from './specification/row';

/** Sections of the specification, by number, with what is in them. */
export const sections = {
  2: 'screens',
  3: 'fields',
  4: 'states',
  5: 'rules',
  6: 'roles',
  7: 'calls',
  8: 'errors',
  9: 'constants',
} as const;

/** The number of a section. */
export type Section = keyof typeof sections;

/** One thing the specification says, and where it says so. */
export type CoverageRow = Row & { readonly section: Section };

const of = (section: Section, rows: readonly Row[]): readonly CoverageRow[] => rows.map((row) => ({ ...row, section }));

/**
 * What the specification says, a row for each thing, with the test or story that shows it; or with the reason why none does.
 * A row that points nowhere fails.
 */
export const coverage: readonly CoverageRow[] = [
  ...of(2, screens),
  ...of(3, fields),
  ...of(4, states),
  ...of(5, rules),
  ...of(6, roles),
  ...of(7, calls),
  ...of(8, errors),
  ...of(9, constants),
];
