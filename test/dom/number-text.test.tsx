import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NumberText } from '../../src/widgets/notifications/parts/notification-row';
import '../../src/styles/styles.css';

it.each([
  ['Marcus replied to ticket C-208841.', ['C-208841']],
  ['Invoice INV-80550 of order PO-00928-2 is past due', ['INV-80550', 'PO-00928-2']],
  ['La facture FAC-80550 est échue depuis 12 jours', ['FAC-80550']],
  ['No number, a well-known word and 2-3 days', []],
] as const)('keeps the document numbers of “%s” on one line each', (text, numbers) => {
  const { container } = render(
    <p className="tf-root" style={{ inlineSize: '1px', overflowWrap: 'normal' }}>
      <NumberText text={text} />
    </p>,
  );
  const spans = [...container.querySelectorAll('span')];
  expect(container.textContent).toBe(text);
  expect(spans.map((span) => span.textContent)).toEqual(numbers);
  expect(spans.map((span) => span.getClientRects().length)).toEqual(numbers.map(() => 1));
});
