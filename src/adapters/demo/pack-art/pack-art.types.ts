/** A known value with editor hints, or any other one, because package data come from external catalogs. */
type Open<Known extends string> = Known | (string & {});

/** Packages with a drawing of their own. Others are drawn as a carton. */
export type PackType = 'can' | 'slim' | 'pet' | 'petL' | 'glass' | 'mini' | 'bib' | 'co2' | 'keg' | 'cup';

/** Packaging of a case. Only cans and bottles have one. */
export type PackWrap = 'none' | 'tray' | 'film' | 'crate';

/** Mark of a brand. An unknown one is drawn as a ring. */
export type PackMark = 'sun' | 'wave' | 'leaf' | 'peak' | 'bolt' | 'ring' | 'half' | 'wing' | 'star';

/** Layout of a label. Together with the mark it distinguishes brands of a similar color. An unknown one is a fold. */
export type PackScheme = 'sweep' | 'band' | 'fold' | 'tower';

/** A brand's colors and mark on packages. Colors are `#rrggbb`; any other value is replaced by a neutral color. */
export interface PackBrand {
  readonly name: string;
  /** The main color of the label. */
  readonly tint: string;
  /** Dark variant of the tint: bases, crates, lettering on paper. */
  readonly deep: string;
  /** Lettering and marks on the tint. */
  readonly ink: string;
  /** The light part of the label. */
  readonly paper: string;
  readonly liquid: string;
  /** Caps and crowns; default: `deep`. */
  readonly cap?: string;
  /** Color of glass bottles; default: brown-green. */
  readonly glass?: string;
  /** Plastic crates; default: `deep`. */
  readonly crate?: string;
  /** Whether the glass shows the liquid's color. Plain data can use 1. */
  readonly clear?: boolean | number;
  readonly mark: Open<PackMark>;
  readonly scheme: Open<PackScheme>;
}

/** A package drawing as JSON-compatible data. */
export interface PackArt {
  readonly type: Open<PackType>;
  readonly brand: PackBrand;
  /** Units in a case; 1 is a single unit. The drawing shows six of them with the number. Default 1. */
  readonly count?: number;
  /** Size of one unit as printed, for example `12 oz`. */
  readonly size?: string;
  /** Default: by count and type (tray for cans, film for plastic, crate for glass). */
  readonly wrap?: Open<PackWrap>;
}
