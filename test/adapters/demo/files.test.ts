import { expect, it } from 'vitest';
import { createMemoryStore, type DemoStore } from '../../../src/adapters/demo';
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
  const { support } = demo({ storage: storeWithoutBlobs() });
  const upload = support?.upload;
  if (upload === undefined) throw new Error('No uploads');
  const file = new Blob([Uint8Array.of(137, 80, 78, 71)], { type: 'image/png' });
  const { handle } = await upload({ file, name: 'cooler.png', ...here });
  expect(handle).toMatch(/^up-/);
});
