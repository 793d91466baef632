import { expect } from 'vitest';
import { button, css, heading, link, main, role, textbox } from '../targets';
import type { Visitor } from '../visitor';

const next = button('Continue', { within: main });

/** A registration by the code of a sales rep, after a wrong account and a wrong code. */
export async function register(visitor: Visitor): Promise<void> {
  await visitor.open('/en-US/Register');
  await visitor.write(textbox('Account number'), '9999-0000');
  await visitor.press(next);
  await visitor.hasFocus(css('.tf-error-summary'));
  await visitor.write(textbox('Account number'), '0048-2207');
  await visitor.press(next);
  await visitor.hasFocus(heading('Verify your account', 2));
  await visitor.choose(role('radio', /^Registration code/));
  await visitor.write(textbox('Registration code'), 'nq-2207-har');
  await visitor.press(next);
  await visitor.write(textbox('First name'), 'Robin');
  await visitor.write(textbox('Last name'), 'Marsh');
  await visitor.write(textbox('Email'), 'robin@harborlane.example');
  await visitor.write(textbox('Phone number'), '2075550111');
  await visitor.hasValue(textbox('Phone number'), '(207) 555-0111');
  await visitor.press(button('Register'));
  await visitor.sees(css('.tf-register-end', 'robin@harborlane.example'));
  await visitor.press(link('Back to homepage'));
  await visitor.sees(link('Sign in', { nth: 0 }));
  const outcomes = await visitor.run(async () =>
    (await window.tradefrontDemo.peek()).registrations.map(({ outcome }) => outcome),
  );
  expect(outcomes).toEqual(['activation-email-sent']);
}
