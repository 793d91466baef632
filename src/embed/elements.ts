import { callHost } from './call-host';
import { commonProperties, type ElementDefinition, ElementController, ownProperties } from './element';
import type { LoadWidget, WidgetName } from './embed.types';
import { registry } from './registry';
import { version } from './version';

/** Options for the names of the elements. */
export interface ElementOptions {
  /** Prefix of all tags. Default: `tradefront`. */
  readonly prefix?: string;
}

/** Tag of each widget in this page. */
export type ElementTags = { readonly [Name in WidgetName]: string };

const ours = new WeakSet<CustomElementConstructor>();
const works = new WeakMap<HTMLElement, ElementController>();

/**
 * Defines a custom element for each widget, such as `<tradefront-cart>`, each with an open shadow root. Attributes and
 * properties follow the widget's contract; `adapter` is a property. Children with `slot="…"` fill regions, and
 * properties with a function fill render slots. Events bubble out of the shadow root. A tag that another version has
 * defined stays with that version; the tag of this version is then `…-v<major>`. May be called again.
 * @returns the tags in use.
 */
export function defineElements({ prefix = 'tradefront' }: ElementOptions = {}): ElementTags {
  const tags = Object.entries<LoadWidget>(registry).map(([name, load]) => [
    name,
    define(name, load, `${prefix}-${name}`),
  ]);
  // One tag for each entry of the registry, which the type of `fromEntries` does not express.
  return Object.fromEntries(tags) as ElementTags;
}

function define(name: string, load: LoadWidget, tag: string): string {
  const free = [tag, `${tag}-v${version.split('.')[0]}`].find((candidate) => {
    const taken = customElements.get(candidate);
    return taken === undefined || ours.has(taken);
  });
  if (free === undefined) return tag;
  if (customElements.get(free) === undefined) customElements.define(free, elementClass(name, load));
  return free;
}

// Every element of this class has a controller. For other receivers the result is undefined, and its use throws a
// TypeError, like built-in methods do.
const worksOf = (host: HTMLElement): ElementController => works.get(host) as ElementController;

function elementClass(name: string, load: LoadWidget): CustomElementConstructor {
  class TradefrontElement extends HTMLElement {
    constructor() {
      super();
      works.set(this, new ElementController(this, kind));
    }

    connectedCallback(): void {
      worksOf(this).connect();
    }

    disconnectedCallback(): void {
      worksOf(this).disconnect();
    }

    refresh(): Promise<void> {
      return callHost('refresh', this);
    }

    /** Must exist so that `moveBefore` moves the element without disconnecting it. */
    connectedMoveCallback(): void {}
  }

  const listenTo = (properties: readonly string[]): void => {
    for (const property of properties) {
      if (Object.hasOwn(TradefrontElement.prototype, property)) continue;
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
  };
  const kind: ElementDefinition = { name, load, learned: (shape) => listenTo(ownProperties(shape)) };
  listenTo(commonProperties);
  ours.add(TradefrontElement);
  return TradefrontElement;
}
