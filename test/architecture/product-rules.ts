import { calls } from './product-rules/calls';
import { constants } from './product-rules/constants';
import { errors } from './product-rules/errors';
import { fields } from './product-rules/fields';
import { roles } from './product-rules/roles';
import type { Rule } from './product-rules/rule';
import { screens } from './product-rules/screens';
import { states } from './product-rules/states';
import { validation } from './product-rules/validation';

export type { OpenRule, Rule, ProvenRule } from './product-rules/rule';

/** Rules about one subject. */
export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/**
 * Guarantees to users of the library, each with the test or story that proves it, or with the reason why none does. The
 * page *Product rules* of the documentation is rendered from this list.
 */
export const sections: readonly Section[] = [
  { title: 'Screens', rules: screens },
  { title: 'Fields', rules: fields },
  { title: 'States', rules: states },
  { title: 'Validation', rules: validation },
  { title: 'Permissions and guests', rules: roles },
  { title: 'Calls', rules: calls },
  { title: 'Errors', rules: errors },
  { title: 'Constants and limits', rules: constants },
];
