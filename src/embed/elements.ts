import { callHost } from './call-host';
import { commonProperties, type ElementDefinition, ElementController, ownProperties } from './element';
import type { LoadWidget, WidgetName } from './embed.types';
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
const works = new WeakMap<HTMLElement, ElementController>();

/**
 * Defines a custom element for each widget: `<tradefront-cart>` and so on, each in an open shadow root. Attributes and
 * properties are the contract's; `adapter` is a property; regions are filled by children with `slot="…"`, render slots
 * by properties that hold a function; events bubble out of the shadow root.
 *
 * A tag that another version took keeps that version; ours is then named `…-v<major>`. May be called again.
 * @returns the tags in use.
 */
export function defineElements({ prefix = 'tradefront' }: ElementOptions = {}): ElementTags {
  const tags = Object.entries<LoadWidget>(registry).map(([name, load]) => [
    name,
    define(name, load, `${prefix}-${name}`),
  ]);
  // One tag for each entry of the registry, which fromEntries can not say.
  return Object.fromEntries(tags) as ElementTags;
}

function define(name: string, load: LoadWidget, tag: string): string {
  const free = [tag, `${tag}-v${version.split('.')[0]}`].find((wanted) => {
    const taken = customElements.get(wanted);
    return taken === undefined || ours.has(taken);
  });
  if (free === undefined) return tag;
  if (customElements.get(free) === undefined) customElements.define(free, elementClass(name, load));
  return free;
}

// Every element of ours has one. Called on anything else, what follows throws a TypeError, as the browser's own do.
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

    /** Its presence makes `moveBefore` a move instead of a leave and an arrival. */
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
