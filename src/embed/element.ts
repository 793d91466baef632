import type { WidgetEntry } from './embed.types';
import { readAttribute } from './attributes';
import { type AnyMounted, type AnyOptions, hasAdapter, place } from './mount';
import { pageSettings } from './page';
import { adoptInto } from './sheets';

/** Attributes of every element, beside its widget's own. */
const commonAttributes = {
  locale: ['locale', 'text'],
  theme: ['theme', 'text'],
  reserve: ['reserve', 'text'],
  loading: ['loading', 'text'],
} as const satisfies WidgetEntry['attributes'];

/** Properties of every element that no attribute can say. `props` brings any other prop of the widget at once. */
const commonProperties = ['adapter', 'messages', 'props'] as const;

/** Every attribute an element listens to. */
export const attributesOf = (entry: WidgetEntry): WidgetEntry['attributes'] => ({ ...commonAttributes, ...entry.attributes });

/** Every property an element has beside those of any element. */
export const propertiesOf = (entry: WidgetEntry): readonly string[] => [
  ...new Set([...commonProperties, ...Object.values(attributesOf(entry)).map(([prop]) => prop), ...entry.render]),
];

const hostSheet = ':host{display:block}:host([hidden]){display:none}';

/** Milliseconds an element waits for an adapter before it tells the page's author that there is none. */
const PATIENCE = 5000;

/** The working half of one custom element. The element's class only passes on what the browser calls. */
export class ElementWorks {
  readonly #host: HTMLElement;
  readonly #name: string;
  readonly #entry: WidgetEntry;
  readonly #box: HTMLElement;
  readonly #values = new Map<string, unknown>();
  #mounted: AnyMounted | undefined;
  #stop: (() => void) | undefined;
  #adapterHere: (() => void) | undefined;
  #generation = 0;

  constructor(host: HTMLElement, name: string, entry: WidgetEntry) {
    this.#host = host;
    this.#name = name;
    this.#entry = entry;
    this.#box = host.ownerDocument.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.append(this.#box);
    adoptInto(root, host.ownerDocument, [hostSheet]);
  }

  get(property: string): unknown {
    return this.#values.get(property);
  }

  set(property: string, value: unknown): void {
    this.#values.set(property, value);
    this.#refresh();
  }

  readAttribute(attribute: string, text: string | null): void {
    const known = attributesOf(this.#entry)[attribute];
    if (known) this.set(known[0], readAttribute(text, known[1]));
  }

  connect(): void {
    this.#generation += 1;
    if (this.#stop) return;
    this.#takeOwn();
    const watch = new MutationObserver(() => this.#refresh());
    watch.observe(this.#host, { childList: true, subtree: true, attributes: true, attributeFilter: ['slot'] });
    const unsubscribe = pageSettings.subscribe(() => this.#refresh());
    const complain = setTimeout(() => this.#complain(), PATIENCE);
    this.#stop = () => {
      watch.disconnect();
      unsubscribe();
      clearTimeout(complain);
    };
    const adapterHere = new Promise<void>((resolve) => {
      this.#adapterHere = resolve;
    });
    this.#mounted = place(this.#box, this.#name, this.#entry, this.#options(), adapterHere);
    this.#refresh();
  }

  /** A move is a leave and an arrival in one turn, so the widget goes only when its element has not come back by then. */
  disconnect(): void {
    const generation = this.#generation;
    setTimeout(() => {
      if (this.#host.isConnected || generation !== this.#generation) return;
      this.#stop?.();
      this.#stop = undefined;
      this.#mounted?.unmount();
      this.#mounted = undefined;
    });
  }

  /** Properties that were set before the element was defined stand on the element itself and hide ours. */
  #takeOwn(): void {
    for (const property of propertiesOf(this.#entry)) {
      const own = Object.getOwnPropertyDescriptor(this.#host, property);
      if (own === undefined) continue;
      Reflect.deleteProperty(this.#host, property);
      this.#values.set(property, own.value);
    }
  }

  #refresh(): void {
    const options = this.#options();
    this.#mounted?.show(options);
    if (hasAdapter(options)) this.#adapterHere?.();
  }

  #options(): AnyOptions {
    const { props, ...values } = Object.fromEntries(this.#values);
    const slotted = new Set(Array.from(this.#host.children, (child) => child.slot));
    const slots = this.#entry.render.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]);
    const own = Object.entries(values).filter(([name, value]) => value !== undefined && !this.#entry.render.includes(name));
    const given: AnyOptions = typeof props === 'object' && props !== null ? props : {};
    return {
      ...given,
      ...Object.fromEntries(own),
      slots: { ...given.slots, ...Object.fromEntries(slots) },
      regions: this.#entry.regions.filter((region) => slotted.has(region)),
    };
  }

  #complain(): void {
    if (hasAdapter(this.#options())) return;
    const tag = this.#host.localName;
    reportError(new Error(`<${tag}> has no adapter, so it shows nothing. Set its adapter property, or call configure({ adapter }).`));
  }
}
