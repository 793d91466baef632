import { buyersAccount, requireOwnStore } from '../access';
import { type Exchange, objectBody, param, textIn } from '../http/exchange';
import { created, noContent, ok, refuse } from '../http/reply';
import type { Route } from '../http/router';
import { accountOf, buyerOf } from '../access';
import { isSame, recordId } from '../ids';
import { accountRecordId } from '../platform';
import type { AddressEntry, AddressFields } from '../store/ledger';
import { pageByToken } from './view';

const base = '/commerce/webstores/:store/accounts/:account/addresses';

/** The account of the path: its id, or `current`. */
function pathAccount(exchange: Exchange) {
  requireOwnStore(exchange);
  buyerOf(exchange);
  const named = param(exchange, 'account');
  return named === 'current' ? buyersAccount(exchange) : (accountOf(exchange, named) ?? buyersAccount(exchange));
}

const keys = [
  'addressType',
  'city',
  'companyName',
  'country',
  'firstName',
  'lastName',
  'middleName',
  'name',
  'phoneNumber',
  'postalCode',
  'region',
  'street',
] as const;

function fieldsOf(body: Readonly<Record<string, unknown>>): AddressFields {
  if ('countryCode' in body || 'regionCode' in body)
    refuse(400, 'INVALID_API_INPUT', 'countryCode and regionCode are not supported');
  return {
    ...Object.fromEntries(keys.flatMap((key) => (key in body ? [[key, textIn(body, key)]] : []))),
    ...('isDefault' in body ? { isDefault: body.isDefault === true } : {}),
  };
}

function addressesOf(exchange: Exchange): readonly AddressEntry[] {
  const { platform } = exchange;
  const account = pathAccount(exchange);
  const { ledger } = platform;
  const key = `address/${account.id}`;
  if (!ledger.seeded.has(key)) {
    ledger.seeded.add(key);
    const { street, city, state, zip, country } = account.address;
    ledger.addresses.push({
      id: recordId('address', accountRecordId(platform, account).slice(5, 15)),
      accountId: account.id,
      fields: {
        addressType: 'Shipping',
        city,
        country,
        name: account.name,
        postalCode: zip,
        region: state,
        street,
        isDefault: true,
      },
    });
  }
  return ledger.addresses.filter(({ accountId }) => accountId === account.id);
}

const present = ({ id, fields }: AddressEntry) => ({
  addressId: id,
  ...Object.fromEntries(keys.map((key) => [key, null])),
  isDefault: false,
  fields: {},
  ...fields,
});

const found = (exchange: Exchange): AddressEntry =>
  addressesOf(exchange).find(({ id }) => isSame(id, param(exchange, 'address'))) ??
  refuse(404, 'ITEM_NOT_FOUND', 'The address was not found.');

/** Addresses of accounts. */
export const addressRoutes: readonly Route[] = [
  [
    'GET',
    base,
    (exchange) => {
      const type = exchange.query.get('addressType');
      const onlyDefault = exchange.query.get('defaultOnly') === 'true';
      const all = addressesOf(exchange).filter(
        ({ fields }) => (type === null || fields.addressType === type) && (!onlyDefault || fields.isDefault === true),
      );
      const { items, links } = pageByToken(exchange, all);
      return ok({
        ...links,
        count: items.length,
        items: items.map(present),
        pageSize: Number(exchange.query.get('pageSize') ?? 25),
        sortOrder: exchange.query.get('sortOrder') ?? 'CreatedDateDesc',
      });
    },
  ],
  [
    'POST',
    base,
    (exchange) => {
      const account = pathAccount(exchange);
      const body = objectBody(exchange);
      if ((textIn(body, 'name') ?? '').trim() === '') refuse(400, 'INVALID_API_INPUT', 'name is required');
      const entry: AddressEntry = {
        id: exchange.platform.ledger.nextId('address'),
        accountId: account.id,
        fields: fieldsOf(body),
      };
      addressesOf(exchange);
      exchange.platform.ledger.addresses.push(entry);
      return created(present(entry));
    },
  ],
  [
    'PATCH',
    `${base}/:address`,
    (exchange) => {
      const entry = found(exchange);
      const next: AddressEntry = { ...entry, fields: { ...entry.fields, ...fieldsOf(objectBody(exchange)) } };
      exchange.platform.ledger.addresses.splice(exchange.platform.ledger.addresses.indexOf(entry), 1, next);
      return ok(present(next));
    },
  ],
  [
    'DELETE',
    `${base}/:address`,
    (exchange) => {
      exchange.platform.ledger.addresses.splice(exchange.platform.ledger.addresses.indexOf(found(exchange)), 1);
      return noContent;
    },
  ],
];
