import { expect, waitFor } from 'storybook/test';

/** Waits until a closing dialog has released the page: no element is hidden or blocked any more. */
export const waitForDialogClose = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('.tf-dialog')).toBeNull(), { timeout: 5000 });
