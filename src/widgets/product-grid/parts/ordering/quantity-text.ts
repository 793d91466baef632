import type { Product } from '../../../../domain';
import type { FieldProblem } from '../../../../rules';
import type { Formats } from '../../../../runtime/react/use-formats';
import type { Words } from '../../../../runtime/react/use-words';
import type { gridMessages } from '../../grid.messages';

/** What is wrong with a typed quantity, and what can be typed instead (decision 14). */
export function quantityText({ code, params }: FieldProblem, { quantityRule }: Product, { m, fill }: Words<typeof gridMessages>, formats: Formats): string {
  const number = (name: string) => formats.number(Number(params[name]));
  const min = formats.number(quantityRule.min);
  const problems = m.quantityProblems;
  switch (code) {
    case 'valueMissing':
      return problems.valueMissing;
    case 'invalidEntry':
      return fill(problems.invalidEntry, { min });
    case 'rangeUnderflow':
      return fill(problems.rangeUnderflow, { min });
    case 'rangeOverflow':
      return fill(problems.rangeOverflow, { max: number('max') });
    case 'stepMismatch':
      return fill(problems.stepMismatch, { step: number('step'), lower: number('lower'), upper: number('upper') });
    default:
      return problems.badInput;
  }
}
