import { Names, Says, Table } from './table';

const settings: readonly (readonly [names: readonly string[], says: string])[] = [
  [['baseUrl'], 'Empty on the store’s own pages. An origin for tests, and for a proxy on another one.'],
  [['webstoreId'], 'Starts with `0ZE`. In an LWR component it is the default of the module `@salesforce/webstore/Id`; elsewhere the `WebStore` record.'],
  [['apiPrefix'], 'On an LWR site what the module `@app/apexApiBasePath` says, such as `/us/webruntime/api`, with `/services/data` after it. `/services/data` unless said.'],
  [['sitePath'], 'The site’s path, what `@app/basePath` says: paths of content images start with it.'],
  [['siteId', 'channelId'], '`0DM…` of the site or `0ap…` of the content channel. Without either, images and questions come from server methods.'],
  [['csrfToken'], 'The module `@app/csrfToken`, or `lwrCsrfToken(site)`, which reads it. It goes with every write, and is read anew once when the store refuses it.'],
  [['rootCategoryId'], 'The category that holds everything, `0ZG…`: the platform lists nothing without words or a category.'],
  [['productFields', 'orderFields'], 'API names of the store’s own fields. Only name what is there: the platform refuses a field it does not know.'],
  [['apex'], 'Where the server methods are, and which the store does not offer: `methods: { getReminders: null }`.'],
  [['payment'], 'Called when an order is placed: returns the token of your payment form. Without it the PO number is given as a purchase order.'],
  [['permissions', 'timeZone'], 'What holds where `getBuyer` and `getAccountTerms` are not offered.'],
];

/** The adapter's settings, and where each comes from. */
export const SettingsTable = () => (
  <Table head={['Setting', 'Where it is']} rows={settings.map(([names, says]) => [<Names key="n" of={names} />, <span key="s" className="docs-words"><Says>{says}</Says></span>])} />
);
