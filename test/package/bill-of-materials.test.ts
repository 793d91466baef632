import { execFileSync } from 'node:child_process';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, test } from 'vitest';
import { billOfMaterials } from '../../scripts/bill-of-materials.mjs';
import { root } from '../../scripts/surface.mjs';

interface Named {
  readonly purl: string;
}

// The schema and its validator are CycloneDX's own.
const complaintsOf = (content: string) => new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(content);

test('the bill of materials is valid CycloneDX, and an invalid one is detected', async () => {
  const bill = billOfMaterials();
  expect(await complaintsOf(JSON.stringify(bill))).toBeNull();
  expect(await complaintsOf(JSON.stringify({ ...bill, components: [{ type: 'library' }] }))).not.toBeNull();
});

test('has every package that npm installs with this one, and the bundled ones', () => {
  const said = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { components }: { readonly components: readonly Named[] } = JSON.parse(said);
  const ours = new Set(billOfMaterials().components.map(({ purl }: Named) => purl));
  expect(components.length).toBeGreaterThan(8);
  expect(components.map(({ purl }) => purl).filter((purl) => !ours.has(purl))).toEqual([]);
  const names = [...ours].map((purl) => purl.replace(/@[^@]*$/, ''));
  expect(names).toEqual(expect.arrayContaining(['pkg:npm/react-dom', 'pkg:npm/%40radix-ui/react-focus-scope']));
});
