import type { QuantityRule } from '../../../domain';
import type { FieldProblem } from '../../../rules';
import type { NumberFormats } from '../../../runtime/react/use-number-formats';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { quantityMessages } from './quantity.messages';

export interface QuantityTextProps {
  readonly problem: FieldProblem;
  readonly rule: QuantityRule;
  readonly formats: NumberFormats;
}

/**
 * Message of a quantity's problem, with what to enter instead (decision 14). It is a component, so that a long cart
 * only looks up messages for lines with a problem.
 */
export function QuantityText({ problem, rule, formats }: QuantityTextProps) {
  return <>{quantityText({ problem, rule, formats }, useMessages('quantity', quantityMessages))}</>;
}

function quantityText(
  { problem: { code, params }, rule, formats }: QuantityTextProps,
  { m: { problems }, fill }: Messages<typeof quantityMessages>,
): string {
  const number = (name: string) => formats.number(Number(params[name]));
  const min = formats.number(rule.min);
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
      return params.step === 1
        ? fill(problems.wholeNumber, { lower: number('lower'), upper: number('upper') })
        : fill(problems.stepMismatch, { step: number('step'), lower: number('lower'), upper: number('upper') });
    default:
      return problems.badInput;
  }
}
