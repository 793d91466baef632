import { attributesOf, ElementWorks, propertiesOf } from './element';
import type { WidgetEntry, WidgetName } from './embed.types';
import { registry } from './registry';
import { version } from './version';

/** How the elements are named. */
export interface ElementOptions {
  /** What every tag starts with. Default `tradefront`. */
  readonly prefix?: string;
}

/** The tag each widget has on this page. */
export type ElementTags = { readonly [Name in WidgetName]: string };

const ours = new WeakSet<CustomElementConstructor>();
const works = new WeakMap<HTMLElement, ElementWorks>();

/**
 * Defines a custom element for each widget: `<tradefront-cart>` and so on, each in an open shadow root. Attributes and
 * properties are the contract's; `adapter` is a property; regions are filled by children with `slot="…"`, render slots
 * by properties that hold a function; events bubble out of the shadow root.
 *
 * A tag that another version took keeps that version; ours is then named `…-v<major>`. May be called again.
 * @returns the tags in use.
 */
export function defineElements({ prefix = 'tradefront' }: ElementOptions = {}): ElementTags {
  const tags = Object.entries<WidgetEntry>(registry).map(([name, entry]) => [name, define(name, entry, entry.element.replace('tradefront', prefix))]);
  // One tag for each entry of the registry, which fromEntries can not say.
  return Object.fromEntries(tags) as ElementTags;
}

function define(name: string, entry: WidgetEntry, tag: string): string {
  const free = [tag, `${tag}-v${version.split('.')[0]}`].find((wanted) => {
    const taken = customElements.get(wanted);
    return taken === undefined || ours.has(taken);
  });
  if (free === undefined) return tag;
  if (customElements.get(free) === undefined) customElements.define(free, elementClass(name, entry));
  return free;
}

const worksOf = (host: HTMLElement): ElementWorks => {
  const found = works.get(host);
  if (found === undefined) throw new TypeError('Illegal invocation');
  return found;
};

function elementClass(name: string, entry: WidgetEntry): CustomElementConstructor {
  class TradefrontElement extends HTMLElement {
    static readonly observedAttributes = Object.keys(attributesOf(entry));

    constructor() {
      super();
      works.set(this, new ElementWorks(this, name, entry));
    }

    connectedCallback(): void {
      worksOf(this).connect();
    }

    disconnectedCallback(): void {
      worksOf(this).disconnect();
    }

    /** Its presence makes `moveBefore` a move instead of a leave and an arrival. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      worksOf(this).readAttribute(attribute, text);
    }
  }

  for (const property of propertiesOf(entry)) {
    Object.defineProperty(TradefrontElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return worksOf(this).get(property);
      },
      set(this: HTMLElement, value: unknown) {
        worksOf(this).set(property, value);
      },
    });
  }
  ours.add(TradefrontElement);
  return TradefrontElement;
}
