import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { button, css, main, role, textbox } from '../targets';
import type { Visitor } from '../visitor';
import { signIn } from './demo';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const next = button('Continue', { within: main });
const numbersOf = (visitor: Visitor) =>
  visitor.run(async () => (await window.tradefrontDemo.peek()).cases.map(({ number }) => number));

/** A ticket about equipment, with a photo, survives a reload and is created once. */
export async function openTicket(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/);
  await visitor.open('/en-US/new-ticket');
  await visitor.choose(role('radio', /^Equipment service/));
  await visitor.press(next);
  await visitor.choose(
    role('radio', undefined, { within: css('label, .tf-tile, li', /NQ-30418/, { within: main, nth: 0 }), nth: 0 }),
  );
  await visitor.press(next);
  await visitor.pick(role('combobox', 'Problem type'), 'Not cooling');
  await visitor.pick(role('combobox', 'Reason for the request'), 'Repair');
  await visitor.write(textbox('Message'), 'It stays at 11 degrees.');
  const folder = await mkdtemp(join(tmpdir(), 'tradefront-photos-'));
  try {
    const path = join(folder, 'cooler.png');
    await writeFile(path, pixel);
    await visitor.attach('main input[type=file]', [{ name: 'cooler.png', path }]);
    await visitor.sees(button('Remove cooler.png'));
  } finally {
    await rm(folder, { recursive: true });
  }
  await visitor.reload();
  await visitor.hasValue(textbox('Message'), 'It stays at 11 degrees.');
  await visitor.press(next);
  await visitor.press(button('Weekdays, 9 to 5'));
  await visitor.press(next);
  await visitor.press(next);
  await visitor.sees(css('*', 'cooler.png', { within: main, nth: -1 }));
  await visitor.press(button('Send ticket'));
  await visitor.sees(role('heading', /^Ticket C-\d+ is open/));
  expect(await numbersOf(visitor)).toHaveLength(1);
}
