import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CharacterCount, Field, TextArea } from '../../src/ui';

const labels = {
  left: (count: number) => `${count} characters left`,
  over: (count: number) => `${count} characters too many`,
};

const meta = {
  title: 'UI/CharacterCount',
  component: CharacterCount,
  args: { used: 40, limit: 250, labels },
} satisfies Meta<typeof CharacterCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlentyLeft: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('210 characters left')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement();
  },
};

export const NearTheLimit: Story = { args: { used: 241 } };
export const OverTheLimit: Story = { args: { used: 254 } };

/** Announced at 50, 20, 10 and 0 remaining characters, not at each key press. */
export const SaidAtThresholds: Story = {
  render: function Render() {
    const [text, setText] = useState('x'.repeat(38));
    return (
      <Field label="Note">
        {(control) => (
          <>
            <TextArea {...control} value={text} onChange={(event) => setText(event.target.value)} />
            <CharacterCount used={text.length} limit={60} labels={labels} />
          </>
        )}
      </Field>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const status = canvasElement.querySelector('[aria-live]');
    await expect(status).toHaveTextContent('50 characters left');
    await userEvent.type(canvas.getByRole('textbox'), 'ab');
    await expect(status).toHaveTextContent('20 characters left');
    await userEvent.type(canvas.getByRole('textbox'), 'abcde');
    await expect(status).toHaveTextContent('20 characters left');
    await expect(canvas.getByText('15 characters left')).toBeVisible();
  },
};
