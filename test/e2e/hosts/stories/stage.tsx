import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { clearAllMocks, configure, userEvent, within } from 'storybook/test';
import { files } from 'all-stories';
import preview from '../../../../.storybook/preview';
import { type HostedStory, storiesOf } from './csf';
import { quiet } from './wait-until-idle';

/** The outcome of one story. */
export interface Outcome {
  /** Whether it was mounted, with its effects run. */
  readonly mounted: boolean;
  /** Error of its play function; null where it passed or there is none. */
  readonly failure: string | null;
  readonly played: boolean;
}

/** All stories of all files. */
export const stories: readonly HostedStory[] = Object.entries(files).flatMap(([file, exports]) =>
  storiesOf(file, exports, { ...preview }),
);

// A development React in strict mode on a busy machine is slow; speed is not under test.
configure({ asyncUtilTimeout: 5000 });

const longest = 15_000;
const tooLong = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`Not done after ${longest} ms`)), longest));

// Testing Library adds the whole document.
const firstLine = (message: string) => message.split('\n', 1).join('');

/** Calls `onMount` when its children are mounted. */
function Mounted({ onMount, children }: { readonly onMount: () => void; readonly children: React.ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

/** The container and the options of a rendered story. */
export interface Surroundings {
  readonly parent?: HTMLElement;
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
}

/** Renders one story, plays it, waits until it is stable, and unmounts it. Calls `look` before unmounting. */
export async function perform(
  story: HostedStory,
  globals: Readonly<Record<string, unknown>>,
  look: () => void | Promise<void> = () => {},
  { parent = document.body, Frame }: Surroundings = {},
): Promise<Outcome> {
  clearAllMocks();
  const place = document.createElement('div');
  parent.append(place);
  const root = createRoot(place);
  const context = story.context(globals);
  const Story = story.component(context);
  const undo: unknown[] = [];
  let mounted = false;
  let failure: string | null = null;
  try {
    for (const prepare of story.before) undo.push(await prepare({ ...context }));
    await Promise.race([
      new Promise<void>((resolve) =>
        root.render(
          <StrictMode>
            <Mounted onMount={resolve}>
              {Frame ? (
                <Frame>
                  <Story />
                </Frame>
              ) : (
                <Story />
              )}
            </Mounted>
          </StrictMode>,
        ),
      ),
      tooLong(),
    ]);
    mounted = place.querySelector('.tf-root') !== null;
    await Promise.race([
      story.play?.({ ...context, canvasElement: place, canvas: within(place), userEvent }),
      tooLong(),
    ]);
  } catch (thrown) {
    failure = firstLine(thrown instanceof Error ? thrown.message : String(thrown));
  }
  await quiet();
  await look();
  root.unmount();
  place.remove();
  for (const back of undo.reverse()) if (typeof back === 'function') await back();
  // Timers of 0 ms have run by then.
  await new Promise((resolve) => setTimeout(resolve, 10));
  return { mounted, failure, played: story.play !== null };
}
