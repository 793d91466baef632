import type { Decorator, StoryContext } from '@storybook/react-vite';
import { type ComponentType, useMemo } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { Adapter } from '../../src/ports';
import type { WidgetContract } from '../../src/runtime/contract';
import { createDemoAdapter } from '../../src/adapters/demo';
import { localePack } from './locale-packs';
import { StoryProvider } from './story-provider';
import { storyClock } from './story-clock';

type Play = (context: StoryContext) => Promise<void>;

/** How a story proves that it is in its state: none of them only draws. */
type Proof =
  /** Gets the widget into its state, or proves that it is in it. */
  | { readonly play: Play; readonly shows?: undefined }
  /** A text of the state in English; the story fails where nobody sees it. */
  | { readonly shows: string | RegExp; readonly play?: undefined };

/** How a state of a widget comes about. */
export type StateStory<Props> = Proof & {
  /** Id of a demo scenario; `default` when left out. */
  readonly scenario?: string;
  /** Who is signed in: a demo buyer's id. */
  readonly user?: string;
  /** Ports laid over the demo's, for what no scenario does. */
  readonly ports?: (demo: Adapter) => Partial<Adapter>;
  readonly args?: Partial<Props>;
  /** For wide parts whose padding would lie, such as a page. */
  readonly bare?: boolean;
};

/** A way to every state the contract names; one that is missing is a type error. */
export type StatesOf<Contract extends WidgetContract, Props> = Readonly<
  Record<Contract['states'][number], StateStory<Props>>
>;

/** Waits until a text is seen. Other languages say it in their own words. */
const isShown =
  (text: string | RegExp): Play =>
  async ({ canvasElement, globals }) => {
    if (globals.locale !== 'en-US') return;
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getAllByText(text).some((element) => element.checkVisibility())).toBe(true));
  };

/** The story of one state, from the widget's map of states. */
export function stateStory<Contract extends WidgetContract, Props extends object>(
  contract: Contract,
  Widget: ComponentType<Props>,
  states: StatesOf<Contract, Props>,
) {
  return (state: Contract['states'][number]) => {
    const { scenario, user, ports, args, play, shows, bare } = states[state];
    const decorator: Decorator = (Story, { globals }) => (
      <WithDemo
        scenario={scenario}
        user={user}
        ports={ports}
        locale={String(globals.locale)}
        direction={String(globals.direction)}
      >
        <Story />
      </WithDemo>
    );
    return {
      // The states' arguments are part of the widget's own by type.
      args: { ...args } as Props,
      render: (props: Props) => <Widget {...props} />,
      decorators: [decorator],
      parameters: { state, widget: contract.name, bare },
      play: shows === undefined ? play : isShown(shows),
    };
  };
}

interface WithDemoProps {
  readonly scenario?: string;
  readonly user?: string;
  readonly ports?: (demo: Adapter) => Partial<Adapter>;
  readonly locale: string;
  readonly direction?: string;
  readonly children: React.ReactNode;
}

let told = 0;

/** A provider over a fresh demo: each story has its own store and session, and keeps nothing of another's. */
export function WithDemo({ scenario = 'default', user, ports, locale, direction, children }: WithDemoProps) {
  const adapter = useMemo(() => {
    const demo = createDemoAdapter({
      scenario,
      clock: storyClock,
      storage: 'memory',
      ...(user === undefined ? {} : { user }),
    });
    return { ...demo, id: `story-${scenario}-${++told}`, ...ports?.(demo) };
  }, [scenario, user, ports]);
  return (
    <StoryProvider adapter={adapter} locale={localePack(locale, direction)}>
      {children}
    </StoryProvider>
  );
}
