import { afterEach, expect, it } from 'vitest';
import '../../../src/styles/styles.css';

afterEach(() => document.body.replaceChildren());

/** Space in pixels that a focused button keeps below itself when it is scrolled into view. */
function spaceBelow(container: string, bar: string): number {
  document.body.innerHTML = `<div class="tf-root"><div class="${container}"><button>Save</button></div>${bar}</div>`;
  const button = document.querySelector('button');
  button?.focus();
  return button === null ? NaN : parseFloat(getComputedStyle(button).scrollMarginBlockEnd);
}

const bar = '<div class="tf-toasts tf-toasts-raised tf-offline"><p>You’re offline</p></div>';

it.each([
  ['', 0],
  ['tf-cart-layout', 96],
  ['tf-lists-items', 96],
  ['tf-checkout-form', 128],
])('a focused button in “%s” stays above the bar that reports offline', (container, without) => {
  expect(spaceBelow(container, '')).toBe(without);
  expect(spaceBelow(container, bar)).toBe(160);
});
