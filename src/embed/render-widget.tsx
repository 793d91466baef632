import { type ComponentType, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { LocalePack } from '../runtime/messages/locale-pack';
import { TradefrontProvider } from '../runtime/react/provider';
import type { Appearance, Theme } from '../runtime/settings';
import { lazyModule } from '../ui/lazy/lazy-module';
import type { SlotGiven } from '../widgets/common/slots';
import type { HostContentProps } from './slot-content';
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
  readonly appearance: Appearance | undefined;
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
  const { props, slots, regions, locale, theme, appearance } = useSyncExternalStore(state.subscribe, state.get);
  // In a layout effect, so that the reserved height is never painted together with the widget's own.
  useLayoutEffect(onRendered, [onRendered]);
  // New functions render each line and card again, so only changed options create them.
  const filled = useMemo(
    () =>
      Object.fromEntries([
        ...Object.entries(slots).map(([name, content]) => [name, toSlot(content)]),
        ...regions.map((name) => [name, <slot key={name} name={name} />]),
      ]),
    [slots, regions],
  );
  const given = { ...props, slots: filled };
  return (
    <TradefrontProvider
      {...page}
      locale={locale ?? page.locale}
      theme={theme ?? page.theme}
      appearance={appearance ?? page.appearance}
    >
      <Widget {...given} />
    </TradefrontProvider>
  );
}

const slotContent = lazyModule(() => import('./host-handles'));

/** Nothing shows until its code has loaded: the host may hide the widget's own content. */
const HostContent = slotContent.part('HostContent');

/** Converts a slot's content for the widget. The code for DOM nodes and functions loads when a host uses them. */
const toSlot = (content: unknown): unknown =>
  typeof content === 'function' || content instanceof Node
    ? (given: SlotGiven) => <HostContent {...given} content={content as HostContentProps['content']} /> // The types of `mount` and `setSlot` checked the function.
    : content;
