import { expect, waitFor } from 'storybook/test';

/** Waits until a live region of the page contains the text. */
export const spoken = (canvasElement: HTMLElement, text: RegExp | string): Promise<void> =>
  waitFor(() => {
    const said = [...canvasElement.ownerDocument.querySelectorAll('[aria-live]')]
      .map(({ textContent }) => textContent)
      .join('\n');
    return expect(said).toMatch(text);
  });
