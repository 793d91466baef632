import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/styles/styles.css';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { configure, defineElements } from '../../../src/embed';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import type { Theme } from '../../../src/runtime/settings';
import { ResendActivation } from '../../../src/widgets/resend-activation';
import { waitUntilStable } from '../faults/page';

const themes: readonly (Theme | undefined)[] = [undefined, 'light', 'dark', 'auto'];
const adapter = createDemoAdapter({ storage: 'memory', clock: () => storyTime });

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
});

/** The color of the form's button, and of the text around it. */
const colors = (root: ParentNode) => {
  const button = root.querySelector('.tf-button-primary, .tf-button');
  if (button === null) throw new Error('No button is shown');
  return {
    button: getComputedStyle(button).backgroundColor,
    text: getComputedStyle(button.closest('.tf-root') ?? button).color,
  };
};

async function inPage(theme: Theme | undefined, around: Readonly<Record<string, string>> = {}) {
  const { container } = render(
    <TradefrontProvider adapter={adapter} theme={theme}>
      <ResendActivation background="none" />
    </TradefrontProvider>,
  );
  for (const [name, value] of Object.entries(around)) container.style.setProperty(name, value);
  await waitUntilStable();
  return colors(container);
}

async function inShadow(theme: Theme | undefined, own: Readonly<Record<string, string>> = {}) {
  defineElements();
  configure({ adapter });
  const element = document.createElement('tradefront-resend-activation');
  if (theme !== undefined) Object.assign(element, { theme });
  for (const [name, value] of Object.entries(own)) element.style.setProperty(name, value);
  document.body.append(element);
  const { shadowRoot } = element;
  if (shadowRoot === null) throw new Error('An element without a shadow root');
  for (let turns = 0; shadowRoot.querySelector('.tf-button') === null && turns < 400; turns++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await waitUntilStable();
  return colors(shadowRoot);
}

const hosts = { 'a page': inPage, 'a shadow root': inShadow };

describe.each(Object.entries(hosts))('in %s', (_name, drawn) => {
  it.each(themes)('theme %s overrides nothing that the page set on its root', async (theme) => {
    document.documentElement.style.setProperty('--tf-accent', 'rgb(1, 2, 3)');
    document.documentElement.style.setProperty('--tf-text', 'rgb(4, 5, 6)');
    expect(await drawn(theme)).toEqual({ button: 'rgb(1, 2, 3)', text: 'rgb(4, 5, 6)' });
  });

  it.each(themes)('theme %s overrides nothing that was set around one widget', async (theme) => {
    expect(await drawn(theme, { '--tf-accent': 'rgb(7, 8, 9)' })).toMatchObject({ button: 'rgb(7, 8, 9)' });
  });

  it('each theme has its own values where the page set none, and derives the others from a value set for both', async () => {
    const light = await drawn('light');
    const dark = await drawn('dark');
    expect(light).toEqual({ button: 'rgb(11, 90, 110)', text: 'rgb(21, 33, 31)' });
    expect(dark).toEqual({ button: 'rgb(92, 182, 202)', text: 'rgb(231, 237, 236)' });
    document.documentElement.style.setProperty('--tf-accent', 'light-dark(rgb(1, 1, 1), rgb(2, 2, 2))');
    expect([(await drawn('light')).button, (await drawn('dark')).button]).toEqual(['rgb(1, 1, 1)', 'rgb(2, 2, 2)']);
  });
});

it('a light widget in a dark part of the page is light, and a density keeps the height that the page set', async () => {
  document.body.innerHTML =
    '<div data-tf-theme="dark"><div class="tf-root"><i></i><div class="tf-root" data-tf-theme="light" data-tf-density="compact"><b></b></div></div></div>';
  const color = (selector: string) => getComputedStyle(document.querySelector(selector) as HTMLElement).color; // rendered above
  expect([color('i'), color('b')]).toEqual(['rgb(231, 237, 236)', 'rgb(21, 33, 31)']);
  document.documentElement.style.setProperty('--tf-control-h', '50px');
  expect(getComputedStyle(document.querySelector('b') as HTMLElement).getPropertyValue('--tf-use-control-h')).toBe(
    '50px',
  ); // rendered above
});

it('no radius of the page makes one control look like another, or clips its content', () => {
  const { style } = document.documentElement;
  for (const at of [1, 2, 3, 4]) style.setProperty(`--tf-radius-${at}`, '999px');
  document.body.innerHTML =
    '<div class="tf-root"><input type="checkbox" class="tf-box"><textarea class="tf-input tf-textarea"></textarea><input class="tf-input"><div class="tf-card"></div></div>';
  const radius = (selector: string) =>
    Number.parseFloat(getComputedStyle(document.querySelector(selector) as HTMLElement).borderTopLeftRadius); // rendered above
  // A box of 18 pixels is a disc from a radius of 9 on.
  expect(radius('.tf-box')).toBeLessThanOrEqual(5);
  expect(radius('textarea')).toBeLessThanOrEqual(12);
  expect(radius('.tf-card')).toBeLessThanOrEqual(20);
  expect(radius('input.tf-input:not([type])')).toBe(999);
  for (const at of [1, 2, 3, 4]) style.setProperty(`--tf-radius-${at}`, '2px');
  expect(['.tf-box', 'textarea', '.tf-card'].map(radius)).toEqual([2, 2, 2]);
});
