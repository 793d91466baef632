import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafeImage, ImageFrame, PackagePlaceholder } from '../../src/ui';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='80'%3E%3Crect width='40' height='80' rx='6' fill='%239a4a1f'/%3E%3C/svg%3E";

const meta = { title: 'UI/ImageFrame', component: ImageFrame } satisfies Meta<typeof ImageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div className="tf-row kit-narrow">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <ImageFrame key={size} size={size}>
          <SafeImage src={picture} alt="" fallback={null} />
        </ImageFrame>
      ))}
    </div>
  ),
};
/** Out of stock: the product is gray, its background stays. */
export const Off: Story = {
  render: () => (
    <ImageFrame off>
      <SafeImage src={picture} alt="" fallback={null} />
    </ImageFrame>
  ),
};

/** A product without an image, and one whose image fails to load. */
export const WithoutPicture: Story = {
  render: () => (
    <div className="tf-row kit-narrow">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <ImageFrame key={size} size={size}>
          <SafeImage src={null} alt="" fallback={<PackagePlaceholder />} />
        </ImageFrame>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg.tf-package[aria-hidden]')).toHaveLength(4);
  },
};
