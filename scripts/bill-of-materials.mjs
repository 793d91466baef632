// Describes the content of the package for security reviews. The last step of `npm run build`:
// dist/sbom.cdx.json: packages that are shipped or installed with this one, as CycloneDX 1.6
// dist/embed/integrity.json: hashes of the script-tag build by path
// Builds of the same files write the same bytes: no time, no random number.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { keyOf, shippedPackages, startingPoints } from './shipped-packages.mjs';
import { root } from './surface.mjs';

const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const purlOfKey = (key) => purlOf(key.slice(0, key.lastIndexOf('@')), key.slice(key.lastIndexOf('@') + 1));

/** A package as a CycloneDX component: the scope of an npm name is its group. */
function componentOf({ name, version, license }) {
  const [group, rest] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purlOf(name, version),
    ...(group && { group }),
    name: rest,
    version,
    scope: 'required',
    licenses: [{ license: { id: license } }],
    purl: purlOf(name, version),
  };
}

/** Returns the software bill of materials of this package. */
export function billOfMaterials() {
  const packages = shippedPackages();
  const self = purlOf(own.name, own.version);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { ...componentOf(own), 'bom-ref': self, type: 'library' },
    },
    components: packages.map(componentOf),
    dependencies: [
      { ref: self, dependsOn: [...new Set(startingPoints().flatMap((name) => keyOf(name)))].map(purlOfKey).sort() },
      ...packages.map(({ name, version, needs }) => ({
        ref: purlOf(name, version),
        ...(needs.length > 0 && { dependsOn: [...new Set(needs)].map(purlOfKey).sort() }),
      })),
    ],
  };
}

/** Hash of a file's content in the format of a script's `integrity` attribute. */
const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Hashes of scripts by path; `files` are pairs of path and content. */
export const integrityOf = (files) =>
  Object.fromEntries(
    [...files]
      .filter(([path]) => path.endsWith('.js'))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, content]) => [path, hashOf(content)]),
  );

function scriptTagFiles() {
  const folder = join(root, 'dist/embed');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return paths.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [relative(folder, path), readFileSync(path)];
  });
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const write = (path, content) => writeFileSync(join(root, path), `${JSON.stringify(content)}\n`);
  write('dist/sbom.cdx.json', billOfMaterials());
  write('dist/embed/integrity.json', integrityOf(scriptTagFiles()));
}
