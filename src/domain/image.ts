/** A managed content image. `source` is checked by `imageSource` before it is shown. */
export interface Image {
  readonly source: string;
  /** Empty text marks a decorative image. */
  readonly alt: string;
}
