/** A public name that works, but that a later version removes. */
export interface Deprecation {
  /**
   * What the name is. Development builds warn of props (which include attributes of elements), slots and event callbacks
   * that a host uses.
   */
  readonly kind: 'prop' | 'slot' | 'event' | 'export' | 'port-method' | 'class' | 'token';
  /** Widget that has the name, as in `product-grid`; for other kinds than props, slots and events: the package's entry. */
  readonly of: string;
  readonly name: string;
  /** First version with the notice. */
  readonly since: string;
  /** Earliest version that removes the name. */
  readonly removal: string;
  /** What to use instead, as a sentence. */
  readonly replacement: string;
}

/** All deprecated names. Console warnings, the docs, `deprecations.json` and the data for editors are made from it. */
export const deprecations: readonly Deprecation[] = [];
