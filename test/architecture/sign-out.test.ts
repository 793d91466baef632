import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createDemoAdapter } from '../../src/adapters/demo';
import { buyerDataOf } from '../support/session-data';

it('sign-out covers everything that is shared per adapter', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && /= \/\* @__PURE__ \*\/ perAdapter\(/.test(readFileSync(`src/${file}`, 'utf8')),
  );
  // The session ends on its own; listeners, start values of a session and adapter numbers contain nothing about a
  // buyer. The cart's figures are announced as null when the session ends.
  const others = [
    'runtime/session/session.ts',
    'runtime/watched.ts',
    'runtime/cart/announce-cart.ts',
    'runtime/host/host-session.ts',
    'widgets/common/define-widget.tsx',
  ];
  expect(files.filter((file) => !others.includes(file)).sort()).toEqual(
    Object.keys(buyerDataOf(createDemoAdapter({ storage: 'memory' }))).sort(),
  );
});
