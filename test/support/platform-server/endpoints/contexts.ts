import { regions } from '../../../../src/adapters/demo/data/accounts';
import { ORDER_STATUS_TEXT } from '../../../../src/rules/server-codes';
import { accountOf, buyerOf, buyersAccount, requireOwnStore } from '../access';
import { type Exchange, listOf, objectBody, param } from '../http/exchange';
import { ok, refuse } from '../http/reply';
import type { Route } from '../http/router';
import { isIdOf, recordId } from '../ids';
import { accountByRecordId, accountRecordId, type Platform, userRecordId } from '../platform';
import { storePerson, personOf } from '../store/people';

const base = '/commerce/webstores/:store';

/** Settings of the store: those that a sample has, and those that clients of the portal also read. */
function applicationContext({ world: { changes }, behaviour }: Platform) {
  const {
    guestBrowsing = true,
    guestPrices = true,
    guestCart = false,
    guestCheckout = false,
    guestCartCheckout = false,
    splitShipment = false,
  } = changes;
  return {
    cartCalculateEnabled: true,
    checkoutSettings: {
      isManagedCheckoutEnabled: false,
      isMngCheckoutAutoPublished: true,
      shippingMethodsEnabled: true,
      paymentConfiguration: {
        businessAchEnabled: false,
        paymentMethodManualCaptureEnabled: false,
        paymentMethodSetDevName: '',
      },
    },
    country: 'US',
    defaultCurrency: 'USD',
    giftingConfig: { isGiftMessageEnabled: false, isGiftWrapEnabled: false, isGiftingEnabled: false },
    guestBrowsingEnabled: guestBrowsing,
    guestCartCheckoutEnabled: guestCartCheckout,
    guestCartEnabled: guestCart && guestPrices,
    guestCheckoutEnabled: guestCheckout,
    inventoryConfiguration: { isInventoryEnabled: true },
    managedCheckoutVersion: '0.117.0',
    markets: [],
    orderStatuses: Object.values(ORDER_STATUS_TEXT).map((text) => ({ apiName: text, displayValue: text })),
    placeOrderV2Enabled: behaviour.placeOrderV2,
    productConfig: { configuratorFlowApiName: 'Commerce_Product_Configurator_Flow' },
    propertiesEx: { shopperCopilotUIEnabled: false, highScaleCartEnabled: false },
    sessionDrivenCurrency: true,
    shippingCountries: ['US', 'CA'],
    shopperConsentEnabled: false,
    skipPhoneNumberValidationEnabled: false,
    splitShipmentEnabled: splitShipment,
    subscriptionConfig: {
      commerceSubscriptionARCUIEnabled: false,
      rlmSubscriptionEnabled: false,
      subscriptionPlusEnabled: false,
    },
    supportedCurrencies: ['USD', 'CAD'],
    taxType: 'Net',
    usesSingleEntitlementPolicy: false,
    usesUniversalPricebooks: false,
  };
}

function sessionContext(exchange: Exchange) {
  const {
    platform,
    session: { buyer },
  } = exchange;
  const account = accountOf(exchange);
  const buyerGroup = { id: recordId('buyerGroup', 1), name: 'Northquay trade' };
  if (buyer === null) {
    return {
      accountId: '000000000000000',
      accountName: null,
      buyerGroups: [],
      guestUser: true,
      profile: null,
      userId: recordId('user', 999),
    };
  }
  return {
    accountId: account === null ? '000000000000000' : accountRecordId(platform, account),
    accountName: account?.name ?? null,
    buyerGroups: [buyerGroup],
    guestUser: false,
    profile: { firstName: buyer.firstName, lastName: buyer.lastName, userName: `${buyer.id}@northquay.example` },
    userId: userRecordId(platform, buyer),
  };
}

function managedAccounts(exchange: Exchange) {
  const { platform } = exchange;
  const buyer = buyerOf(exchange);
  const includesOwn = exchange.query.get('includeMyAccount') === 'true';
  const accounts = buyer.accounts.flatMap((id, place) => {
    const account = platform.world.account(id);
    if (account === undefined || (place === 0 && !includesOwn)) return [];
    const { address } = account;
    return [
      {
        accountId: accountRecordId(platform, account),
        accountName: account.name,
        address: { ...address, geolocationAccuracy: null, latitude: null, longitude: null },
        externalManagedAccountId: place === 0 ? null : recordId('account', 5_000_000 + place),
        isMyAccount: place === 0,
      },
    ];
  });
  return { externalManagedAccounts: accounts, totalExternalManagedAccounts: accounts.length };
}

