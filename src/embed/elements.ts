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

const ownClasses = new WeakSet<CustomElementConstructor>();
const controllers = new WeakMap<HTMLElement, ElementController>();

/**
 * Defines a custom element for each widget, such as `<tradefront-cart>`, each with an open shadow root. Attributes and
 * properties follow the widget's contract; `adapter` is a property. Children with `slot="…"` fill regions, and
 * `setSlot` fills any slot. Events bubble out of the shadow root. A tag that another version has
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
    return taken === undefined || ownClasses.has(taken);
  });
  if (free === undefined) return tag;
  if (customElements.get(free) === undefined) customElements.define(free, elementClass(name, load));
  return free;
}

// Every element of this class has a controller. For other receivers the result is undefined, and its use throws a
// TypeError, like built-in methods do.
const controllerOf = (host: HTMLElement): ElementController => controllers.get(host) as ElementController;

function elementClass(name: string, load: LoadWidget): CustomElementConstructor {
  class TradefrontElement extends HTMLElement {
    constructor() {
      super();
      controllers.set(this, new ElementController(this, kind));
    }

    connectedCallback(): void {
      controllerOf(this).connect();
    }

    disconnectedCallback(): void {
      controllerOf(this).disconnect();
    }

    refresh(): Promise<void> {
      return callHost('refresh', this);
    }

    setSlot(name: string, content: unknown): void {
      controllerOf(this).setSlot(name, content);
    }

    /** Must exist so that `moveBefore` moves the element without disconnecting it. */
    connectedMoveCallback(): void {}
  }

  const defineAccessors = (properties: readonly string[]): void => {
    for (const property of properties) {
      if (Object.hasOwn(TradefrontElement.prototype, property)) continue;
      Object.defineProperty(TradefrontElement.prototype, property, {
        configurable: true,
        enumerable: true,
        get(this: HTMLElement) {
          return controllerOf(this).get(property);
        },
        set(this: HTMLElement, value: unknown) {
          controllerOf(this).set(property, value);
        },
      });
    }
  };
  const kind: ElementDefinition = { name, load, onShape: (shape) => defineAccessors(ownProperties(shape)) };
  defineAccessors(commonProperties);
  ownClasses.add(TradefrontElement);
  return TradefrontElement;
}
