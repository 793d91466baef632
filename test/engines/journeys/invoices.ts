import { expect } from 'vitest';
import { button, css, dialog, role, textbox } from '../targets';
import type { Visitor } from '../visitor';
import { signIn } from './demo';

const row = (nth: number) => css('.tf-invoices-row', undefined, { nth });

async function openInvoices(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open('/en-US/invoices');
  await visitor.sees(row(0));
}

const paidOf = (visitor: Visitor) =>
  visitor.run(async () => (await window.tradefrontDemo.peek()).payments.map(({ invoiceIds }) => invoiceIds.length));

const disputesOf = (visitor: Visitor) => visitor.run(async () => (await window.tradefrontDemo.peek()).disputes.length);

/** Three invoices, one in part, are paid once. */
export async function pay(visitor: Visitor): Promise<void> {
  await openInvoices(visitor);
  await visitor.choose(role('checkbox', undefined, { within: row(0) }));
  await visitor.choose(role('checkbox', undefined, { within: row(1) }));
  await visitor.write(role('textbox', undefined, { within: row(2) }), '250.00');
  await visitor.press(css('.tf-invoices-summary .tf-invoices-go'));
  await visitor.press(css('.tf-invoices-agree'));
  await visitor.sees(css('.tf-invoices-receipt'));
  await visitor.reload();
  await visitor.sees(row(0));
  expect(await paidOf(visitor)).toEqual([3]);
}

/** An invoice is disputed once, after a form without its answers was refused. */
export async function dispute(visitor: Visitor): Promise<void> {
  await openInvoices(visitor);
  await visitor.press(role('link', undefined, { within: row(3), nth: 0 }));
  await visitor.press(button('Dispute', { within: dialog }));
  const form = role('dialog', /^Dispute invoice/);
  await visitor.sees(form);
  const send = button('Send dispute', { within: form });
  await visitor.press(send);
  await visitor.sees(css('*', /^Choose what’s wrong\.$/, { within: form, nth: 0 }));
  await visitor.choose(role('radio', 'Less arrived than was invoiced'));
  await visitor.write(textbox('What happened'), 'Two cases less than the slip says.');
  await visitor.press(send);
  await visitor.until(
    'One dispute is stored',
    () => disputesOf(visitor),
    (count) => count === 1,
  );
  await visitor.reload();
  // The page opens the invoice of its URL again.
  await visitor.sees(dialog);
  expect(await disputesOf(visitor)).toBe(1);
}
