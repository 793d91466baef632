import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../src/styles/styles.css';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import { SupportTicketWizard } from '../../../src/widgets/support-ticket-wizard';
import { supportTicketWizardMessages as m } from '../../../src/widgets/support-ticket-wizard/support-ticket-wizard.messages';
import { waitUntilStable } from '../faults/page';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('a store that stores no files is offered none: the description of the problem has no control for photos', async () => {
  const { support: ofDemo, ...demo } = createDemoAdapter({ storage: 'memory', clock: () => storyTime });
  const { upload: _upload, file: _file, ...support } = ofDemo;
  const options: typeof support.options = async (...given) => ({
    ...(await support.options(...given)),
    attachments: null,
  });
  const { container } = render(
    <TradefrontProvider
      adapter={{ ...demo, support: { ...support, options } }}
      clock={() => storyTime}
      links={{ href: ({ to }) => `#${to}`, navigate: () => {} }}
    >
      <SupportTicketWizard />
    </TradefrontProvider>,
  );
  await waitUntilStable();
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${m.what.customer}`) }));
  fireEvent.click(screen.getByRole('button', { name: m.next }));
  await waitUntilStable();
  expect(screen.getByRole('heading', { name: m.steps.problem })).toBeTruthy();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(container.querySelector('input[type=file]')).toBeNull();
  expect(screen.queryByRole('button', { name: m.photos.add })).toBeNull();
});
