import type { ComponentType } from 'react';
import type { RenderState } from './render-widget';
import type { LoadWidget, Mounted, MountOptions, HostOptions, WidgetName } from './embed.types';
import { importWithRetry } from '../ui/lazy/import-with-retry';
import { reserveHeight, nearViewport } from './reserve-height';
import { createObservableValue } from './observable-value';
import { fetchLocalePack } from './load-locale';
import { localeReady, pageSettings } from './page-settings';
import { registry } from './registry';
import { adoptStylesheets } from './adopt-stylesheets';

/** Options of a widget of any kind, without its own types. */
export interface AnyOptions extends HostOptions {
  readonly adapter?: unknown;
  readonly slots?: Readonly<Record<string, unknown>>;
  /** Regions that slotted children fill: elements only. */
  readonly regions?: readonly string[];
}

/** A mounted widget of any kind. */
export interface AnyMounted {
  /** Replaces the options. */
  readonly show: (options: AnyOptions) => void;
  readonly unmount: () => void;
  readonly ready: Promise<void>;
}

/** Whether there is an adapter for a widget with these options. */
export const hasAdapter = (options: AnyOptions): boolean => (options.adapter ?? pageSettings.get().adapter) != null;

/**
 * Renders a widget into an element of the page, which may be in a shadow root. Loads the widget's code at once, or near
 * the viewport with `loading: 'lazy'`.
 * @throws Error for an unknown widget, and if neither the options nor the page have an adapter.
 */
export function mount<Name extends WidgetName>(
  node: HTMLElement,
  name: Name,
  // An adapter may come from `configure`, so none of the options has to be here.
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

const toDrawn = (
  { locale: _locale, theme, reserve: _reserve, loading: _loading, slots = {}, regions = [], ...props }: AnyOptions,
  locale: RenderState['locale'],
): RenderState => ({
  props,
  slots,
  regions,
  locale,
  theme,
});

/** `mount` for what is known to be right. Nothing is drawn before `adapterHere`; code is fetched meanwhile. */
export function mountWidget(
  node: HTMLElement,
  name: string,
  load: LoadWidget,
  first: AnyOptions,
  adapterHere: Promise<void> = Promise.resolve(),
): AnyMounted {
  let options = first;
  let open = true;
  let erase: (() => void) | undefined;
  const height = reserveHeight(node, name, options.reserve);
  const state = createObservableValue<RenderState>(toDrawn(options, undefined));

  const speak = async (): Promise<void> => {
    const asked = options.locale;
    const pack = asked === undefined ? undefined : await fetchLocalePack(asked);
    if (options.locale === asked) state.set(toDrawn(options, pack));
  };

  /** The code that does it is small, and here before React is. */
  const startData = async (): Promise<void> => {
    const [{ startWidget }] = await Promise.all([import('./start-widget'), localeReady(), adapterHere]);
    if (open) startWidget(name, options);
  };

  const start = async (): Promise<void> => {
    if (options.loading === 'lazy') await nearViewport(node);
    // Without it the widget asks for its data by itself, later.
    startData().catch(() => undefined);
    const [{ renderWidget }, { baseSheet }, { Widget, sheet, overlaySheet = '' }] = await Promise.all([
      importWithRetry(() => import('./render-widget')),
      importWithRetry(() => import('./base-css')),
      importWithRetry(load),
      speak(),
      localeReady(),
      adapterHere,
    ]);
    if (!open) return;
    adoptStylesheets(node, [baseSheet, overlaySheet, sheet]);
    await new Promise<void>((drawn) => {
      const onDrawn = () => {
        height.drawn();
        drawn();
      };
      // The options were checked against this widget's props where they came in.
      erase = renderWidget(node, { Widget: Widget as ComponentType<object>, state, onDrawn });
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
      state.set(toDrawn(options, state.get().locale));
      if (options.locale !== before) void speak();
    },
    unmount: () => {
      open = false;
      height.release();
      // A host's own React may be drawing at this moment, and roots must not be taken down meanwhile.
      queueMicrotask(() => erase?.());
    },
  };
}
