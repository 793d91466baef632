import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contentImage } from '../../../src/adapters/demo/data/images';
import type { PortErrorCode } from '../../../src/ports';
import type { layoutShellContract, LayoutShellProps } from '../../../src/widgets/layout-shell';
import type { StateStory, StatesOf } from '../../support/state-stories';
import { fails, never } from '../../support/ports';
import { HelpContent } from './hosted-shell';

const logo = contentImage('logo');

/** A notice as a host configures it, in the language of the story. */
const notice = { noticeText: 'notice', noticeDate: '2024-12-31', visitURL: 'https://order.northquay.example/' };
const commerce = {
  ...notice,
  logoSrc: logo?.source,
  logoAlt: logo?.alt,
  layout: 'commerce_Layout_1',
} satisfies Partial<LayoutShellProps>;

const shellOf = ({ canvasElement }: StoryContext) => canvasElement.querySelector('.tf-shell');

/** A landmark of the frame. The testing library counts every `header` and `footer` as a landmark, at any depth. */
const region = ({ canvasElement }: StoryContext, tag: 'header' | 'main' | 'footer') => {
  const found = canvasElement.querySelector<HTMLElement>(`.tf-shell > ${tag}`);
  if (found === null) throw new Error(`The frame has no ${tag}`);
  return found;
};

const userIs = (status: string) => async (context: StoryContext) => {
  await waitFor(() => expect(shellOf(context)).toHaveAttribute('data-user', status));
  // The page renders for every visitor.
  for (const tag of ['header', 'main', 'footer'] as const) await expect(region(context, tag)).toBeVisible();
};

const sessionFails = (code: PortErrorCode): StateStory<LayoutShellProps> => ({
  bare: true,
  ports: ({ session }) => ({ session: { ...session, isGuest: fails(code) } }),
  play: async (context) => {
    await userIs('failed')(context);
    await skipsTo('main')(context);
  },
});

/** The first Tab reaches the skip link, which takes the focus to its region. */
const skipsTo = (tag: 'main' | 'footer') => async (context: StoryContext) => {
  const { canvasElement } = context;
  const target = region(context, tag);
  const link = canvasElement.querySelector<HTMLElement>(`.tf-skip[href="#${target.id}"]`);
  const page = canvasElement.ownerDocument;
  page.body.focus();
  await userEvent.tab();
  if (tag === 'footer') await userEvent.tab();
  await expect(link).toHaveFocus();
  await expect(link?.getBoundingClientRect().height).toBeGreaterThan(24);
  await userEvent.keyboard('{Enter}');
  await expect(target).toHaveFocus();
  await expect(link?.getBoundingClientRect().height).toBeLessThan(2);
  target.blur();
};

/** The parts of the page from top to bottom, by their top edges. */
const inThisOrder = async (root: Element, selectors: readonly string[]) => {
  const found = selectors.map((selector) => {
    const [name = '', at = '0'] = selector.split('@');
    return root.querySelectorAll(name)[Number(at)];
  });
  for (const [at, node] of found.entries()) {
    await expect(node, selectors[at]).toBeInstanceOf(Element);
    const before = found[at - 1];
    if (node && before) {
      await expect(before.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING, selectors[at]).toBeTruthy();
      await expect(node.getBoundingClientRect().top).toBeGreaterThanOrEqual(before.getBoundingClientRect().bottom - 1);
    }
  }
};

const specifiedOrder = [
  '.tf-spacer-line@0',
  '.tf-logo-image',
  '.tf-spacer-line@1',
  '.tf-site-notice',
  'form',
  '.tf-visit a',
];

