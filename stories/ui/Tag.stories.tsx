import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift } from 'lucide';
import { Tag } from '../../src/ui';

const meta = { title: 'UI/Tag', component: Tag, args: { children: 'Paid' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="tf-row tf-wrap">
      <Tag>Open</Tag>
      <Tag tone="accent">Promotion</Tag>
      <Tag tone="positive">Paid</Tag>
      <Tag tone="caution">Disputed</Tag>
      <Tag tone="critical">Past Due</Tag>
      <Tag tone="line">Default</Tag>
      <Tag tone="accent" icon={Gift}>
        Free
      </Tag>
    </div>
  ),
};
