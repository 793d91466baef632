import {
  type CompleteApex,
  createSalesforceAdapter,
  lwrCsrfToken,
  type SalesforceAdapter,
  type SalesforceOptions,
} from '../../../../src/adapters/salesforce';
import { recordId } from '../../../support/platform-server/ids';
import {
  peek,
  type PlatformOptions,
  type PlatformPeek,
  type PlatformServer,
  startPlatformServer,
} from '../../../support/platform-server';

/** Fields of the test store's products. */
export const productFields = {
  upc: 'UPC__c',
  brand: 'Brand__c',
  flavor: 'Flavor__c',
  packageType: 'Package_Type__c',
  packSize: 'Pack_Size__c',
  unitSize: 'Unit_Size__c',
  caseQuantity: 'Case_Quantity__c',
  calories: 'Calories__c',
  caffeine: 'Caffeine__c',
  sellingUnit: 'Selling_Unit__c',
} as const;

/** A store over real HTTP with a session. */
export interface Store {
  readonly server: PlatformServer;
  readonly adapter: SalesforceAdapter;
  readonly fetch: typeof fetch;
  /** Another adapter in the same session. */
  adapterWith(options: Partial<SalesforceOptions>): SalesforceAdapter;
  signIn(buyer: string | null): Promise<void>;
  /** Ids of accounts and products in the ports' format. */
  accountId(index?: number): Promise<string>;
  peek(): PlatformPeek;
  close(): Promise<void>;
}

/** A `fetch` that stores cookies like a browser; `reach` receives its requests. */
export function fetchWithCookies(url: string, reach: typeof fetch = fetch): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request =
      input instanceof Request && init === undefined
        ? input
        : new Request(input instanceof Request ? input : new URL(String(input), url), init);
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await reach(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}

/** Starts a store and signs the first buyer in. */
export async function openStore(options: PlatformOptions = {}, buyer: string | null = 'dana'): Promise<Store> {
  const server = await startPlatformServer(options);
  const { url, platform } = server;
  const fetcher = fetchWithCookies(url);
  const base: SalesforceOptions = {
    baseUrl: url,
    webstoreId: platform.webstoreId,
    siteId: platform.siteId,
    fetch: fetcher,
    csrfToken: lwrCsrfToken(url, fetcher),
    productFields,
    apex: {},
    rootCategoryId: recordId('category', 1),
  };
  // A test that removes methods checks the remaining ones itself.
  const make = (more: Partial<SalesforceOptions>): SalesforceAdapter =>
    createSalesforceAdapter({ ...base, ...more } as SalesforceOptions & { apex: CompleteApex });
  const adapter = make({});
  const signIn = async (who: string | null): Promise<void> => {
    if (who === null) await fetcher(`${url}/webruntime/logout`);
    else
      await fetcher(`${url}/login`, {
        method: 'POST',
        body: JSON.stringify({ username: who }),
        headers: { 'content-type': 'application/json' },
      });
  };
  await signIn(buyer);
  return {
    server,
    adapter,
    fetch: fetcher,
    signIn,
    adapterWith: make,
    accountId: async (index = 0) =>
      (await adapter.accounts.list({ includeOwn: true, locale: 'en-US' }))[index]?.id ?? '',
    peek: () => peek(platform),
    close: () => server.close(),
  };
}
