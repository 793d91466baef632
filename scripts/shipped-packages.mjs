import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './surface.mjs';

const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Development dependencies that are bundled: two packages of Radix, and React in the script-tag build. */
const bundled = ['@radix-ui/react-dialog', '@radix-ui/react-select', 'react', 'react-dom'];

/** Folder of a package that Node resolves from another folder; null if it isn't installed. */
function folderOf(name, from) {
  for (let folder = from; folder.startsWith(root.slice(0, -1)); folder = join(folder, '..')) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  return null;
}

/**
 * All packages that are installed with this one or bundled into it, sorted by name, each with its dependencies and
 * license text (null if it has none).
 */
export function shippedPackages() {
  const found = new Map();
  const queue = startingPoints().map((name) => [name, root]);
  while (queue.length > 0) {
    const [name, from] = queue.pop();
    const folder = folderOf(name, from);
    if (folder === null) continue;
    const { version, license, dependencies = {} } = manifest(folder);
    const key = `${name}@${version}`;
    if (found.has(key)) continue;
    const text = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    found.set(key, {
      name,
      version,
      license,
      text: text === undefined ? null : readFileSync(join(folder, text), 'utf8').trim(),
      needs: Object.keys(dependencies).flatMap((dependency) => keyOf(dependency, folder)),
    });
    queue.push(...Object.keys(dependencies).map((dependency) => [dependency, folder]));
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** Names of the packages that this one depends on directly. */
export const startingPoints = () => [...Object.keys(manifest(root).dependencies), ...bundled];

/** Name and version of a package that a folder resolves. */
export function keyOf(name, from = root) {
  const folder = folderOf(name, from);
  return folder === null ? [] : [`${name}@${manifest(folder).version}`];
}
