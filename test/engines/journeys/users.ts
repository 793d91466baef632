import { button, css, heading, main, role, textbox } from '../targets';
import type { Visitor } from '../visitor';
import { signIn } from './demo';

const found = css('[data-user]', undefined, { within: main });

/** A user is created, after their email was refused as another user's, and found. */
export async function addUser(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open('/en-US/users');
  await visitor.press(button('Add user', { within: main }));
  await visitor.write(textbox('First name', { within: main }), 'Robin');
  await visitor.write(textbox('Last name', { within: main }), 'Vale');
  await visitor.write(textbox('Email', { within: main }), 'sam@harborlane.example');
  await visitor.write(textbox('Phone number', { within: main }), '2075550163');
  await visitor.pick(role('combobox', 'Language', { within: main }), 'English');
  await visitor.choose(role('checkbox', /^Ordering/, { within: main }));
  await visitor.choose(role('checkbox', /^Harbor Lane Taproom/, { within: main }));
  const create = button('Create user');
  await visitor.press(create);
  await visitor.sees(css('.tf-error-summary', undefined, { within: main }));
  await visitor.write(textbox('Email', { within: main }), 'robin@harborlane.example');
  await visitor.press(create);
  await visitor.sees(heading('Users'));
  await visitor.write(role('searchbox', undefined, { within: main, nth: 0 }), 'robin@harborlane.example');
  await visitor.until(
    'Only the new user is listed',
    async () => [await visitor.count(found), (await visitor.read(found)).text] as const,
    ([count, text]) => count === 1 && text.includes('Vale'),
  );
}
