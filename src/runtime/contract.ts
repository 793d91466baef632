import type { PortMethod } from '../ports';

/** How the text of an element's attribute becomes a property. */
export type AttributeKind = 'text' | 'url' | 'number' | 'boolean' | 'json';

/**
 * What a widget is, as data. Elements, documentation tables, typings, the registry and the completeness tests
 * are derived from it, so that none of them can drift from the others.
 */
export interface WidgetContract {
  readonly name: string;
  readonly element: `tradefront-${string}`;
  /** Port methods without which the widget can not work. */
  readonly needs: readonly PortMethod[];
  /** Port methods whose absence removes a control. */
  readonly uses: readonly PortMethod[];
  readonly attributes: readonly { readonly name: string; readonly prop: string; readonly as: AttributeKind }[];
  /** Names of the events without their prefix; `before-…` events may be cancelled. */
  readonly events: Readonly<Record<string, { readonly cancelable?: true }>>;
  readonly slots: { readonly regions: readonly string[]; readonly render: readonly string[] };
  /** Every state a designer can ask to see; each has a story. */
  readonly states: readonly string[];
}
