import { expect } from 'vitest';
import { button, css, dialog, heading, main, textbox } from '../targets';
import type { Visitor } from '../visitor';
import { signIn } from './demo';

const listsOf = (visitor: Visitor) =>
  visitor.run(async () =>
    (await window.tradefrontDemo.peek()).lists
      .filter(({ accountId }) => accountId === 'harbor-lane-taproom')
      .map(({ name, items }) => ({ name, products: items.map(({ productId }) => productId) })),
  );

/** A list is created, and another one is sorted and loses a product, which is brought back. */
export async function keepLists(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open('/en-US/lists');
  await visitor.press(button('New list', { within: main, nth: 0 }));
  await visitor.write(textbox('List name', { within: dialog }), 'Terrace');
  await visitor.press(button('Create list', { within: dialog }));
  await visitor.misses(dialog);
  await visitor.until(
    'The list is stored',
    () => listsOf(visitor),
    (lists) => lists.some(({ name }) => name === 'Terrace'),
  );

  const ofThursday = async () => (await listsOf(visitor)).find(({ name }) => name === 'Thursday order')?.products ?? [];
  const [first, second, ...rest] = await ofThursday();
  await visitor.press(css('[data-list]', 'Thursday order', { within: main, nth: 0 }));
  await visitor.sees({ ...heading('Thursday order'), level: undefined });
  await visitor.press(button('Rearrange', { within: main, nth: 0 }));
  await visitor.press(button(/^Move .* down$/, { within: main, nth: 0 }));
  await visitor.until('The first two have changed places', ofThursday, ([now]) => now === second);
  await visitor.press(button('Done', { within: main, nth: 0 }));
  await visitor.press(button(/^Remove /, { within: main, nth: 0 }));
  await visitor.until('A product is removed', ofThursday, ({ length }) => length === rest.length + 1);
  await visitor.press(button('Undo', { nth: -1 }));
  await visitor.until('The product is back', ofThursday, ({ length }) => length === rest.length + 2);
  await visitor.reload();
  await visitor.sees({ ...heading('Thursday order'), level: undefined });
  expect(await ofThursday()).toEqual([second, first, ...rest]);
}
