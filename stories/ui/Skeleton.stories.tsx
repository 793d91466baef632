import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Announcer, Bone, BoneLines, Sheet, SheetBody, Skeleton } from '../../src/ui';

const meta = { title: 'UI/Bone', component: Bone } satisfies Meta<typeof Bone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Widths: Story = {
  render: () => (
    <div className="tf-stack">
      {(['xs', 'sm', 'md', 'lg', 'full'] as const).map((width) => (
        <Bone key={width} width={width} />
      ))}
    </div>
  ),
};
export const Shapes: Story = {
  render: () => (
    <div className="tf-stack">
      <Bone shape="well" />
      <Bone shape="control" width="sm" />
      <Bone shape="second" width="md" />
      <Bone shape="block" />
    </div>
  ),
};

/** Rows in the place of what comes, and one line that is announced when it takes long. */
export const Rows: Story = {
  render: () => (
    <Announcer>
    <Sheet as="div" aria-busy>
      <SheetBody>
        <Skeleton label="Loading your cart">
          <div className="tf-stack" data-gap="4">
            {[1, 2, 3].map((row) => (
              <div key={row} className="tf-row" data-gap="3">
                <Bone shape="well" />
                <BoneLines />
                <Bone shape="control" width="sm" />
                <Bone width="xs" />
              </div>
            ))}
          </div>
        </Skeleton>
      </SheetBody>
    </Sheet>
    </Announcer>
  ),
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toBeEmptyDOMElement();
    await expect(canvasElement.querySelector('.tf-skeleton')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(region).toHaveTextContent('Loading your cart'), { timeout: 4000 });
  },
};
