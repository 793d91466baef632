import { expect, it } from 'vitest';
import { createMemoryStore, type DemoStore } from '../../../src/adapters/demo';
import { parseFile } from '../../../src/adapters/demo/store/file-record';
import { demo, here } from './demo-support';

// WebKit refuses to store a `Blob` in a private window: its IndexedDB throws a DataCloneError.
function storeWithoutBlobs(): DemoStore {
  const store = createMemoryStore();
  const refuse = (value: unknown): void => {
    if (value instanceof Blob) throw new DOMException('Blobs are not supported', 'DataCloneError');
    if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) Object.values(value).forEach(refuse);
  };
  return {
    ...store,
    update: (key, change) =>
      store.update(key, (before) => {
        const after = change(before);
        refuse(after);
        return after;
      }),
  };
}

it('stores an uploaded photo where the browser cannot store a Blob', async () => {
  const storage = storeWithoutBlobs();
  const upload = demo({ storage }).support?.upload;
  if (upload === undefined) throw new Error('No uploads');
  const bytes = Uint8Array.of(137, 80, 78, 71);
  const { handle } = await upload({ file: new Blob([bytes], { type: 'image/png' }), name: 'cooler.png', ...here });
  const key = (await storage.keys()).find((one) => one.endsWith(handle));
  const file = parseFile(await storage.get(key ?? ''));
  expect(file).toMatchObject({ accountId: here.accountId, name: 'cooler.png' });
  expect(file?.content.type).toBe('image/png');
  expect(file && new Uint8Array(await file.content.arrayBuffer())).toEqual(bytes);
});
