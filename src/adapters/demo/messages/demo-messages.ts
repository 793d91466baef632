import type { AccountCondition, StockLabel } from '../../../rules/server-codes';
import type { DrinkKind } from '../data/products';
import type { PackageKind, PackNoun } from '../data/packs';
import type { PictureKind } from '../data/pictures';

/** Holidays without deliveries. */
export type HolidayKey =
  | 'newYear'
  | 'memorial'
  | 'independence'
  | 'labor'
  | 'thanksgiving'
  | 'christmas'
  | 'victoria'
  | 'national'
  | 'canada'
  | 'britishColumbia';

export type FacetKey = 'history' | 'brand' | 'flavor' | 'packageType' | 'packSize' | 'unitSize' | 'availability';
export type SortKey = 'most-ordered' | 'name' | 'price-low' | 'price-high' | 'newest';

/** Messages of the demo's backend in one language, with `{name}` placeholders. */
export interface DemoMessages {
  readonly packages: Readonly<Record<PackageKind, string>>;
  readonly packSizes: Readonly<Record<PackNoun, string>>;
  /** Two sentences about a kind of product; `{name}` is the product. */
  readonly descriptions: Readonly<Record<DrinkKind, string>>;
  /** Alternative text of an image; `{name}` is the product. */
  readonly pictures: Readonly<Record<PictureKind, string>>;
  readonly facets: Readonly<Record<FacetKey, string>>;
  readonly availability: Readonly<Record<StockLabel | 'in-stock', string>>;
  readonly orderedLately: string;
  readonly sorts: Readonly<Record<SortKey, string>>;
  readonly rearDoor: string;
  readonly pickup: string;
  readonly noTruck: string;
  readonly cutOffPassed: string;
  readonly holidays: Readonly<Record<HolidayKey, string>>;
  readonly onAccount: string;
  readonly onAccountDetail: string;
  readonly bankDetail: string;
  readonly card: string;
  readonly monthOffer: string;
  readonly monthOfferLine: string;
  readonly freeLine: string;
  readonly atPickup: string;
  readonly atPickupDetail: string;
  /** Labels of delivery groups. */
  readonly byTruck: string;
  readonly byVan: string;
  readonly byPickup: string;
  /** Labels of returned empties; the details have their number and value. */
  readonly cylinders: string;
  readonly cylindersDetail: string;
  readonly glassCrates: string;
  readonly glassCratesDetail: string;
  readonly conditions: Readonly<Record<AccountCondition, string>>;
}
