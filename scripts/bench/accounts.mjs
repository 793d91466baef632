// Search in five thousand accounts at a quarter of the CPU speed.
import { pause } from './stage.mjs';
import { median, percentile } from './trace.mjs';

/** Each key press matches other accounts than the one before, so that the list changes. */
const typed = ['9', '8', '7', '3', '2', '1', 'g', 'q'].flatMap((key) => [key, 'Backspace']);

/** CPU milliseconds from a key press to the frame with its list: median and 95th percentile. */
export async function accountKeys(stage, accounts) {
  const { page, cdp, mount, act, close } = await stage.open(`accounts?as=accounts&accounts=${accounts}`);
  await mount();
  await page.locator('input').first().focus();
  await pause(300);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const spans = await stage.traced(async () => {
    for (const key of typed) {
      await act('list', () => page.keyboard.press(key));
      await pause(60);
    }
  });
  await close();
  const times = spans.get('accounts list');
  return { median: median(times), p95: percentile(times, 0.95) };
}
