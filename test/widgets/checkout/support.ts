import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import type { Checkout } from '../../../src/domain';

/** What the demo offers at the story's moment; the taproom's unless an account is named. */
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
