/** A managed content image (spec §3). `source` is checked by `imageSource` before it is shown. */
export interface Image {
  readonly source: string;
  /** Empty text marks a decorative image. */
  readonly alt: string;
}
