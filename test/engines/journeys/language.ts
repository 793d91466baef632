import { expect } from 'vitest';
import { button, heading, role } from '../targets';
import type { Visitor } from '../visitor';
import { signIn } from './demo';

/** The language is changed on the page of an order: the page stays, in the other language. */
export async function changeLanguage(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open('/en-US/orders/o-4500897');
  await visitor.sees(heading(/4500897/));
  // Arrow keys and letters change a closed list at each press: the language applies only at the button.
  await visitor.pick(role('combobox', 'Language'), 'Français');
  await visitor.press(button('Change language'));
  await visitor.until(
    'The address is French',
    () => visitor.run(() => window.location.pathname),
    (path) => path.startsWith('/fr-CA/orders/o-4500897'),
  );
  await visitor.sees(heading(/^Commande/));
  expect(await visitor.run(() => document.documentElement.lang)).toBe('fr-CA');
}
