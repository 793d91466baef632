/** A managed content image. `source` is checked by `imageSource` before it is shown. */
export interface Image {
  readonly source: string;
  /** Empty text marks a decorative image. */
  readonly alt: string;
}

/** A question and its answer as plain text. Adapters decode entities and strip rich text. */
export interface FaqItem {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  readonly answer: string;
}
