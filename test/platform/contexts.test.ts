import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatformServer } from '../support/platform-server';
import { makeClient } from './client';

const NOW = Date.parse('2026-11-17T15:00:00Z');
const server = await startPlatformServer({ clock: () => NOW });
afterAll(() => server.close());
const client = makeClient(server);
const { store } = client;

beforeEach(async () => {
  server.platform.reset();
  await client.signIn('dana');
});

describe('transport', () => {
  test('serves data under the logical prefix and under the site’s own', async () => {
    const [logical, site] = await Promise.all(
      ['/services/data/v65.0', '/webruntime/api/services/data/v65.0'].map((prefix) =>
        client.call('GET', `${store}/session-context`, { prefix }),
      ),
    );
    expect(logical?.status).toBe(200);
    expect(site?.body).toEqual(logical?.body);
  });

  test('accepts record ids with 15 and with 18 characters, case-sensitively', async () => {
    const { webstoreId } = server.platform;
    expect(webstoreId).toHaveLength(18);
    expect((await client.get(`/commerce/webstores/${webstoreId}/session-context`)).status).toBe(200);
    const other = await client.get(`/commerce/webstores/${webstoreId.slice(0, 15).toLowerCase()}/session-context`);
    expect([other.status, other.body[0].errorCode]).toEqual([404, 'WEBSTORE_NOT_FOUND']);
  });

  test('requires a token for every write and none for reads', async () => {
    const without = await client.call('PUT', `${store}/carts/active`, { token: null });
    expect(without.status).toBe(403);
    expect(without.body[0].errorCode).toBe('INVALID_CSRF_TOKEN');
    expect((await client.call('GET', `${store}/carts/current`, { token: null })).status).toBe(200);
    expect((await client.put(`${store}/carts/active`)).status).toBe(200);
    server.platform.sessions.rotateTokens();
    expect((await client.put(`${store}/carts/active`)).status).toBe(403);
    await client.signIn('dana');
    expect((await client.put(`${store}/carts/active`)).status).toBe(200);
  });

  test('accepts server methods of a guest without a token', async () => {
    await client.signIn(null);
    const answer = await client.call('POST', '/lwr/apex/v65.0/Any/sendActivationEmail', {
      body: { email: 'new@harborlane.example' },
      token: null,
    });
    expect(answer.status).toBe(200);
  });

  test('returns an error as an array with one entry', async () => {
    const answer = await client.get(`${store}/products/01t`);
    expect(answer.body).toEqual([{ errorCode: 'ITEM_NOT_FOUND', message: expect.any(String) }]);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  test('answers an unknown path below the site’s prefix with a page, elsewhere with an error', async () => {
    const page = await client.call('GET', '/webruntime/api/services/data/v65.0/commerce/nothing', { prefix: '' });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await client.get('/commerce/nothing')).body[0].errorCode).toBe('NOT_FOUND');
  });

  test('forbids caches to store any response', async () => {
    expect((await client.get(`${store}/session-context`)).headers.get('cache-control')).toContain('no-store');
  });

  test('reports an ended session until somebody signs in', async () => {
    server.platform.sessions.expire();
    const answer = await client.get(`${store}/session-context`);
    expect([answer.status, answer.body[0].errorCode]).toEqual([401, 'INVALID_SESSION_ID']);
    server.platform.behaviour = { ...server.platform.behaviour, endedSession: 'sign-in-page' };
    const page = await client.get(`${store}/session-context`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    server.platform.behaviour = { ...server.platform.behaviour, endedSession: 'guest' };
    expect((await client.get(`${store}/session-context`)).body.guestUser).toBe(true);
    await client.signIn('sam');
    expect((await client.get(`${store}/session-context`)).body.profile.firstName).toBe('Sam');
  });

  test('closes a connection after one request, so that the browser does not resend a lost one', async () => {
    expect((await client.get(`${store}/session-context`)).headers.get('connection')).toBe('close');
  });
});

describe('contexts', () => {
  test('contain a signed-in buyer', async () => {
    const { body } = await client.get(`${store}/session-context`);
    expect(body).toMatchObject({
      guestUser: false,
      accountName: 'Harbor Lane Taproom',
      profile: { firstName: 'Dana', userName: 'dana@northquay.example' },
    });
    expect(body).not.toHaveProperty('userName');
    expect(body.accountId).toHaveLength(18);
  });

  test('contain an account id of fifteen zeros for a guest', async () => {
    await client.signIn(null);
    expect((await client.get(`${store}/session-context`)).body).toMatchObject({
      guestUser: true,
      accountId: '000000000000000',
    });
  });

  test('contain the application’s settings, with a max-age only if the org sets one', async () => {
    const plain = await client.get(`${store}/application-context`);
    expect(plain.body).toMatchObject({
      guestCartEnabled: false,
      defaultCurrency: 'USD',
      markets: [],
      placeOrderV2Enabled: false,
    });
    expect(plain.headers.get('cache-control')).not.toMatch(/max-age=[1-9]/);
    server.platform.reset({ scenario: 'guest', behaviour: { maxAge: 120, placeOrderV2: true } });
    const timed = await client.get(`${store}/application-context`);
    expect(timed.headers.get('cache-control')).toBe('max-age=120');
    expect(timed.body).toMatchObject({ guestCartEnabled: true, placeOrderV2Enabled: true });
  });

  test('include the other contexts', async () => {
    expect((await client.get(`${store}/ai/configuration`)).body).toMatchObject({
      isDeployed: false,
      siteId: server.platform.siteId,
    });
    expect((await client.get(`${store}/shopperAgent/context`)).status).toBe(200);
  });
});

describe('accounts', () => {
  test('include the managed ones, and the own one on request', async () => {
    const managed = await client.get(`${store}/external-managed-accounts`);
    const all = await client.get(`${store}/external-managed-accounts`, { includeMyAccount: true });
    expect(all.body.totalExternalManagedAccounts).toBe(managed.body.totalExternalManagedAccounts + 1);
    expect(all.body.externalManagedAccounts[0]).toMatchObject({
      isMyAccount: true,
      accountName: 'Harbor Lane Taproom',
      address: { city: 'Portland', zip: '04101', latitude: null },
    });
  });

  test('refuse an unknown account and another buyer’s', async () => {
    const nobody = await client.get(`${store}/effective-accounts/001Tf0000000999`);
    expect([nobody.status, nobody.body[0].errorCode]).toEqual([404, 'EFFECTIVE_ACCOUNT_NOT_FOUND']);
    await client.signIn('sam');
    const brasserie = '001Tf0000000002';
    expect((await client.get(`${store}/effective-accounts/${brasserie}`)).status).toBe(403);
    expect((await client.get(`${store}/carts/current`, { effectiveAccountId: brasserie })).status).toBe(403);
  });

  test('have their own addresses, which can be added to', async () => {
    const path = `${store}/accounts/current/addresses`;
    const [first] = (await client.get(path)).body.items;
    expect(first).toMatchObject({ name: 'Harbor Lane Taproom', isDefault: true, country: 'US' });
    expect((await client.post(path, { street: '1 Quay' })).status).toBe(400);
    expect((await client.post(path, { name: 'Cellar', countryCode: 'US' })).status).toBe(400);
    const added = await client.post(path, { name: 'Cellar', street: '1 Quay', country: 'US' });
    expect(added.status).toBe(201);
    expect((await client.patch(`${path}/${added.body.addressId}`, { street: '2 Quay' })).body.street).toBe('2 Quay');
    expect((await client.del(`${path}/${added.body.addressId}`)).status).toBe(204);
    expect((await client.get(path)).body.count).toBe(1);
  });

  test('include the buyer’s own profile, without the email', async () => {
    expect((await client.patch(`${store}/myprofile`, { phoneNumber: '(207) 555-0100' })).body).toMatchObject({
      firstName: 'Dana',
      phoneNumber: '(207) 555-0100',
    });
    expect((await client.patch(`${store}/myprofile`, { email: 'x@y.example' })).status).toBe(400);
  });
});
