import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keyboard, LayoutGrid } from 'lucide';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SegmentedControl } from '../../src/ui';

const meta = { title: 'UI/SegmentedControl' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const View: Story = {
  render: function Render() {
    const [view, setView] = useState<'grid' | 'list'>('grid');
    return (
      <SegmentedControl
        label="View"
        value={view}
        onValueChange={setView}
        options={[
          { value: 'grid', label: 'Grid', icon: LayoutGrid },
          { value: 'list', label: 'Fast entry', icon: Keyboard },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fast entry' }));
    await expect(canvas.getByRole('button', { name: 'Fast entry' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'false');
  },
};
