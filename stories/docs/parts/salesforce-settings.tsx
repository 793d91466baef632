import { Names, DocText, Table } from './table';

const settings: readonly (readonly [names: readonly string[], description: string])[] = [
  [['baseUrl'], 'Empty on the store’s own pages. An origin for tests, and for a proxy on another one.'],
  [
    ['webstoreId'],
    'Starts with `0ZE`. In an LWR component it is the default of the module `@salesforce/webstore/Id`; elsewhere the `WebStore` record.',
  ],
  [
    ['apiPrefix'],
    'On an LWR site what the module `@app/apexApiBasePath` says, such as `/us/webruntime/api`, with `/services/data` after it. `/services/data` unless said.',
  ],
  [['sitePath'], 'The site’s path, what `@app/basePath` says: paths of content images start with it.'],
  [
    ['siteId', 'channelId'],
    '`0DM…` of the site or `0ap…` of the content channel. Without either, images and questions come from server methods.',
  ],
  [
    ['csrfToken'],
    'The module `@app/csrfToken`, or `lwrCsrfToken(site)`, which reads it. It goes with every write, and is read anew once when the store refuses it.',
  ],
  [
    ['rootCategoryId'],
    'The category that holds everything, `0ZG…`: the platform lists nothing without words or a category.',
  ],
  [
    ['productFields', 'orderFields'],
    'API names of the store’s own fields. Only name what is there: the platform refuses a field it does not know.',
  ],
  [['apex'], 'Where the server methods are, and which the store does not offer: `methods: { getReminders: null }`.'],
  [
    ['language', 'timeout'],
    'The language of calls that name none, `en-US` unless said; and the milliseconds after which a call is given up, 30,000 unless said.',
  ],
  [
    ['faqContentType'],
    'The content type questions are kept in; `FAQ` unless said. It needs the fields `FAQQuestion`, `FAQCategory` and `FAQAnswer`.',
  ],
  [
    ['lowStock'],
    'At or under so many a product is low in stock, where the platform’s inventory tells; 10 unless said.',
  ],
  [
    ['siteParameters'],
    'Whether `asGuest` and `htmlEncode` go with every call, as the site’s own runtime sends them; false leaves them out.',
  ],
  [
    ['payment'],
    'Called when an order is placed: returns the token of your payment form. Without it the PO number is given as a purchase order.',
  ],
  [['permissions', 'timeZone'], 'What holds where `getBuyer` and `getAccountTerms` are not offered.'],
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
    'Of `Product2`; the first two are its standard fields unless said. What is not named is shown as not known. `sellingUnit` holds `case`, `box`, `keg`, `cylinder` or `each`.',
  ],
  [
    'orderFields',
    ['cases', 'deliveryDate', 'purchaseOrderNumber', 'notes'],
    'Of the order summary, for a store without `getOrderTerms`; the PO number is in its standard field unless said.',
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
    'The answer is a page: `malformed`',
    '`apiPrefix` or the Apex `basePath` is not the site’s: an LWR site answers an address it does not know with its own page. Compare with a request the store’s own pages make.',
  ],
  [
    'A signed-in buyer is a guest, or `signed-out`',
    'The cookies are not sent: the page is on another origin than `baseUrl`, or the path prefix of another site.',
  ],
  ['Every write is refused, every read works', 'No `csrfToken`, or one of another site.'],
  ['`not-found` for everything', 'The `webstoreId` is another store’s, or the site is not published.'],
  ['`rejected` without words in the search', '`rootCategoryId` is missing.'],
  [
    '`rejected` as soon as a product is read',
    '`productFields` or `orderFields` name a field the store does not have, or buyers may not see.',
  ],
  [
    'A server method answers 404, the others work',
    'The class is another one (`className`), the method has another name (`methods`), or the profile may not use the class.',
  ],
  [
    'Every server method answers with a page',
    "The site has only `apex/execute`: `apex: { transport: 'execute', basePath: '/us/webruntime/api' }`.",
  ],
  [
    '`malformed`, naming a field of a server method',
    'The method returns something else than its table says: an amount as a number, a day with a time, a list as null.',
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
