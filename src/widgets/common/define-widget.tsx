import {
  type ComponentType,
  Fragment,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cx } from 'class-variance-authority';
import { DEFAULT_HEADING_LEVEL } from '../../rules';
import type { Adapter } from '../../ports';
import type { WidgetContract } from '../../runtime/contract';
import { type Emit, emitFrom } from '../../runtime/events';
import { perAdapter } from '../../runtime/per-adapter';
import { ErrorBoundary } from '../../runtime/react/error-boundary';
import { TradefrontProvider, useSettings } from '../../runtime/react/provider';
import { useLatest } from '../../runtime/react/use-latest';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { createLazyScope, type LazyScope, LazyScopeContext } from '../../ui/lazy/lazy-scope';
import { warnInDevelopment } from '../../runtime/warn-in-development';
import { Watched } from '../../runtime/react/watcher';
import { Announcer } from '../../ui/live-region/announcer';
import { OverlaySettingsProvider } from '../../ui/overlay/overlay-settings';
import { WidgetError } from './widget-error';
import type { AnyWidgetProps } from './common.types';
import { HeadingLevelProvider } from './heading';
import { askHost, HostMessage, type MessageRef } from './host-answer/lazy-host-answer';
import { ErrorSlotContext, type ErrorSlots, haveSameValues } from './slots';

/** Props that a widget's component receives in addition to its own. */
export interface WidgetTools<Events> {
  /**
   * Calls the React callback and dispatches the DOM event with the same detail. For a `before-…` event it returns the
   * host's answer; the widget shows that it waits for it, and the host's reason for a refusal.
   */
  readonly emit: Emit<Events>;
}

/**
 * Creates a widget from its contract and its component. Adds the settings (props take precedence over the provider),
 * the root element with class, theme and language, an error boundary, and events for the host.
 */
export function defineWidget<Props extends object, Events>(
  contract: WidgetContract,
  Body: ComponentType<Props & WidgetTools<Events>>,
): ComponentType<Props> {
  function Widget(props: Props) {
    // Every widget's props include these. A constraint on the generic parameter would break its inference.
    const { adapter, locale, className, id, headingLevel, slots: given } = props as AnyWidgetProps;
    warnInDevelopment(contract.name, props);
    const root = useRef<HTMLDivElement>(null);
    const message: MessageRef = useRef(null);
    const emit = useEmit<Events>(props, root, message);
    const slots = useStableSlots(given);
    return (
      <TradefrontProvider adapter={adapter} locale={locale}>
        <HeadingLevelProvider value={headingLevel ?? DEFAULT_HEADING_LEVEL}>
          <Watched widget={contract.name}>
            <Root contract={contract} className={className} id={id} node={root} message={message}>
              <ErrorSlotContext.Provider value={slots.error}>
                <Body {...props} slots={slots} emit={emit} />
              </ErrorSlotContext.Provider>
            </Root>
          </Watched>
        </HeadingLevelProvider>
      </TradefrontProvider>
    );
  }
  Widget.displayName = contract.name;
  return Widget;
}

function useEmit<Events>(props: object, root: RefObject<HTMLElement | null>, message: MessageRef): Emit<Events> {
  const latest = useLatest(props);
  const [emit] = useState(() => {
    const send = (name: string, detail: unknown) =>
      emitFrom(
        root.current,
        latest.current,
        name,
        detail,
        name.startsWith('before-') && ((event) => askHost(event, message)),
      );
    // An event without listeners that wait is answered with a boolean.
    return send as Emit<Events>;
  });
  return emit;
}

type AnySlots = Readonly<Record<string, unknown>> & ErrorSlots;

const noSlots: AnySlots = {};

/** Returns the same object while each slot has the same content: lines and cards are memoized. */
function useStableSlots(given: AnySlots = noSlots): AnySlots {
  const [stable, setStable] = useState(given);
  if (haveSameValues(stable, given)) return stable;
  setStable(given);
  return given;
}

let adapterCount = 0;
/**
 * Number of an adapter, used as a key: another adapter is another store, so no state of the earlier one may be shown.
 */
const adapterNumberOf = /* @__PURE__ */ perAdapter((_adapter: Adapter) => ++adapterCount);

interface RootProps {
  readonly contract: WidgetContract;
  readonly className: string | undefined;
  readonly id: string | undefined;
  readonly node: RefObject<HTMLDivElement | null>;
  readonly message: MessageRef;
  readonly children: ReactNode;
}

/** A host that uses it pays for its code, and for nothing else. */
const LazyPartsWithClasses = /* @__PURE__ */ lazyModule(() => import('../../ui/appearance/part-classes'), {
  isDecoration: true,
}).part('PartsWithClasses');

const LazyIsolated = /* @__PURE__ */ lazyModule(() => import('./isolation/isolated')).part(
  'Isolated',
  ({ notice }) => notice,
);

/** The widget's root in the page, or in a shadow root of its own. */
function Root({ contract: { name }, className, id, ...given }: RootProps) {
  const { isolation } = useSettings();
  const [scope] = useState(createLazyScope);
  const root = { ...given, name, scope };
  if (isolation === undefined) return <RootElement {...root} className={className} id={id} />;
  return (
    <LazyScopeContext.Provider value={scope}>
      <LazyIsolated widget={name} className={className} id={id} notice={<LazyNotice scope={scope} />}>
        <RootElement {...root} />
      </LazyIsolated>
    </LazyScopeContext.Provider>
  );
}

interface RootElementProps extends Pick<RootProps, 'node' | 'message' | 'children'> {
  readonly name: string;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly scope: LazyScope;
}

function RootElement({ name, className, id, node, message, scope, children }: RootElementProps) {
  const { adapter, theme, locale, overlayContainer, appearance, onSignal } = useSettings();
  const classes = appearance?.elements;
  const overlays = useMemo(
    () => ({
      container: overlayContainer,
      classes,
      onLoadError: () => onSignal?.({ type: 'error', widget: name, code: 'unavailable' }),
    }),
    [overlayContainer, classes, onSignal, name],
  );
  return (
    <OverlaySettingsProvider value={overlays}>
      <div
        ref={node}
        id={id}
        className={cx('tf-root', `tf-${name}`, className)}
        data-tf-widget={name}
        data-tf-theme={theme}
        lang={locale.tag}
        dir={locale.direction}
      >
        <ErrorBoundary
          fallback={(tryAgain) => <WidgetError onRetry={tryAgain} />}
          onError={() => onSignal?.({ type: 'error', widget: name, code: 'render' })}
        >
          <Announcer>
            <LazyScopeContext.Provider value={scope}>
              <LazyNotice scope={scope} />
              <HostMessage showRef={message} />
              <Fragment key={adapter === null ? '' : adapterNumberOf(adapter)}>{children}</Fragment>
            </LazyScopeContext.Provider>
          </Announcer>
        </ErrorBoundary>
      </div>
      {classes && <LazyPartsWithClasses of={node} classes={classes} />}
    </OverlaySettingsProvider>
  );
}

/** Alert with a retry for a lazy part that failed to load and has no alert of its own. */
function LazyNotice({ scope }: { readonly scope: LazyScope }) {
  const isMissed = useSyncExternalStore(scope.subscribe, scope.isMissed, () => false);
  return isMissed && <WidgetError role="alert" onRetry={scope.tryAgain} />;
}
