import { render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import '../../../src/styles/styles.css';
import { createDemoAdapter, type DemoAdapter, type DemoOptions, storyTime } from '../../../src/adapters/demo';
import type { Adapter, PortMethod } from '../../../src/ports';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import type { Settings } from '../../../src/runtime/settings';

/** Changes that a fault makes to its pages; everything else is the demo at its start time. */
export interface SiteOptions extends DemoOptions {
  /** The adapter's name, which is part of storage keys. */
  readonly id?: string;
  readonly strict?: boolean;
  readonly settings?: Partial<Pick<Settings, 'storage' | 'locale' | 'clock' | 'onSignal'>>;
  /** Changes a response before the widgets get it. */
  readonly answer?: (method: PortMethod, value: unknown) => unknown;
  /** Replaces a call; `next` makes the original call. */
  readonly instead?: (method: PortMethod, next: () => Promise<unknown>, request: unknown) => unknown;
  /** A method that the adapter lacks. */
  readonly without?: PortMethod;
  /** Called with the page after it has become stable. */
  readonly after?: (place: HTMLElement) => void | Promise<void>;
  /** Renders the page; Testing Library's `render` by default. */
  readonly render?: (page: ReactElement) => HTMLElement;
}

/** One page of a site, with its backend, its calls and its adapter. */
export interface Site {
  readonly demo: DemoAdapter;
  readonly adapter: Adapter;
  /** Every call by method, in order. */
  readonly calls: readonly PortMethod[];
  readonly show: (widget: ReactElement) => HTMLElement;
  readonly countCalls: (method: PortMethod) => number;
}

type Call = (request: unknown, options?: unknown) => Promise<unknown>;

/** A site over a fresh demo. Its name is unique: files that run in parallel are tabs of the same browser. */
export function openSite({
  id = `site-${Math.random()}`,
  strict = false,
  settings,
  answer,
  instead,
  without,
  after: _after,
  render: renderPage,
  ...options
}: SiteOptions = {}): Site {
  const demo = createDemoAdapter({ storage: 'memory', clock: () => storyTime, ...options });
  const calls: PortMethod[] = [];
  const { demo: _control, id: _id, ...ports } = demo;
  const watched = Object.fromEntries(
    Object.entries(ports).map(([port, methods]) => [
      port,
      Object.fromEntries(
        Object.entries(methods).flatMap(([name, call]) => {
          const method = `${port}.${name}` as PortMethod; // the port's own keys
          if (method === without) return [];
          const watchedCall = (request: unknown, given?: unknown) => {
            calls.push(method);
            const next = async () => {
              const value = await (call as Call)(request, given); // the original method with its arguments
              return answer === undefined ? value : answer(method, value);
            };
            return instead === undefined ? next() : instead(method, next, request);
          };
          return [[name, watchedCall]];
        }),
      ),
    ]),
  );
  const adapter = { ...watched, id } as Adapter; // the same keys with wrapped functions
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
    return renderPage === undefined ? render(whole).container : renderPage(whole);
  };
  return { demo, adapter, calls, show, countCalls: (method) => calls.filter((one) => one === method).length };
}
