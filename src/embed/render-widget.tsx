import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { LocalePack } from '../runtime/messages/locale-pack';
import { TradefrontProvider } from '../runtime/react/provider';
import type { Theme } from '../runtime/settings';
import type { SlotContent } from './embed.types';
import type { ObservableValue } from './observable-value';
import { pageSettings } from './page-settings';

/** What an embedded widget currently renders. */
export interface RenderState {
  readonly props: object;
  readonly slots: Readonly<Record<string, unknown>>;
  /** Names of regions that children of the element fill. */
  readonly regions: readonly string[];
  readonly locale: LocalePack | undefined;
  readonly theme: Theme | undefined;
}

interface FrameProps {
  readonly Widget: ComponentType<object>;
  readonly state: ObservableValue<RenderState>;
  readonly onRendered: () => void;
}

// Two copies of React number their ids alike, and the dialogs of both are in one document.
const identifierPrefix = `tf-${Math.random().toString(36).slice(2, 8)}-`;

/** Renders a widget into a node and updates it. Returns a function that unmounts it. */
export function renderWidget(node: Element, frame: FrameProps): () => void {
  const root = createRoot(node, { identifierPrefix });
  root.render(<Frame {...frame} />);
  return () => root.unmount();
}

function Frame({ Widget, state, onRendered }: FrameProps) {
  const page = useSyncExternalStore(pageSettings.subscribe, pageSettings.get);
  const { props, slots, regions, locale, theme } = useSyncExternalStore(state.subscribe, state.get);
  // In a layout effect, so that the reserved height is never painted together with the widget's own.
  useLayoutEffect(onRendered, [onRendered]);
  const filled = Object.fromEntries([
    ...Object.entries(slots).map(([name, content]) => [name, toSlot(content)]),
    ...regions.map((name) => [name, <slot key={name} name={name} />]),
  ]);
  const given = { ...props, slots: filled };
  return (
    <TradefrontProvider {...page} locale={locale ?? page.locale} theme={theme ?? page.theme}>
      <Widget {...given} />
    </TradefrontProvider>
  );
}

/**
 * Converts a slot's content for the widget: DOM nodes, also those that a function returns, are wrapped in a component.
 */
function toSlot(content: unknown): unknown {
  if (typeof content !== 'function') return toNode(content);
  return (...args: unknown[]): ReactNode => toNode(content(...args));
}

// Content that is not a DOM node is passed to React, which validates it like any children.
const toNode = (content: unknown): ReactNode =>
  content instanceof Node ? <HostNode node={content} /> : (content as Exclude<SlotContent, Node>);

/** Renders a DOM node of the page inside the widget. */
function HostNode({ node }: { readonly node: Node }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.replaceChildren(node), [node]);
  return <span ref={place} style={{ display: 'contents' }} />;
}
