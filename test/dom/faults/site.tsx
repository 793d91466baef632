import { render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import '../../../src/styles/styles.css';
import { createDemoAdapter, type DemoAdapter, type DemoOptions, storyTime } from '../../../src/adapters/demo';
import type { Adapter, PortMethod } from '../../../src/ports';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import type { Settings } from '../../../src/runtime/settings';

/** What a fault changes about the pages it strikes; the rest is the demo on the story's day. */
export interface SiteOptions extends DemoOptions {
  /** The adapter's name, by which things are stored. */
  readonly id?: string;
  readonly strict?: boolean;
  readonly settings?: Partial<Pick<Settings, 'storage' | 'locale' | 'clock' | 'onSignal'>>;
  /** Changes an answer on its way to the widgets. */
  readonly answer?: (method: PortMethod, value: unknown) => unknown;
  /** Takes a call's place; `next` makes the call as it was. */
  readonly instead?: (method: PortMethod, next: () => Promise<unknown>, request: unknown) => unknown;
  /** Looks at the page once it has come to rest. */
  readonly after?: (place: HTMLElement) => void | Promise<void>;
  /** Stands the page up; Testing Library's `render` when left out. */
  readonly draw?: (page: ReactElement) => HTMLElement;
}

/** One page of a site, what it asked of its backend, and what it was given. */
export interface Site {
  readonly demo: DemoAdapter;
  readonly adapter: Adapter;
  /** Every call by method, in order. */
  readonly calls: readonly PortMethod[];
  readonly show: (widget: ReactElement) => HTMLElement;
  readonly asked: (method: PortMethod) => number;
}

type Call = (request: unknown, options?: unknown) => Promise<unknown>;

/** A site over a fresh demo. Its name is nobody else’s: files that run beside this one are tabs of the same browser. */
export function openSite({
  id = `site-${Math.random()}`,
  strict = false,
  settings,
  answer,
  instead,
  after: _after,
  draw,
  ...options
}: SiteOptions = {}): Site {
  const demo = createDemoAdapter({ storage: 'memory', clock: () => storyTime, ...options });
  const calls: PortMethod[] = [];
  const { demo: _control, id: _id, ...ports } = demo;
  const watched = Object.fromEntries(
    Object.entries(ports).map(([port, methods]) => [
      port,
      Object.fromEntries(
        Object.entries(methods).map(([name, call]) => {
          const method = `${port}.${name}` as PortMethod; // the port's own keys
          return [
            name,
            (request: unknown, given?: unknown) => {
              calls.push(method);
              const next = async () => {
                const value = await (call as Call)(request, given); // what was there, asked as it was
                return answer === undefined ? value : answer(method, value);
              };
              return instead === undefined ? next() : instead(method, next, request);
            },
          ];
        }),
      ),
    ]),
  );
  const adapter = { ...watched, id } as Adapter; // the same keys with the same functions behind them
  const show = (widget: ReactElement): HTMLElement => {
    const page = (
      <TradefrontProvider
        adapter={adapter}
        clock={() => storyTime}
        links={{ href: ({ to }) => `#${to}`, navigate: () => {} }}
        customerService={{ phone: '1-888-555-0142' }}
        {...settings}
      >
        {widget}
      </TradefrontProvider>
    );
    const whole = strict ? <StrictMode>{page}</StrictMode> : page;
    return draw === undefined ? render(whole).container : draw(whole);
  };
  return { demo, adapter, calls, show, asked: (method) => calls.filter((one) => one === method).length };
}