function effectiveAccount(exchange: Exchange) {
  const { platform } = exchange;
  const buyer = buyerOf(exchange);
  const named = param(exchange, 'account');
  const account =
    (isIdOf('account', named) ? accountByRecordId(platform, named) : undefined) ??
    refuse(404, 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'The effective account was not found.');
  if (!buyer.accounts.includes(account.id))
    refuse(403, 'INSUFFICIENT_ACCESS', 'You don’t have access to this account.');
  const { address, name, number, region } = account;
  const fields: Readonly<Record<string, string>> = {
    Name: name,
    AccountNumber: number,
    BillingStreet: address.street,
    BillingCity: address.city,
    BillingState: address.state,
    BillingPostalCode: address.zip,
    BillingCountry: address.country,
    CurrencyIsoCode: regions[region].currency,
  };
  const fieldNames = listOf(exchange, 'fields');
  return {
    accountId: accountRecordId(platform, account),
    accountName: name,
    address: { ...address },
    fields: Object.fromEntries(fieldNames.flatMap((key) => (Object.hasOwn(fields, key) ? [[key, fields[key]]] : []))),
  };
}

function profile(exchange: Exchange) {
  const buyer = buyerOf(exchange);
  const { email, firstName, lastName, phoneNumber } = personOf(exchange.platform, buyer);
  return {
    email,
    firstName,
    isEmailVerified: 'true',
    isPhoneVerified: 'true',
    lastName,
    phoneNumber,
    userName: `${buyer.id}@northquay.example`,
  };
}

const editable = ['firstName', 'lastName', 'phoneNumber'] as const;

/** Contexts, accounts and the buyer's own profile. */
export const contextRoutes: readonly Route[] = [
  [
    'GET',
    `${base}/application-context`,
    (exchange) => {
      requireOwnStore(exchange);
      const { maxAge } = exchange.platform.behaviour;
      return ok(
        applicationContext(exchange.platform),
        maxAge === null ? undefined : { 'cache-control': `max-age=${maxAge}` },
      );
    },
  ],
  [
    'GET',
    `${base}/session-context`,
    (exchange) => {
      requireOwnStore(exchange);
      return ok(sessionContext(exchange));
    },
  ],
  [
    'GET',
    `${base}/ai/configuration`,
    (exchange) => {
      requireOwnStore(exchange);
      return ok({
        activityTrackingEnabled: false,
        catalogExists: true,
        deploymentEnabled: false,
        host: 'https://api.einstein.example',
        isDeployed: false,
        siteId: exchange.platform.siteId,
        tenant: 'northquay',
      });
    },
  ],
  [
    'GET',
    `${base}/shopperAgent/context`,
    (exchange) => {
      requireOwnStore(exchange);
      accountOf(exchange);
      return ok({ agentId: null, isEnabled: false });
    },
  ],
  [
    'GET',
    `${base}/external-managed-accounts`,
    (exchange) => {
      requireOwnStore(exchange);
      return ok(managedAccounts(exchange));
    },
  ],
  [
    'GET',
    `${base}/effective-accounts/:account`,
    (exchange) => {
      requireOwnStore(exchange);
      return ok(effectiveAccount(exchange));
    },
  ],
  [
    'GET',
    `${base}/myprofile`,
    (exchange) => {
      requireOwnStore(exchange);
      return ok(profile(exchange));
    },
  ],
  [
    'PATCH',
    `${base}/myprofile`,
    (exchange) => {
      requireOwnStore(exchange);
      const buyer = buyerOf(exchange);
      const body = objectBody(exchange);
      if ('email' in body) refuse(400, 'INVALID_API_INPUT', 'The email can’t be changed');
      const changes = Object.fromEntries(
        editable.flatMap((key) => (typeof body[key] === 'string' ? [[key, String(body[key])]] : [])),
      );
      const person = personOf(exchange.platform, buyer);
      storePerson(exchange.platform, { ...person, ...changes, revision: person.revision + 1 });
      return ok({ ...profile(exchange), verificationResponse: {} });
    },
  ],
  [
    'GET',
    `${base}/taxes/products/:product`,
    (exchange) => {
      requireOwnStore(exchange);
      const { region } = buyersAccount(exchange);
      const { query } = exchange;
      const rate = {
        countryIsoCode: query.get('countryIsoCode'),
        priority: 1,
        stateIsoCode: query.get('stateIsoCode'),
        taxRatePercentage: regions[region].taxRate.toFixed(2),
        taxTreatmentDescription: null,
        taxTreatmentName: 'Standard',
      };
      return ok({ taxLocaleType: 'Net', taxesInfo: { [param(exchange, 'product')]: { taxesInfoList: [rate] } } });
    },
  ],
];
