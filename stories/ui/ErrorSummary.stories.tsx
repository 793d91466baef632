import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button, ErrorSummary, Field, TextInput } from '../../src/ui';

const problems = [
  { fieldId: 'summary-po', text: 'Enter a PO number.' },
  { fieldId: 'summary-email', text: 'Enter a full email address, like name@company.com.' },
];

const meta = {
  title: 'UI/ErrorSummary',
  component: ErrorSummary,
  args: { title: '2 fields need attention', problems },
  render: function Render(args) {
    const summary = useRef<HTMLDivElement>(null);
    return (
      <form
        className="tf-stack"
        data-gap="4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          summary.current?.focus();
        }}
      >
        <ErrorSummary {...args} ref={summary} />
        <Field label="PO number" id="summary-po" error="Enter a PO number.">
          {(control) => <TextInput {...control} />}
        </Field>
        <Field label="Email" id="summary-email" error="Enter a full email address, like name@company.com.">
          {(control) => <TextInput {...control} defaultValue="dana@harborlane" />}
        </Field>
        <div>
          <Button type="submit">Save</Button>
        </div>
      </form>
    );
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes focus on submit; each entry links to its field. */
export const LeadsToTheFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('group', { name: '2 fields need attention' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a full email address, like name@company.com.' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
