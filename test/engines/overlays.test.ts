import { expect } from 'vitest';
import { serveHost } from '../e2e/hosts/overlay/serve';
import { places } from '../support/overlay-checks';
import { recordHost } from './site';
import { button, css, role, textbox } from './targets';
import { visits } from './visit';
import type { Visitor } from './visitor';

const { visit, problems } = visits(async () => recordHost(await serveHost(19, 'own', 'same')));

const open = button('Open dialog');
const edit = role('dialog', 'Edit list');
const list = role('listbox', 'Depot');
const drawn = css('button[role=combobox][aria-label=Depot]');

/** Name of the dialog that contains the focus. */
const dialogWithFocus = (visitor: Visitor) =>
  visitor.run(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const around = at?.closest('[role=dialog], [role=alertdialog]');
    return around?.querySelector('h2')?.textContent ?? around?.getAttribute('aria-label') ?? 'none';
  });

/** The host's count, which its own dialog hides. */
const pressed = (visitor: Visitor) => visitor.run(() => document.querySelector('output')?.textContent);

visit({
  title: 'the policy of a strict page reports an inline style',
  hand: 'mouse',
  hasProblems: true,
  walk: async (visitor) => {
    await visitor.open('/control');
    await visitor.until(
      'A report',
      async () => problems().join(' '),
      (all) => all.includes('policy: style-src'),
    );
  },
});

for (const place of places) {
  const openHost = (visitor: Visitor) => visitor.open(`/?where=${place}`);
  const outside = button(place.startsWith('dialog') ? 'Host action' : 'Outside');

  visit({
    title: `a dialog takes the focus, keeps Tab, closes at Escape and returns the focus (${place})`,
    hand: 'mouse',
    walk: async (visitor) => {
      await openHost(visitor);
      await visitor.press(open);
      await visitor.hasFocus(textbox('Name'));
      const where = new Set<string>();
      for (const key of ['Tab', 'Shift+Tab'])
        for (let step = 0; step < 9; step += 1) {
          await visitor.tab.press(key);
          where.add(await dialogWithFocus(visitor));
        }
      expect([...where]).toEqual(['Edit list']);
      await visitor.misses(button('Outside'));
      await visitor.press(button('Delete', { within: edit }));
      await visitor.hasFocus(button('Keep list'));
      await visitor.tab.press('Escape');
      await visitor.misses(role('alertdialog'));
      await visitor.hasFocus(button('Delete', { within: edit }));
      await visitor.tab.press('Escape');
      await visitor.misses(edit);
      await visitor.hasFocus(open);
      await visitor.press(outside);
      await visitor.until(
        'The press is counted',
        () => pressed(visitor),
        (text) => text === 'Pressed 1',
      );
    },
  });

  visit({
    title: `a list opens by key and by mouse, finds typed letters and returns the focus (${place})`,
    hand: 'mouse',
    walk: async (visitor) => {
      await openHost(visitor);
      await visitor.hover(role('combobox', 'Depot'));
      await visitor.press(drawn);
      await visitor.press(role('option', 'Cedar 12 Quay Road', { within: list }));
      await visitor.misses(list);
      await visitor.hasFocus(drawn);
      await visitor.tab.press('Enter');
      await visitor.sees(list);
      await visitor.hasFocus(role('option', /^Cedar/));
      await visitor.tab.type('br');
      await visitor.hasFocus(role('option', 'Bravo'));
      await visitor.tab.press('Enter');
      await visitor.misses(list);
      await visitor.hasFocus(drawn);
      expect((await visitor.read(drawn)).text).toBe('Bravo');
      await visitor.tab.press('Enter');
      await visitor.hasFocus(role('option', 'Bravo'));
      await visitor.tab.press('Escape');
      await visitor.misses(list);
      await visitor.hasFocus(drawn);
      await visitor.press(outside);
      await visitor.until(
        'The press is counted',
        () => pressed(visitor),
        (text) => text === 'Pressed 1',
      );
    },
  });
}
