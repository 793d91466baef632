/** A managed content image. `source` is checked by `imageSource` before it is shown. */
export interface Image {
  readonly source: string;
  /** Empty text marks a decorative image. */
  readonly alt: string;
}

/** A question and its answer. Adapters decode entities and reduce rich text: both are plain text here. */
export interface FaqItem {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  readonly answer: string;
}
