import { API_VERSION } from '../../rules/limits';
import { standardFields, standardOrderFields } from './common/field-names';
import type { Context, SessionNotes } from './context';
import { lazyPorts, prefetchPorts } from './lazy-ports';
import type { CompleteApex, PartialSalesforceAdapter, SalesforceAdapter, SalesforceOptions } from './salesforce.types';
import { createServerMethods } from './server-methods/call';
import { createApplication } from './session/application';
import { sessionPort } from './session/session.port';
import { createHttp } from './transport/http';
import { createKeyedQueue, createLimited } from '../common/queues';

/** Maximum number of concurrent requests for parts of lists. */
const MAX_PARTS = 4;

function contextOf(options: SalesforceOptions): Context {
  const {
    apex,
    apiVersion = API_VERSION,
    baseUrl,
    channelId,
    clock = Date.now,
    orderFields,
    productFields,
    siteId,
    sitePath = '',
    webstoreId,
  } = options;
  const session: SessionNotes = { guest: false, accountId: null, listed: null };
  const http = createHttp(options, () => session.guest, clock);
  const store = (path: string): string => `/commerce/webstores/${encodeURIComponent(webstoreId)}${path}`;
  return {
    options,
    http,
    store,
    session,
    methods: createServerMethods(http, apex, apiVersion, clock),
    runExclusive: createKeyedQueue(),
    parts: createLimited(MAX_PARTS),
    application: createApplication(http, store('/application-context'), clock),
    contentPlace: siteId ?? channelId ?? null,
    media: { baseUrl, sitePath },
    productFields: { ...standardFields, ...productFields },
    orderFields: { ...standardOrderFields, ...orderFields },
    now: clock,
    carts: new Map(),
    newCarts: new Map(),
    cartReads: new Map(),
    warnings: [],
  };
}

/**
 * Creates an adapter for a store on Salesforce B2B Commerce, with its REST API v65.0 and the store's own server
 * methods. Creating it sends no request. With all server methods every port is complete; methods of ports whose server
 * methods are missing are left out.
 */
export function createSalesforceAdapter(
  options: SalesforceOptions & { readonly apex: CompleteApex },
): SalesforceAdapter;
export function createSalesforceAdapter(options: SalesforceOptions): PartialSalesforceAdapter;
export function createSalesforceAdapter(options: SalesforceOptions): PartialSalesforceAdapter {
  const context = contextOf(options);
  return {
    id: `salesforce/${options.baseUrl}/${options.webstoreId}`,
    session: sessionPort(context, prefetchPorts),
    ...lazyPorts(context),
  };
}
