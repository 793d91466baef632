/** Any known word, with the editor's hints, or another one: package data comes from catalogs we do not control. */
type Open<Known extends string> = Known | (string & {});

/** Packages that have a drawing of their own. Anything else is drawn as a carton. */
export type PackType = 'can' | 'slim' | 'pet' | 'petL' | 'glass' | 'mini' | 'bib' | 'co2' | 'keg' | 'cup';

/** What holds a case together. Only cans and bottles are wrapped. */
export type PackWrap = 'none' | 'tray' | 'film' | 'crate';

/** The brand's sign. An unknown one is drawn as a ring. */
export type PackMark = 'sun' | 'wave' | 'leaf' | 'peak' | 'bolt' | 'ring' | 'half' | 'wing' | 'star';

/** How a label is laid out. With the mark it keeps two brands of one hue apart. An unknown one is a fold. */
export type PackScheme = 'sweep' | 'band' | 'fold' | 'tower';

/** A brand as drawn on its packages. Colors are `#rrggbb`; anything else is replaced by a neutral one. */
export interface PackBrand {
  readonly name: string;
  /** The main color of the label. */
  readonly tint: string;
  /** The tint's dark partner: footings, crates, lettering on paper. */
  readonly deep: string;
  /** Lettering and marks on the tint. */
  readonly ink: string;
  /** The pale part of the label. */
  readonly paper: string;
  readonly liquid: string;
  /** Caps and crowns; `deep` when absent. */
  readonly cap?: string;
  /** The bottle's own glass; brown-green when absent. */
  readonly glass?: string;
  /** Plastic crates; `deep` when absent. */
  readonly crate?: string;
  /** Whether the glass lets the liquid's color through. Plain data may say it as 1. */
  readonly clear?: boolean | number;
  readonly mark: Open<PackMark>;
  readonly scheme: Open<PackScheme>;
}

/** A package drawing as plain data: everything `Pack` needs, nothing that is not JSON. */
export interface PackArt {
  readonly type: Open<PackType>;
  readonly brand: PackBrand;
  /** Units in a case; 1 is a single. The drawing shows six of them and prints the number. Default 1. */
  readonly count?: number;
  /** One unit's size as it is to be printed, for example `12 oz`. */
  readonly size?: string;
  /** Default: by count and type (tray for cans, film for plastic, crate for glass). */
  readonly wrap?: Open<PackWrap>;
}
