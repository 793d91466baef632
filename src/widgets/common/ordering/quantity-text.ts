import type { QuantityRule } from '../../../domain';
import { quantityProblem } from '../../../rules';
import { fill } from '../../../runtime/messages/messages';
import type { Formats } from '../../../runtime/react/use-formats';
import type { OrderWords } from './ordering.types';

/** What is wrong with a typed quantity, and what can be typed instead (decision 14). */
export function quantityText(text: string, rule: QuantityRule, words: OrderWords['quantityProblems'], formats: Formats): string {
  const found = quantityProblem(text, rule);
  const number = (name: string) => formats.number(Number(found?.params[name]));
  const min = formats.number(rule.min);
  switch (found?.code) {
    case 'valueMissing':
      return words.valueMissing;
    case 'invalidEntry':
      return fill(words.invalidEntry, { min });
    case 'rangeUnderflow':
      return fill(words.rangeUnderflow, { min });
    case 'rangeOverflow':
      return fill(words.rangeOverflow, { max: number('max') });
    case 'stepMismatch':
      return fill(words.stepMismatch, { step: number('step'), lower: number('lower'), upper: number('upper') });
    default:
      return words.badInput;
  }
}
