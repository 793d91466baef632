import {
  Children,
  forwardRef,
  isValidElement,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Viewport } from '@radix-ui/react-select';

type ViewportProps = ComponentPropsWithoutRef<typeof Viewport>;

/** What `forwardRef` returns inside: the render function. */
interface Rendered {
  render(props: ViewportProps, ref: ForwardedRef<HTMLDivElement>): ReactElement<{ children?: ReactNode }>;
}

/**
 * Radix's viewport without its `<style>`. The stock one sets `innerHTML`, which throws at mount where Trusted Types are
 * required, also while the list is closed; and it cannot be replaced by an element of ours, because it carries the
 * collection that arrows and the first focus read. So its own render runs here as part of our component, and the
 * `<style>` is dropped from what it returns; select.css has the two rules. A test pins the shape.
 */
export const CleanViewport = forwardRef<HTMLDivElement, ViewportProps>(function CleanViewport(props, ref) {
  // SAFETY: React types hide `render`; the version of Radix is exact and the test fails when the shape changes.
  const { render } = Viewport as unknown as Rendered;
  const { children } = render(props, ref).props;
  return <>{Children.toArray(children).filter((child) => !(isValidElement(child) && child.type === 'style'))}</>;
});
