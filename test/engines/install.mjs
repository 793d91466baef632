// Installs the engines that this machine lacks, if it is a Debian where this process may, and otherwise says what to do.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runTs } from '../../scripts/run-ts.mjs';

const { engines, missingPrograms } = await runTs(new URL('./drivers/engines.ts', import.meta.url).pathname);
const lacking = () => Object.values(engines).filter((engine) => missingPrograms(engine).length > 0);
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

if (lacking().length > 0 && canInstall) {
  const packages = lacking().flatMap((engine) => engine.packages);
  console.log(`Installing ${packages.join(', ')}`);
  const apt = (...args) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages, 'fonts-liberation');
  } catch {
    // The message below says what is missing.
  }
}
for (const engine of lacking())
  console.log(
    `${engine.name} is not run: there is no ${missingPrograms(engine).join(' and no ')}. ` +
      `On Debian: apt-get install --no-install-recommends ${engine.packages.join(' ')}`,
  );
