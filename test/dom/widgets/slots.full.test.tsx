import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import preview from '../../../.storybook/preview';
import type { SlotGiven } from '../../../src/widgets/common/slots';
import { type HostedStory, storiesOf } from '../../e2e/hosts/stories/csf';
import { everyContract } from './every-contract';

// Every slot that a contract names is tested in the stories of its widget, with a function that wraps the widget's own
// content, and then with null. A slot passes if one story shows it, because most slots belong to one state.

const files = import.meta.glob<Record<string, unknown>>('../../../stories/widgets/*/*.stories.tsx', { eager: true });

/** Names of stories that show most slots, the first one most. */
const likely = ['Ready', 'Empty', 'Failed'];
const rankOf = ({ id }: HostedStory) => {
  const rank = likely.indexOf(id.split('/').at(-1) ?? '');
  return rank < 0 ? likely.length : rank;
};

const storiesFor = (widget: string): readonly HostedStory[] =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/widgets/${widget}/`))
    .flatMap(([path, exports]) => storiesOf(path, exports, { ...preview }))
    .sort((one, other) => rankOf(one) - rankOf(other));

afterEach(cleanup);

const isShown = (slot: string) => document.querySelector(`[data-slot-test="${slot}"]`) !== null;
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

const wrap = (name: string) => {
  const Wrapped = ({ children }: SlotGiven) => (
    <span data-slot-test={name} style={{ display: 'contents' }}>
      {children}
    </span>
  );
  return Wrapped;
};

/** Renders a story with functions in its slots. Returns the slots that show in time, and those that null does not remove. */
async function slotsIn(story: HostedStory, names: readonly string[]) {
  const context = story.context({ locale: 'en-US', theme: 'light' });
  const host = typeof context.args.slots === 'object' ? context.args.slots : {};
  const filled = { ...host, ...Object.fromEntries(names.map((name) => [name, wrap(name)])) };
  let slots: object = filled;
  // One component that reads the latest slots: another one would be another widget, which loads again.
  const args = {
    ...context.args,
    get slots() {
      return slots;
    },
  };
  const Story = story.component({ ...context, args });
  const undo: unknown[] = [];
  for (const prepare of story.before) undo.push(await prepare({ ...context }));
  const { rerender } = render(<Story />);
  const shown = new Set<string>();
  for (const end = performance.now() + 1200; performance.now() < end && shown.size < names.length; await pause())
    for (const name of names) if (isShown(name)) shown.add(name);
  slots = { ...filled, ...Object.fromEntries([...shown].map((name) => [name, null])) };
  rerender(<Story />);
  const kept = [...shown].filter(isShown);
  slots = filled;
  rerender(<Story />);
  // The widget is still the same one, so the slots show at once.
  const lost = [...shown].filter((name) => !isShown(name));
  cleanup();
  for (const back of undo.reverse()) if (typeof back === 'function') await back();
  return { shown, wrong: [...kept, ...lost] };
}

const filledContracts = everyContract.filter(({ slots }) => slots.regions.length + slots.items.length > 0);

describe('slots', () => {
  it.each(filledContracts.map((contract) => [contract.name, contract.slots] as const))(
    'every slot of %s shows a function’s result around its own content, and nothing for null',
    async (widget, slots) => {
      let left: readonly string[] = [...slots.regions, ...slots.items];
      const wrong: string[] = [];
      for (const story of storiesFor(widget)) {
        if (left.length === 0) break;
        const found = await slotsIn(story, left);
        left = left.filter((name) => !found.shown.has(name));
        wrong.push(...found.wrong);
      }
      expect({ left, wrong }).toEqual({ left: [], wrong: [] });
    },
  );
});
