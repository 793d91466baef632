import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import type { Checkout } from '../../../src/domain';

/** Opens the demo's checkout at the story's time, for the taproom by default. */
export async function opened(
  scenario = 'full-cart',
  accountId: string | null = 'harbor-lane-taproom',
  user?: string,
): Promise<Checkout> {
  const demo = createDemoAdapter({
    scenario,
    storage: 'memory',
    clock: () => storyTime,
    ...(user === undefined ? {} : { user }),
  });
  return demo.checkout.open({ accountId, locale: 'en-US' });
}

export const now = storyTime;
