import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Announcer, SkeletonShape, SkeletonText, Card, CardBody, Skeleton } from '../../src/ui';

const meta = { title: 'UI/Skeleton', component: SkeletonShape } satisfies Meta<typeof SkeletonShape>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Widths: Story = {
  render: () => (
    <div className="tf-stack">
      {(['xs', 'sm', 'md', 'lg', 'full'] as const).map((width) => (
        <SkeletonShape key={width} width={width} />
      ))}
    </div>
  ),
};
export const Shapes: Story = {
  render: () => (
    <div className="tf-stack">
      <SkeletonShape shape="well" />
      <SkeletonShape shape="control" width="sm" />
      <SkeletonShape shape="second" width="md" />
      <SkeletonShape shape="block" />
    </div>
  ),
};

/** Placeholder rows, and a message that is announced if loading takes long. */
export const Rows: Story = {
  render: () => (
    <Announcer>
      <Card as="div" aria-busy>
        <CardBody>
          <Skeleton label="Loading your cart">
            <div className="tf-stack" data-gap="4">
              {[1, 2, 3].map((row) => (
                <div key={row} className="tf-row" data-gap="3">
                  <SkeletonShape shape="well" />
                  <SkeletonText />
                  <SkeletonShape shape="control" width="sm" />
                  <SkeletonShape width="xs" />
                </div>
              ))}
            </div>
          </Skeleton>
        </CardBody>
      </Card>
    </Announcer>
  ),
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toBeEmptyDOMElement();
    await expect(canvasElement.querySelector('.tf-skeleton')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(region).toHaveTextContent('Loading your cart'), { timeout: 4000 });
  },
};
