import type { QuantityRule } from '../../../domain';
import { quantityProblem } from '../../../rules';
import type { ImportRow } from './import-rows';
import type { RowTrouble } from './row-trouble';
import type { ImportWords } from './import.types';

/** What is wrong with a row of a list, and what can be done about it. */
export function troubleText(
  trouble: RowTrouble,
  row: Pick<ImportRow, 'product' | 'wanted'>,
  { m, fill }: ImportWords['words'],
  formats: ImportWords['formats'],
): string {
  switch (trouble) {
    case 'blank': return m.import.blank;
    case 'not-found': return m.import.notFound;
    case 'near': return m.import.near;
    case 'out-of-stock':
    case 'price': return m.import.unavailable[trouble];
    case 'quantity': return row.product === null ? '' : quantityText(row.wanted, row.product.quantityRule);
    default: return trouble satisfies never;
  }

  function quantityText(wanted: string, rule: QuantityRule): string {
    const problem = quantityProblem(wanted, rule);
    const said = m.import.quantityProblems;
    const number = (name: string) => formats.number(Number(problem?.params[name] ?? rule.min));
    switch (problem?.code) {
      case 'valueMissing': return said.valueMissing;
      case 'rangeUnderflow': return fill(said.rangeUnderflow, { min: number('min') });
      case 'rangeOverflow': return fill(said.rangeOverflow, { max: number('max') });
      case 'stepMismatch': return fill(said.stepMismatch, { step: number('step'), lower: number('lower'), upper: number('upper') });
      case 'invalidEntry': return fill(said.invalidEntry, { min: formats.number(rule.min) });
      default: return said.badInput;
    }
  }
}
