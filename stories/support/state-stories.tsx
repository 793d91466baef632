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

/** Check that a story is in its state. Every story has one. */
type Proof =
  /** Brings the widget into its state, or checks that it is in it. */
  | { readonly play: Play; readonly shows?: undefined }
  /** An English text of the state. The story fails if the text is not visible. */
  | { readonly shows: string | RegExp; readonly play?: undefined };

/** Definition of a widget's state. */
export type StateStory<Props> = Proof & {
  /** Id of a demo scenario. Default: `default`. */
  readonly scenario?: string;
  /** Id of the signed-in demo buyer. */
  readonly user?: string;
  /** Ports that override the demo's, for states without a scenario. */
  readonly ports?: (demo: Adapter) => Partial<Adapter>;
  readonly args?: Partial<Props>;
  /** Removes the story's padding, for full-width components such as a page. */
  readonly bare?: boolean;
};

/** Definitions of all states that the contract names. A missing state is a type error. */
export type StatesOf<Contract extends WidgetContract, Props> = Readonly<
  Record<Contract['states'][number], StateStory<Props>>
>;

/** Waits until a text is visible. Skipped in other languages, whose text differs. */
const isShown =
  (text: string | RegExp): Play =>
  async ({ canvasElement, globals }) => {
    if (globals.locale !== 'en-US') return;
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getAllByText(text).some((element) => element.checkVisibility())).toBe(true));
  };

/** Creates the story of one state from the widget's definitions. */
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
      // The arguments of a state are typed as part of the widget's props.
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

let storyCount = 0;

/** A provider with a new demo: each story has its own store and session, isolated from other stories. */
export function WithDemo({ scenario = 'default', user, ports, locale, direction, children }: WithDemoProps) {
  const adapter = useMemo(() => {
    const demo = createDemoAdapter({
      scenario,
      clock: storyClock,
      storage: 'memory',
      ...(user === undefined ? {} : { user }),
    });
    return { ...demo, id: `story-${scenario}-${++storyCount}`, ...ports?.(demo) };
  }, [scenario, user, ports]);
  return (
    <StoryProvider adapter={adapter} locale={localePack(locale, direction)}>
      {children}
    </StoryProvider>
  );
}
