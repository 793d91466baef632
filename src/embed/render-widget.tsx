import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { LocalePack } from '../runtime/messages/locale-pack';
import { TradefrontProvider } from '../runtime/react/provider';
import type { Theme } from '../runtime/settings';
import type { SlotContent } from './embed.types';
import type { ObservableValue } from './observable-value';
import { pageSettings } from './page-settings';

/** What one embedded widget shows at the moment. */
export interface RenderState {
  readonly props: object;
  readonly slots: Readonly<Record<string, unknown>>;
  /** Regions that the element's own children fill. */
  readonly regions: readonly string[];
  readonly locale: LocalePack | undefined;
  readonly theme: Theme | undefined;
}

interface FrameProps {
  readonly Widget: ComponentType<object>;
  readonly state: ObservableValue<RenderState>;
  readonly onDrawn: () => void;
}

// Two copies of React count their ids from the same number, and dialogs of both stand in one document.
const identifierPrefix = `tf-${Math.random().toString(36).slice(2, 8)}-`;

/** Draws a widget into a node and keeps it up to date; the answer takes it away again. */
export function renderWidget(node: Element, frame: FrameProps): () => void {
  const root = createRoot(node, { identifierPrefix });
  root.render(<Frame {...frame} />);
  return () => root.unmount();
}

function Frame({ Widget, state, onDrawn }: FrameProps) {
  const page = useSyncExternalStore(pageSettings.subscribe, pageSettings.get);
  const { props, slots, regions, locale, theme } = useSyncExternalStore(state.subscribe, state.get);
  // Before the browser paints, so that the kept height never shows beside the widget's own.
  useLayoutEffect(onDrawn, [onDrawn]);
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

/** A slot as the widget takes it: DOM nodes stand in a component, a function's answers too. */
function toSlot(content: unknown): unknown {
  if (typeof content !== 'function') return toNode(content);
  return (...args: unknown[]): ReactNode => toNode(content(...args));
}

// What is not a DOM node is React's to judge, as in any component's children.
const toNode = (content: unknown): ReactNode =>
  content instanceof Node ? <Foreign node={content} /> : (content as Exclude<SlotContent, Node>);

/** A DOM node of the page inside the widget. */
function Foreign({ node }: { readonly node: Node }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.replaceChildren(node), [node]);
  return <span ref={place} style={{ display: 'contents' }} />;
}
