import type { ReactNode } from 'react';
import { quantityProblem } from '../../../rules';
import { QuantityText } from '../quantity/quantity-text';
import type { ImportRow } from './import-rows';
import type { RowProblem } from './row-problem';
import type { ImportMessages } from './import.types';

/** Returns the text for the problem of a row and its remedy. */
export function rowProblemText(
  problem: RowProblem,
  { product, quantityText }: Pick<ImportRow, 'product' | 'quantityText'>,
  { m }: ImportMessages['messages'],
  formats: ImportMessages['formats'],
): ReactNode {
  switch (problem) {
    case 'blank':
      return m.import.blank;
    case 'not-found':
      return m.import.notFound;
    case 'near':
      return m.import.near;
    case 'out-of-stock':
    case 'price':
      return m.import.unavailable[problem];
    case 'quantity': {
      const invalid = product && quantityProblem(quantityText, product.quantityRule);
      return invalid && product && <QuantityText problem={invalid} rule={product.quantityRule} formats={formats} />;
    }
    default:
      return problem satisfies never;
  }
}
