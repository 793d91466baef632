import type { PortMethod } from '../ports';

/** How an element converts an attribute's text to a property. */
export type AttributeKind = 'text' | 'url' | 'number' | 'boolean' | 'json';

/**
 * Description of a widget as data. Elements, documentation tables, typings, the registry and completeness tests are
 * derived from it, so that they cannot diverge.
 */
export interface WidgetContract {
  readonly name: string;
  readonly element: `tradefront-${string}`;
  /** Port methods that the widget requires. */
  readonly needs: readonly PortMethod[];
  /** Port methods whose absence removes a control. */
  readonly uses: readonly PortMethod[];
  readonly attributes: readonly { readonly name: string; readonly prop: string; readonly as: AttributeKind }[];
  /** Names of the events without their prefix; listeners can cancel `before-…` events. */
  readonly events: Readonly<Record<string, { readonly cancelable?: true }>>;
  /**
   * Names of the slots. A region appears once, so in an element a child with its name can fill it. The slots of items
   * appear in each line or card.
   */
  readonly slots: { readonly regions: readonly string[]; readonly items: readonly string[] };
  /**
   * Names of the parts that a host can style: as `::part()` of the element, and by classes of `appearance`. The part
   * `x` has the class `tf-x`. Shared parts are elements of components that several widgets use.
   */
  readonly parts: { readonly own: readonly string[]; readonly shared: readonly string[] };
  /** Names of all states that designers can review; each has a story. */
  readonly states: readonly string[];
}
