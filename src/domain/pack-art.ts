/** Colours and marks of a drawn label. Plain data: any backend may carry it. */
export interface PackBrand {
  readonly name: string;
  readonly tint: string;
  readonly deep: string;
  readonly ink: string;
  readonly paper: string;
  readonly liquid: string;
  readonly cap?: string;
  readonly glass?: string;
  readonly crate?: string;
  readonly clear?: boolean;
  readonly mark: string;
  readonly scheme: string;
}

/** A product drawing described by its package; unknown types are drawn as a carton. */
export interface PackArt {
  readonly type: string;
  readonly brand: PackBrand;
  readonly wrap?: string;
  readonly count?: number;
  readonly size?: string;
}
