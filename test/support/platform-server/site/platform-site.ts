import { createSalesforceAdapter, lwrCsrfToken } from '../../../../src/adapters/salesforce';
import { scenarioOf, type SiteAdapter } from '../../../../src/portal/site/demo-site';
import { recordId } from '../ids';
import { resetToScenario, siteControl } from './site-control';

export {
  basePath,
  isLogout,
  keepBuyer,
  keepLanguage,
  lastBuyer,
  lastLanguage,
  scenarioOf,
  type SiteAdapter,
} from '../../../../src/portal/site/demo-site';

/** This org's names for fields that the platform lacks. */
const productFields = {
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

/**
 * Replaces the demo site's own adapter: the same site, over HTTP against the platform server. A scenario in the address
 * resets the server, which makes the demo's journeys testable here too.
 */
export function siteAdapter(search: string): SiteAdapter {
  const reset = resetToScenario(search);
  const fetchAfterReset: typeof fetch = async (input, init) => {
    await reset;
    return fetch(input, init);
  };
  const adapter = createSalesforceAdapter({
    baseUrl: window.location.origin,
    webstoreId: recordId('webstore', 1),
    siteId: recordId('site', 1),
    apiPrefix: '/webruntime/api/services/data',
    csrfToken: lwrCsrfToken('', fetchAfterReset),
    fetch: fetchAfterReset,
    rootCategoryId: recordId('category', 1),
    productFields,
    apex: {},
  });
  return { ...adapter, demo: siteControl(scenarioOf(search), fetchAfterReset) };
}
