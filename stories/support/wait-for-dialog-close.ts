import { expect, waitFor } from 'storybook/test';

/** Waits until a dialog that closes has left the page to what it covered: what looks at the page next finds it whole. */
export const dialogGone = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('.tf-dialog')).toBeNull(), { timeout: 5000 });
