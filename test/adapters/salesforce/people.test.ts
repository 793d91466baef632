import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { recordId } from '../../support/platform-server/ids';
import { openStore, type Store } from './support/store';
import { json, stubbed } from './support/stub';

const at = { accountId: recordId('account', 1), locale: 'en-US' };
const passwords = { current: 'Taproom-2207', next: 'Bottle-Shop-2215' };

let store: Store;
beforeEach(async () => {
  store = await openStore();
});
afterEach(() => store.close());

const sentTo = (method: string) => store.server.platform.log.entries.filter(({ path }) => path.endsWith(`/${method}`));

describe('changing a password', () => {
  it.each([
    [
      'throws the passwords',
      json(
        {
          exceptionType: 'System.AuraHandledException',
          isUserDefinedException: false,
          message: `INVALID_API_INPUT: ${passwords.next} after ${passwords.current}`,
        },
        400,
      ),
    ],
    [
      'returns them in its status',
      new Response(`[{"errorCode":"X","message":"${passwords.next}"}]`, { status: 500, statusText: passwords.current }),
    ],
    ['answers with them', json({ outcome: 'refused', reason: passwords.next })],
    ['answers with a page that contains them', new Response(`<html>${passwords.next}</html>`, { status: 200 })],
  ])('is absent from errors of a store that %s', async (_, answer) => {
    const { adapter } = stubbed({ changePassword: answer });
    const thrown: unknown = await adapter.password.change(passwords).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(PortError);
    const chain = [thrown, (thrown as PortError).cause]; // The assertion above guarantees an error.
    const said = chain
      .map((one) => `${String(one)} ${JSON.stringify(one)} ${one instanceof Error ? one.stack : ''}`)
      .join(' ');
    expect(said).not.toContain(passwords.current);
    expect(said).not.toContain(passwords.next);
  });

  it('is sent only in the body of a POST, and the adapter does not store it', async () => {
    await expect(store.adapter.password.change(passwords)).resolves.toEqual({ outcome: 'done' });
    expect(sentTo('changePassword')).toHaveLength(1);
    expect(
      JSON.stringify([store.server.platform.log.entries, store.peek(), [...store.server.platform.ledger.passwords]]),
    ).not.toMatch(/Taproom-2207|Bottle-Shop-2215/);
  });
});

describe('autopay over server methods', () => {
  it('is quoted by the store for a selection, which it does not store', async () => {
    const before = await store.adapter.wallet.autopay(at);
    const method = (await store.adapter.wallet.methods(at)).find(
      ({ problem, id }) => problem === null && id !== before.methodId,
    );
    if (method === undefined) throw new Error('The story has a second method');
    const limit = { minor: 150_000, currency: 'USD' };
    const quoted = await store.adapter.wallet.autopay({
      ...at,
      choice: { enabled: true, methodId: method.id, day: 9, limit },
    });
    expect(quoted).toMatchObject({
      enabled: true,
      methodId: method.id,
      day: 9,
      limit,
      next: { date: expect.stringMatching(/-09$/) },
    });
    expect(quoted.next?.amount.minor).not.toBe(before.next?.amount.minor);
    expect((await store.adapter.wallet.autopay({ ...at, choice: { enabled: false } })).enabled).toBe(false);
    expect(await store.adapter.wallet.autopay(at)).toEqual(before);
  });
});

describe('the upload of a file for a case', () => {
  const bytes = new Uint8Array(900_000).map((_, place) => place % 251);
  const file = new Blob([bytes], { type: 'image/png' });

  it('sends parts, reports progress and delivers the complete file', async () => {
    const progress: number[] = [];
    const { handle } = await store.adapter.support.upload(
      { ...at, file, name: 'cooler.png' },
      { onProgress: (fraction) => progress.push(fraction) },
    );
    expect(progress).toEqual([393_216 / 900_000, 786_432 / 900_000, 1]);
    const uploaded = store.server.platform.ledger.uploads.get(handle);
    expect(uploaded?.name).toBe('cooler.png');
    expect(uploaded?.content.equals(Buffer.from(bytes))).toBe(true);
  });

  it('stops at the next part after an abort', async () => {
    const controller = new AbortController();
    const upload = store.adapter.support.upload(
      { ...at, file, name: 'cooler.png' },
      { signal: controller.signal, onProgress: () => controller.abort() },
    );
    await expect(upload).rejects.toMatchObject({ code: 'aborted' });
    expect(sentTo('uploadCaseFile')).toHaveLength(1);
  });

  it('does not start after an abort, and rejects an empty file', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(
      store.adapter.support.upload({ ...at, file, name: 'cooler.png' }, { signal: controller.signal }),
    ).rejects.toMatchObject({ code: 'aborted' });
    await expect(
      store.adapter.support.upload({ ...at, file: new Blob([], { type: 'image/png' }), name: 'empty.png' }),
    ).rejects.toMatchObject({ code: 'rejected', fields: { file: 'valueMissing' } });
    expect(sentTo('uploadCaseFile')).toEqual([]);
  });

  it('is refused by a case while a part is missing', async () => {
    const controller = new AbortController();
    let handle = '';
    const watching = store.adapterWith({
      async fetch(input, init) {
        const response = await store.fetch(input, init);
        const body: { readonly handle?: string } | null = await response
          .clone()
          .json()
          .catch(() => null);
        handle = body?.handle ?? handle;
        return response;
      },
    });
    await watching.support
      .upload({ ...at, file, name: 'cooler.png' }, { signal: controller.signal, onProgress: () => controller.abort() })
      .catch(() => undefined);
    expect(handle).not.toBe('');
    const contact = { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' };
    const answer = await store.adapter.createCase.prepare({
      ...at,
      draftId: 'd',
      case: {
        kind: 'customer',
        equipment: null,
        problemType: 'delivery',
        reason: 'missing',
        message: 'Two cases',
        attachments: [handle],
        availability: [],
        contact,
        onsiteContact: null,
        onBehalfOf: null,
        about: null,
      },
    });
    expect(answer).toEqual({ outcome: 'refused', reason: 'attachment-gone' });
  });
});

describe('a user whose access is disabled', () => {
  it('is signed out with the next call and cannot sign in', async () => {
    const dana = store.adapter;
    const { items } = await dana.users.search({
      ...at,
      text: 'sam',
      permission: null,
      status: null,
      sort: 'NameAsc',
      page: 0,
      pageSize: 10,
    });
    await store.signIn('sam');
    await expect(dana.session.user({})).resolves.toMatchObject({ firstName: 'Sam' });
    await store.signIn('dana');
    await expect(dana.users.setEnabled({ ...at, userId: items[0]?.id ?? '', enabled: false })).resolves.toMatchObject({
      outcome: 'done',
      user: { enabled: false },
    });
    await store.signIn(null);
    await store.signIn('sam');
    await expect(dana.session.user({})).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('is greeted with a changed name', async () => {
    await store.adapter.profile.save({ locale: 'en-US', changes: { firstName: 'Robin' } });
    await expect(store.adapter.session.user({})).resolves.toMatchObject({ firstName: 'Robin' });
    await expect(store.adapter.platform.profile()).resolves.toMatchObject({ firstName: 'Robin' });
  });
});
