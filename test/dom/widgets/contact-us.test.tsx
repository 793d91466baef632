import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../src/styles/styles.css';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import type { Adapter } from '../../../src/ports';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import { ContactUs } from '../../../src/widgets/contact-us';
import { waitUntilStable } from '../faults/page';

const formLoads = vi.hoisted(() => vi.fn());
vi.mock('../../../src/widgets/contact-us/contact-us.lazy', async (importOriginal) => {
  formLoads();
  return importOriginal();
});

afterEach(cleanup);

const show = (adapter: Adapter) =>
  render(
    <TradefrontProvider
      adapter={adapter}
      clock={() => storyTime}
      links={{ href: ({ to }) => `#${to}`, navigate: () => {} }}
    >
      <ContactUs />
    </TradefrontProvider>,
  );

// The order of the tests matters: a module is loaded once, and the first test needs the form not loaded.
describe('the form of Contact us', () => {
  it('is not loaded where no message can be sent: topic links and copy buttons work without it', async () => {
    const { sendMessage: _, ...adapter } = createDemoAdapter({ storage: 'memory', clock: () => storyTime });
    show(adapter);
    await waitUntilStable();
    expect(screen.getByRole('region', { name: 'Quick links' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy email' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(formLoads).not.toHaveBeenCalled();
  });

  it('is loaded where a message can be sent', async () => {
    show(createDemoAdapter({ storage: 'memory', clock: () => storyTime }));
    await waitUntilStable();
    expect(screen.getByRole('textbox', { name: 'Subject' })).toBeTruthy();
    expect(formLoads).toHaveBeenCalledTimes(1);
  });
});
