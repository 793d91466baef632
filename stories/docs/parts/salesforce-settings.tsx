import { Names, DocText, Table } from './table';

const settings: readonly (readonly [names: readonly string[], description: string])[] = [
  [['baseUrl'], 'Empty on the store’s own pages. For tests, or for a proxy on another origin: that origin.'],
  [
    ['webstoreId'],
    'Starts with `0ZE`. In an LWR component: the default export of the module `@salesforce/webstore/Id`. Elsewhere: the id of the `WebStore` record.',
  ],
  [
    ['apiPrefix'],
    'On an LWR site: the value of the module `@app/apexApiBasePath`, such as `/us/webruntime/api`, followed by `/services/data`. Default: `/services/data`.',
  ],
  [['sitePath'], 'The site’s path: the value of the module `@app/basePath`. Paths of content images start with it.'],
  [
    ['siteId', 'channelId'],
    'The id of the site (`0DM…`) or of the content channel (`0ap…`). Without either, images and FAQ questions come from server methods.',
  ],
  [
    ['csrfToken'],
    'The value of the module `@app/csrfToken`, or `lwrCsrfToken(site)`, which reads it. Every write and every read by POST sends the token. If the store rejects it, a function is called once more for a new token.',
  ],
  [
    ['rootCategoryId'],
    'The category that contains all products, `0ZG…`. The platform needs a text or a category for each search.',
  ],
  [
    ['productFields', 'orderFields'],
    'API names of the store’s custom fields. Name only fields that exist: the platform rejects a request with an unknown field.',
  ],
  [
    ['apex'],
    'The Apex class of the server methods. Set methods that the store does not offer to null: `methods: { getReminders: null }`.',
  ],
  [
    ['language', 'timeout'],
    '`language`: the language of calls without one. Default: `en-US`. `timeout`: the timeout of a call in milliseconds. Default: 30,000.',
  ],
  [
    ['faqContentType'],
    'The content type of FAQ questions. Default: `FAQ`. It needs the fields `FAQQuestion`, `FAQCategory` and `FAQAnswer`.',
  ],
  [
    ['lowStockThreshold'],
    'The quantity up to which a product is low in stock, if the platform’s inventory is available. Default: 10.',
  ],
  [
    ['siteParameters'],
    'Whether every call sends `asGuest` and `htmlEncode`, as the site’s own runtime does. Default: true.',
  ],
  [
    ['payment'],
    'Function that is called when an order is placed. It returns the token of your payment form. Without it, the PO number is sent as a purchase order.',
  ],
  [
    ['permissions', 'timeZone'],
    '`permissions`: the buyer’s permissions if `getBuyer` is not available. `timeZone`: the accounts’ time zone if `getAccountTerms` is not available.',
  ],
];

const fields: readonly (readonly [setting: string, names: readonly string[], description: string])[] = [
  [
    'productFields',
    [
      'sku',
      'description',
      'upc',
      'brand',
      'flavor',
      'packageType',
      'packSize',
      'unitSize',
      'caseQuantity',
      'calories',
      'caffeine',
      'sellingUnit',
    ],
    'Fields of `Product2`. By default, the first two are standard fields. A field without a name is shown as unknown. Values of `sellingUnit`: `case`, `box`, `keg`, `cylinder` or `each`.',
  ],
  [
    'orderFields',
    ['cases', 'deliveryDate', 'purchaseOrderNumber', 'notes'],
    'Fields of the order summary, for a store without `getOrderTerms`. By default, the PO number is in its standard field.',
  ],
];

/** Table of the settings that contain field names. */
export const FieldsTable = () => (
  <Table
    head={['Setting', 'Keys', 'Fields']}
    rows={fields.map(([setting, names, description]) => [
      <Names key="s" of={[setting]} />,
      <Names key="n" of={names} />,
      <span key="w" className="docs-words">
        <DocText>{description}</DocText>
      </span>,
    ])}
  />
);

/** Symptoms on a page while a store is being connected, with their causes. */
const signs: readonly (readonly [sign: string, cause: string])[] = [
  [
    'The response is an HTML page (`malformed`)',
    '`apiPrefix` or the Apex `basePath` does not belong to the site. An LWR site returns its own page for an unknown address. Compare the address with a request of the store’s own pages.',
  ],
  [
    'A signed-in buyer is treated as a guest or as `signed-out`',
    'The cookies are not sent. The page and `baseUrl` have different origins, or the path prefix belongs to another site.',
  ],
  ['Every write is rejected, every read works', '`csrfToken` is missing or belongs to another site.'],
  ['`not-found` for everything', '`webstoreId` belongs to another store, or the site is not published.'],
  ['`rejected` for a search without a text', '`rootCategoryId` is missing.'],
  [
    '`rejected` for every read of products or orders',
    '`productFields` or `orderFields` name a field that does not exist or that buyers cannot read.',
  ],
  [
    'One server method returns 404, the others work',
    'The method is in another class (`className`) or has another name (`methods`), or the profile has no access to the class.',
  ],
  [
    'Every server method returns an HTML page',
    "The site supports only `apex/execute`. Set `apex: { transport: 'execute', basePath: '/us/webruntime/api' }`.",
  ],
  [
    '`malformed` with the name of a field of a server method',
    'The method does not return what its table says. Examples: an amount as a number, a day with a time, a list as null.',
  ],
];

/** Table of symptoms and causes. */
export const SignsTable = () => (
  <Table
    head={['Symptom', 'Cause']}
    rows={signs.map(([sign, cause]) => [
      <span key="s" className="docs-words">
        <DocText>{sign}</DocText>
      </span>,
      <span key="c" className="docs-words">
        <DocText>{cause}</DocText>
      </span>,
    ])}
  />
);

/** Table of the adapter's settings, with the source of each value. */
export const SettingsTable = () => (
  <Table
    head={['Setting', 'Source']}
    rows={settings.map(([names, description]) => [
      <Names key="n" of={names} />,
      <span key="s" className="docs-words">
        <DocText>{description}</DocText>
      </span>,
    ])}
  />
);
