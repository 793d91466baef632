import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Bell, ChevronLeft, Truck } from 'lucide';
import { Icon } from '../../src/ui';

const meta = { title: 'UI/Icon', component: Icon, args: { of: Truck } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div className="tf-row" data-gap="4">
      <Icon of={Bell} size="sm" />
      <Icon of={Bell} />
      <Icon of={Bell} size="lg" />
    </div>
  ),
};

/** Arrows for next and back are mirrored in right-to-left text. */
export const Mirrored: Story = {
  render: () => (
    <div className="tf-stack">
      {(['ltr', 'rtl'] as const).map((dir) => (
        <div key={dir} dir={dir} className="tf-row">
          <Icon of={ChevronLeft} mirror />
          <Icon of={ArrowRight} mirror />
          <Icon of={Truck} />
        </div>
      ))}
    </div>
  ),
};