/** Arguments, ports and checks of every state that the contract lists. */
export const layoutShellStates: StatesOf<typeof layoutShellContract, LayoutShellProps> = {
  ready: {
    bare: true,
    play: async (context) => {
      await userIs('signed-in')(context);
      await skipsTo('main')(context);
      await skipsTo('footer')(context);
    },
  },
  empty: {
    bare: true,
    args: { slots: {} },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect(canvas.getByRole('main')).toBeInTheDocument();
      for (const landmark of ['banner', 'contentinfo', 'region']) await expect(canvas.queryByRole(landmark)).toBeNull();
      await expect(canvasElement.querySelectorAll('.tf-skip')).toHaveLength(1);
    },
  },
  loading: { bare: true, ports: () => ({ session: { isGuest: never } }), play: userIs('loading') },
  guest: { bare: true, scenario: 'guest', play: userIs('guest') },
  'signed-in': {
    bare: true,
    play: async (context) => {
      await userIs('signed-in')(context);
      await expect(region(context, 'header')).toHaveTextContent('Dana');
    },
  },
  ended: {
    bare: true,
    ports: ({ session }) => ({ session: { ...session, user: fails('signed-out') } }),
    play: userIs('ended'),
  },
  failed: sessionFails('unavailable'),
  offline: sessionFails('offline'),
  notice: {
    bare: true,
    args: notice,
    play: async ({ canvasElement }) => {
      const box = canvasElement.querySelector('.tf-site-notice');
      const style = getComputedStyle(box ?? canvasElement);
      await expect(style.textAlign).toBe('center');
      await expect(Number(style.fontWeight)).toBeGreaterThanOrEqual(700);
      const [red = 0, green = 0, blue = 0] = (style.backgroundColor.match(/\d+/g) ?? []).map(Number);
      await expect(red).toBeGreaterThan(green + 20);
      await expect(red).toBeGreaterThan(blue + 20);
      // The clock of every story is two years after the date of the notice.
      await expect(box?.querySelector('time')).toHaveAttribute('datetime', notice.noticeDate);
      const visit = box?.querySelector('a');
      await expect(visit).toHaveAttribute('href', notice.visitURL);
      await expect(getComputedStyle(visit ?? canvasElement).textDecorationLine).toBe('underline');
    },
  },
  logo: {
    bare: true,
    args: { logoSrc: logo?.source, logoAlt: logo?.alt },
    play: async ({ canvasElement }) => {
      const image = await within(canvasElement).findByRole('img');
      await waitFor(() => expect(image).toHaveProperty('complete', true));
      const { width, height } = image.getBoundingClientRect();
      await expect(height).toBe(50);
      await expect(Math.abs(width - canvasElement.getBoundingClientRect().width)).toBeLessThan(1);
      await expect(getComputedStyle(image).objectFit).toBe('cover');
    },
  },
  'without-logo': {
    bare: true,
    args: { ...commerce, logoSrc: 'data:image/png;base64,broken' },
    play: async ({ canvasElement }) => {
      const name = await waitFor(() => {
        const found = canvasElement.querySelector<HTMLElement>('.tf-logo-image [role=img]');
        if (found === null) throw new Error('The logo still stands');
        return found;
      });
      await expect(name).toHaveAccessibleName('Northquay Trade');
      await expect(name.parentElement?.getBoundingClientRect().height).toBe(50);
    },
  },
  'commerce-layout': {
    bare: true,
    args: commerce,
    play: async (context) => {
      const { canvasElement } = context;
      await inThisOrder(canvasElement, specifiedOrder);
      await expect(canvasElement.querySelectorAll('.tf-visit a')).toHaveLength(1);
      for (const line of canvasElement.querySelectorAll('.tf-spacer-line')) {
        const style = getComputedStyle(line);
        await expect(style.backgroundColor).toBe('rgba(0, 0, 0, 0)');
        await expect(style.borderTopWidth).toBe('0px');
        await expect(line.getBoundingClientRect().height).toBe(40);
        await expect(line.getBoundingClientRect().width).toBe(line.parentElement?.getBoundingClientRect().width);
      }
      await expect(within(within(canvasElement).getByRole('main')).getByRole('textbox')).toBeVisible();
      await skipsTo('main')(context);
    },
  },
  'commerce-layout-with-content': {
    bare: true,
    args: { ...commerce, children: <HelpContent /> },
    play: async (context) => {
      await inThisOrder(region(context, 'header'), specifiedOrder);
      await expect(within(region(context, 'main')).queryByRole('textbox')).toBeNull();
    },
  },
};
