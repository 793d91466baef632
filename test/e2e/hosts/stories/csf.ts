import { type ComponentType, createElement, type ReactNode } from 'react';

type Dict = Readonly<Record<string, unknown>>;

/** The part of Storybook's context for decorators, renderers and play functions that stories here use. */
export interface HostedContext {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly args: Dict;
  readonly globals: Dict;
  readonly parameters: Dict;
  readonly viewMode: 'story';
}

/** A story in a form that a custom page can render. */
export interface HostedStory {
  readonly id: string;
  /** Toolbar values that the story sets. */
  readonly globals: Dict;
  readonly context: (globals: Dict) => HostedContext;
  readonly component: (context: HostedContext) => ComponentType;
  readonly play: ((context: Dict) => unknown) | null;
  /** Preparations before rendering, in order; each may return its clean-up. */
  readonly before: readonly ((context: Dict) => unknown)[];
}

type Decorator = (story: ComponentType, context: HostedContext) => ReactNode;
type Render = (args: Dict, context: HostedContext) => ReactNode;

const isDict = (value: unknown): value is Dict => typeof value === 'object' && value !== null;
const dict = (value: unknown): Dict => (isDict(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isFunction = (value: unknown): value is (...given: never[]) => unknown => typeof value === 'function';

/** A function that Storybook calls with a story's context; Storybook's own types check it in the story's file. */
const isCalled = (value: unknown): value is (context: Dict) => unknown => isFunction(value);

/** The stories of one file, under the project's own decorators and toolbar values (`.storybook/preview.tsx`). */
export function storiesOf(file: string, exports: Dict, preview: Dict): readonly HostedStory[] {
  const meta = dict(exports.default);
  const title = typeof meta.title === 'string' ? meta.title : file;
  return Object.entries(exports).flatMap(([name, story]) =>
    name === 'default' || !isDict(story) ? [] : [hosted(title, name, [preview, meta, story])],
  );
}

/** `layers` go from the project's to the story's own; a later layer overrides an earlier one. */
function hosted(title: string, name: string, layers: readonly Dict[]): HostedStory {
  const id = `${title}/${name}`;
  const merged = (key: string): Dict => Object.assign({}, ...layers.map((layer) => dict(layer[key])));
  const last = (key: string) => layers.map((layer) => layer[key]).findLast((value) => value !== undefined);
  const play = last('play');
  return {
    id,
    globals: merged('globals'),
    context: (globals) => ({
      id,
      title,
      name,
      args: merged('args'),
      globals: { ...merged('initialGlobals'), ...merged('globals'), ...globals },
      parameters: merged('parameters'),
      viewMode: 'story',
    }),
    component: (context) =>
      decorated(
        context,
        last('render'),
        last('component'),
        layers.flatMap((layer) => list(layer.decorators).toReversed()).toReversed(),
      ),
    play: isCalled(play) ? play : null,
    before: layers.map((layer) => layer.beforeEach).filter(isCalled),
  };
}

/** The story inside its decorators; the first of `decorators` is the innermost. */
function decorated(
  context: HostedContext,
  render: unknown,
  component: unknown,
  decorators: readonly unknown[],
): ComponentType {
  // Both are CSF: a story's file is checked against Storybook's types.
  const bare = isFunction(render)
    ? () => (render as Render)(context.args, context)
    : () => createElement(component as ComponentType<Dict>, context.args);
  return decorators
    .filter(isFunction)
    .reduce<ComponentType>((Inner, decorator) => () => (decorator as Decorator)(Inner, context), bare);
}
