import type { SalesforceOptions } from './salesforce.types';

/** The site or channel of an adapter's options, null when it names neither. */
export const contentPlaceOf = ({ siteId, channelId }: SalesforceOptions): string | null => siteId ?? channelId ?? null;
