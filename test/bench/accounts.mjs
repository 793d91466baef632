// Searching five thousand accounts with the CPU held to a quarter.
import { pause } from './stage.mjs';
import { median, percentile } from './trace.mjs';

const typed = ['h', 'a', 'r', 'Backspace', 'Backspace', 'Backspace', 'm', 'a', 'Backspace', 'Backspace', '4', '1', 'Backspace', 'Backspace', 'ArrowDown', 'PageDown', 'g', 'Backspace'];

/** CPU milliseconds from a key to the frame with its list: median and 95th percentile. */
export async function accountKeys(stage, accounts) {
  const { page, cdp, mount, act, close } = await stage.open(`accounts?as=accounts&accounts=${accounts}`);
  await mount();
  await page.locator('input').first().focus();
  await pause(300);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const spans = await stage.traced(async () => {
    for (const key of typed.slice(0, 14)) {
      await act('list', () => page.keyboard.press(key));
      await pause(60);
    }
  });
  await close();
  const times = spans.get('accounts list');
  return { median: median(times), p95: percentile(times, 0.95) };
}
