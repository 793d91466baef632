import type { ComponentType } from 'react';
import type { RenderState } from './render-widget';
import type { LoadWidget, Mounted, MountOptions, HostOptions, WidgetName } from './embed.types';
import { importWithRetry } from '../ui/lazy/import-with-retry';
import { joinLoadOrder } from './load-order';
import { deferLayout, nearViewport, reserveHeight } from './reserve-height';
import { createObservableValue } from './observable-value';
import { fetchLocalePack } from './load-locale';
import { localeReady, pageSettings } from './page-settings';
import { registry } from './registry';
import { adoptStylesheets } from '../ui/overlay/adopt-stylesheets';

/** Options of any widget, without the types of its own props. */
export interface AnyOptions extends HostOptions {
  readonly adapter?: unknown;
  readonly slots?: Readonly<Record<string, unknown>>;
  /** Names of regions that slotted children fill; for elements only. */
  readonly regions?: readonly string[];
}

/** Handle of a mounted widget. */
export interface AnyMounted {
  /** Replaces the options. */
  readonly show: (options: AnyOptions) => void;
  readonly unmount: () => void;
  readonly ready: Promise<void>;
}

/** Whether these options or the page have an adapter. */
export const hasAdapter = (options: AnyOptions): boolean => (options.adapter ?? pageSettings.get().adapter) != null;

/**
 * Renders a widget into an element of the page, which may be in a shadow root. Widgets in the viewport load at once, the
 * others when those show their data. With `loading: 'lazy'`, a widget loads when it is near the viewport.
 * @throws Error for an unknown widget, and if neither the options nor the page have an adapter.
 */
export function mount<Name extends WidgetName>(
  node: HTMLElement,
  name: Name,
  // All options are optional, because the adapter may come from `configure`.
  options: Partial<MountOptions<Name>> = {},
): Mounted<Name> {
  if (!Object.hasOwn(registry, name)) {
    throw new Error(`There is no tradefront widget “${name}”. Known: ${Object.keys(registry).join(', ')}.`);
  }
  if (!hasAdapter(options)) {
    throw new Error(
      `mount(…, '${name}') has no adapter. Pass { adapter } to it, or call configure({ adapter }) first.`,
    );
  }
  let all: AnyOptions = options;
  const { show, unmount, ready } = mountWidget(node, name, registry[name], all);
  return {
    unmount,
    ready,
    update: (changes) => {
      all = { ...all, ...changes };
      show(all);
    },
  };
}

const toRenderState = (
  {
    locale: _locale,
    theme,
    appearance,
    minHeight: _minHeight,
    loading: _loading,
    slots = {},
    regions = [],
    ...props
  }: AnyOptions,
  locale: RenderState['locale'],
): RenderState => ({
  props,
  slots,
  regions,
  locale,
  theme,
  appearance,
});

/** Like `mount`, without checks. Code loads in turn; nothing renders before `adapterReady` resolves. */
export function mountWidget(
  node: HTMLElement,
  name: string,
  load: LoadWidget,
  first: AnyOptions,
  adapterReady: Promise<void> = Promise.resolve(),
): AnyMounted {
  let options = first;
  let open = true;
  let unmountWidget: (() => void) | undefined;
  const order = joinLoadOrder(node);
  const height = reserveHeight(node, name, options.minHeight, order.shown);
  const endDeferral = order.isFirst ? undefined : deferLayout(node, name);
  const state = createObservableValue<RenderState>(toRenderState(options, undefined));

  const applyLocale = async (): Promise<void> => {
    const requested = options.locale;
    const pack = requested === undefined ? undefined : await fetchLocalePack(requested);
    if (options.locale === requested) state.set(toRenderState(options, pack));
  };

  /** The code for this is small and loads before React. */
  const startData = async (): Promise<void> => {
    const [{ startWidget }] = await Promise.all([import('./start-widget'), localeReady(), adapterReady]);
    if (open) startWidget(name, options);
  };

  const start = async (): Promise<void> => {
    await (options.loading === 'lazy' ? nearViewport(node) : order.mayStart);
    if (!open) return;
    // If this fails, the widget requests its data itself when it renders.
    startData().catch(() => undefined);
    const [{ renderWidget }, { baseCss }, { Widget, sheet, overlaySheet = '' }] = await Promise.all([
      importWithRetry(() => import('./render-widget')),
      importWithRetry(() => import('../ui/base-css')),
      importWithRetry(load),
      applyLocale(),
      localeReady(),
      adapterReady,
    ]);
    if (!open) return;
    adoptStylesheets(node, [baseCss, overlaySheet, sheet]);
    await new Promise<void>((drawn) => {
      const onRendered = () => {
        height.drawn();
        drawn();
      };
      // The types of `mount` checked the options against the widget's props.
      unmountWidget = renderWidget(node, { Widget: Widget as ComponentType<object>, state, onRendered });
    });
  };

  const ready = start();
  ready.catch(() => {
    height.release();
    pageSettings.get().onSignal?.({ type: 'error', widget: name, code: 'unavailable' });
    node.dispatchEvent(
      new CustomEvent('tradefront-load-error', { detail: { widget: name }, bubbles: true, composed: true }),
    );
  });

  return {
    ready,
    show: (next) => {
      const before = options.locale;
      options = next;
      state.set(toRenderState(options, state.get().locale));
      if (options.locale !== before) void applyLocale();
    },
    unmount: () => {
      open = false;
      height.release();
      endDeferral?.();
      // Deferred, because React must not unmount a root while the host's own React is rendering.
      queueMicrotask(() => unmountWidget?.());
    },
  };
}
