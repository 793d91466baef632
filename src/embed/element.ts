import type { LoadWidget, WidgetShape } from './embed.types';
import { readAttribute } from './attributes';
import { type AnyMounted, type AnyOptions, hasAdapter, mountWidget } from './mount';
import { pageSettings } from './page-settings';
import { adoptIntoRoot } from '../ui/overlay/adopt-stylesheets';
import { callHost } from './call-host';

type Attributes = WidgetShape['attributes'];

/** Attributes of every element, in addition to those of its widget. */
const commonAttributes: Attributes = {
  locale: ['locale', 'text'],
  theme: ['theme', 'text'],
  'min-height': ['minHeight', 'text'],
  loading: ['loading', 'text'],
};

/** Properties of every element. `props` sets any number of the widget's props. */
export const commonProperties: readonly string[] = [
  'adapter',
  'appearance',
  'messages',
  'props',
  ...Object.values(commonAttributes).map(([prop]) => prop),
];

/** Properties that an element has in addition to the common ones, once its widget's code has loaded. */
export const ownProperties = ({ attributes }: WidgetShape): readonly string[] =>
  Object.values(attributes).map(([prop]) => prop);

const hostSheet = ':host{display:block}:host([hidden]){display:none}';

/** Milliseconds without an adapter until an element logs an error. */
const ADAPTER_TIMEOUT_MS = 5000;

const UNKNOWN_SHAPE: WidgetShape = { attributes: {}, regions: [] };

/** Parameters of an element's class. */
export interface ElementDefinition {
  readonly name: string;
  readonly load: LoadWidget;
  /** Called with the widget's shape when its code has loaded, possibly more than once. */
  readonly onShape: (shape: WidgetShape) => void;
}

/**
 * Implementation of one custom element; the element's class only delegates the browser's callbacks. The attributes,
 * properties and regions of a widget are known only when its code has loaded. Until then their values stay on the element
 * itself.
 */
export class ElementController {
  readonly #host: HTMLElement;
  readonly #kind: ElementDefinition;
  #shape = UNKNOWN_SHAPE;
  readonly #box: HTMLElement;
  readonly #watch: MutationObserver;
  readonly #values = new Map<string, unknown>();
  #slots: Readonly<Record<string, unknown>> = {};
  #mounted: AnyMounted | undefined;
  #stop: (() => void) | undefined;
  #adapterReady: (() => void) | undefined;
  #generation = 0;

  constructor(host: HTMLElement, kind: ElementDefinition) {
    this.#host = host;
    this.#kind = kind;
    this.#box = host.ownerDocument.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.append(this.#box);
    adoptIntoRoot(root, host.ownerDocument, [hostSheet]);
    // Not `attributeChangedCallback`, whose attribute names must be known when the element is defined. The observer is
    // collected with its element.
    this.#watch = new MutationObserver((changes) => this.#changed(changes));
    this.#watch.observe(host, { attributes: true });
  }

  get(property: string): unknown {
    this.#changed(this.#watch.takeRecords());
    return this.#values.get(property);
  }

  /** Pending attribute changes are older than this property, so they are processed first. */
  set(property: string, value: unknown): void {
    this.#changed(this.#watch.takeRecords());
    this.#values.set(property, value);
    this.#refresh();
  }

  setSlot(name: string, content: unknown): void {
    this.#slots = { ...this.#slots, [name]: content };
    this.#refresh();
  }

  connect(): void {
    this.#generation += 1;
    if (this.#stop) return;
    this.#readAttributes();
    this.#takeOverProperties(commonProperties);
    const watch = new MutationObserver(() => this.#refresh());
    watch.observe(this.#host, { childList: true, subtree: true, attributes: true, attributeFilter: ['slot'] });
    const unsubscribe = pageSettings.subscribe(() => this.#refresh());
    const adapterTimer = setTimeout(() => {
      if (!hasAdapter(this.#options())) void callHost('reportNoAdapter', this.#host.localName);
    }, ADAPTER_TIMEOUT_MS);
    this.#stop = () => {
      watch.disconnect();
      unsubscribe();
      clearTimeout(adapterTimer);
    };
    const adapterReady = new Promise<void>((resolve) => {
      this.#adapterReady = resolve;
    });
    const load: LoadWidget = async () => {
      const chunk = await this.#kind.load();
      this.#applyShape(chunk.shape);
      return chunk;
    };
    this.#mounted = mountWidget(this.#box, this.#kind.name, load, this.#options(), adapterReady);
    this.#refresh();
  }

  /**
   * Moving an element fires `disconnectedCallback` and `connectedCallback` in the same task. Unmounting is deferred
   * until the end of the task, so a move keeps the widget.
   */
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

  /** Takes over values that were set before the code loaded, and observes changes from now on. */
  #applyShape(shape: WidgetShape): void {
    this.#shape = shape;
    this.#readAttributes();
    this.#takeOverProperties(ownProperties(shape));
    this.#kind.onShape(shape);
    this.#refresh();
  }

  get #attributes(): Attributes {
    return { ...commonAttributes, ...this.#shape.attributes };
  }

  /** Reads attributes that were set before they were observed. A value that is already known is newer. */
  #readAttributes(): void {
    for (const [attribute, [prop, as]] of Object.entries(this.#attributes)) {
      const text = this.#host.getAttribute(attribute);
      if (text !== null && !this.#values.has(prop)) this.#values.set(prop, readAttribute(text, as));
    }
  }

  #changed(changes: readonly MutationRecord[]): void {
    const known = new Map(Object.entries(this.#attributes));
    for (const { attributeName } of changes) {
      const attribute = known.get(attributeName ?? '');
      if (attribute)
        this.#values.set(attribute[0], readAttribute(this.#host.getAttribute(attributeName ?? ''), attribute[1]));
    }
    if (changes.length > 0) this.#refresh();
  }

  /**
   * Takes over properties that were set before the class had accessors: they are own properties that hide the
   * accessors.
   */
  #takeOverProperties(properties: readonly string[]): void {
    for (const property of properties) {
      const own = Object.getOwnPropertyDescriptor(this.#host, property);
      if (own === undefined) continue;
      Reflect.deleteProperty(this.#host, property);
      this.#values.set(property, own.value);
    }
  }

  #refresh(): void {
    const options = this.#options();
    this.#mounted?.show(options);
    if (hasAdapter(options)) this.#adapterReady?.();
  }

  #options(): AnyOptions {
    const { props, ...values } = Object.fromEntries(this.#values);
    const slotted = new Set(Array.from(this.#host.children, (child) => child.slot));
    const own = Object.entries(values).filter(([, value]) => value !== undefined);
    const given: AnyOptions = typeof props === 'object' && props !== null ? props : {};
    return {
      ...given,
      ...Object.fromEntries(own),
      slots: { ...given.slots, ...this.#slots },
      regions: this.#shape.regions.filter((region) => slotted.has(region)),
    };
  }
}
