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
import { createLazyScope, type LazyScope, LazyScopeContext } from '../../ui/lazy/lazy-scope';
import { Watched } from '../../runtime/react/watcher';
import { Announcer } from '../../ui/live-region/announcer';
import { OverlaySettingsProvider } from '../../ui/overlay/overlay-settings';
import { WidgetError } from './widget-error';
import type { AnyWidgetProps } from './common.types';
import { HeadingLevelProvider } from './heading';

/** What a widget's component gets beside its props. */
export interface WidgetTools<Events> {
  /** Tells the host: the React callback and the DOM event, with one detail. False when the host stopped it. */
  readonly emit: Emit<Events>;
}

/**
 * Makes a widget of its contract and its component: settings from props over the provider's, the root node that
 * carries class, theme and language, one error boundary, and events to the host.
 */
export function defineWidget<Props extends object, Events>(
  contract: WidgetContract,
  Body: ComponentType<Props & WidgetTools<Events>>,
): ComponentType<Props> {
  function Widget(props: Props) {
    // Every widget's props hold these; a generic parameter can not be told so without losing its inference.
    const { adapter, locale, className, id, headingLevel } = props as AnyWidgetProps;
    const root = useRef<HTMLDivElement>(null);
    const emit = useEmit<Events>(contract, props, root);
    return (
      <TradefrontProvider adapter={adapter} locale={locale}>
        <HeadingLevelProvider value={headingLevel ?? DEFAULT_HEADING_LEVEL}>
          <Watched widget={contract.name}>
            <Root contract={contract} className={className} id={id} node={root}>
              <Body {...props} emit={emit} />
            </Root>
          </Watched>
        </HeadingLevelProvider>
      </TradefrontProvider>
    );
  }
  Widget.displayName = contract.name;
  return Widget;
}

function useEmit<Events>(contract: WidgetContract, props: object, root: RefObject<HTMLElement | null>): Emit<Events> {
  const latest = useLatest(props);
  const [emit] = useState(() => {
    const send: Emit<Events> = (name, detail) =>
      emitFrom(root.current, latest.current, name, detail, contract.events[name]?.cancelable === true);
    return send;
  });
  return emit;
}

let adapters = 0;
/** Another adapter is another store: nothing that was typed or read with one is shown with another. */
const numberOf = /* @__PURE__ */ perAdapter((_adapter: Adapter) => ++adapters);

interface RootProps {
  readonly contract: WidgetContract;
  readonly className: string | undefined;
  readonly id: string | undefined;
  readonly node: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

function Root({ contract, className, id, node, children }: RootProps) {
  const { adapter, theme, locale, overlayContainer, onSignal } = useSettings();
  const [lateScope] = useState(createLazyScope);
  const overlays = useMemo(
    () => ({
      container: overlayContainer,
      onLoadError: () => onSignal?.({ type: 'error', widget: contract.name, code: 'unavailable' }),
    }),
    [overlayContainer, onSignal, contract.name],
  );
  return (
    <OverlaySettingsProvider value={overlays}>
      <div
        ref={node}
        id={id}
        className={cx('tf-root', `tf-${contract.name}`, className)}
        data-tf-widget={contract.name}
        data-tf-theme={theme}
        lang={locale.tag}
        dir={locale.direction}
      >
        <ErrorBoundary
          fallback={(tryAgain) => <WidgetError onTryAgain={tryAgain} />}
          onError={() => onSignal?.({ type: 'error', widget: contract.name, code: 'render' })}
        >
          <Announcer>
            <LazyScopeContext.Provider value={lateScope}>
              <LazyNotice scope={lateScope} />
              <Fragment key={adapter === null ? '' : numberOf(adapter)}>{children}</Fragment>
            </LazyScopeContext.Provider>
          </Announcer>
        </ErrorBoundary>
      </div>
    </OverlaySettingsProvider>
  );
}

/** Says that some of a widget did not come, wherever nothing says so in its place, with a way to try again. */
function LazyNotice({ scope }: { readonly scope: LazyScope }) {
  const isMissed = useSyncExternalStore(scope.subscribe, scope.isMissed, () => false);
  return isMissed && <WidgetError role="alert" onTryAgain={scope.tryAgain} />;
}
