import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFocusAfterRender } from '../../../src/ui/hooks/use-focus-after-render';

afterEach(cleanup);

/** Two steps of a form: *Next* shows the second and moves the focus to its field. */
function Steps() {
  const [step, setStep] = useState(1);
  const focusAfterRender = useFocusAfterRender();
  const next = () => {
    setStep(2);
    focusAfterRender(() => document.querySelector<HTMLElement>('input'));
  };
  return step === 1 ? <button onClick={next}>Next</button> : <input aria-label="Quantity" />;
}

test('moves the focus to an element of the same event before the next frame, so that no later focus is taken away', async () => {
  render(<Steps />);
  let isNextFrame = false;
  requestAnimationFrame(() => {
    isNextFrame = true;
  });
  screen.getByRole('button', { name: 'Next' }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quantity' }));
  expect(isNextFrame).toBe(false);
});
