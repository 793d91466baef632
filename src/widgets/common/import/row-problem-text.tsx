import type { ReactNode } from 'react';
import { quantityProblem } from '../../../rules';
import { QuantityText } from '../quantity/quantity-text';
import type { ImportRow } from './import-rows';
import type { RowProblem } from './row-problem';
import type { ImportMessages } from './import.types';

/** Returns the text for the problem of a row and its remedy. */
export function rowProblemText(
  trouble: RowProblem,
  { product, wanted }: Pick<ImportRow, 'product' | 'wanted'>,
  { m }: ImportMessages['messages'],
  formats: ImportMessages['formats'],
): ReactNode {
  switch (trouble) {
    case 'blank':
      return m.import.blank;
    case 'not-found':
      return m.import.notFound;
    case 'near':
      return m.import.near;
    case 'out-of-stock':
    case 'price':
      return m.import.unavailable[trouble];
    case 'quantity': {
      const problem = product && quantityProblem(wanted, product.quantityRule);
      return problem && product && <QuantityText problem={problem} rule={product.quantityRule} formats={formats} />;
    }
    default:
      return trouble satisfies never;
  }
}
