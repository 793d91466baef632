// What is measured: this tree, and the release before it, each built as it is published.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../surface.mjs';

const kept = join(tmpdir(), 'tradefront-bench-page');

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The newest tag, or without tags the last commit of this line of history that is two days older than its newest. */
export function previousRelease() {
  try {
    return git('rev-parse', `${git('describe', '--tags', '--abbrev=0')}^{commit}`);
  } catch {
    const newest = Number(git('log', '-1', '--format=%ct'));
    return git('rev-list', '-1', '--first-parent', `--before=${newest - 2 * 24 * 3600}`, 'HEAD');
  }
}

/** This tree as it stands. What it builds is built anew in each run, but with `isBuilt`. */
export function thisRelease({ isBuilt }) {
  const out = join(kept, `tree-${createHash('sha1').update(root).digest('hex').slice(0, 8)}`);
  if (!isBuilt) rmSync(out, { recursive: true, force: true });
  return { name: 'ours', folder: root, out };
}

/** The tree of a commit, with the packages of this one. It and its builds are kept in the temporary folder. */
export function releaseOf(commit) {
  const id = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = join(kept, id, 'tree');
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    const archive = execFileSync('git', ['archive', id], { cwd: root, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', partial], { input: archive });
    renameSync(partial, folder);
  }
  // Another checkout may have been the first to need this commit, and be gone.
  const packages = join(folder, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(join(root, 'node_modules'), packages);
  return { name: git('log', '-1', '--format=%h', id), folder, out: join(kept, id) };
}

const configs = {
  demo: 'src/portal/site/vite.config.ts',
  platform: 'test/support/platform-server/site/vite.config.ts',
  embed: 'src/embed/vite.config.ts',
};

/** The folder with a release's site or script, built with its own configuration. */
export function builtOf({ name, folder, out }, what) {
  const built = join(out, what);
  if (existsSync(built)) return built;
  console.log(`Building ${what} of ${name} …`);
  const partial = `${built}.${process.pid}`;
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const options = ['--configLoader', 'runner', '--outDir', partial, '--emptyOutDir', '--sourcemap', 'false'];
  try {
    execFileSync(process.execPath, [vite, 'build', '--config', configs[what], ...options], {
      cwd: folder,
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error(`${what} of ${name} does not build: ${String(error.stderr).trim().split('\n')[0]}`);
  }
  renameSync(partial, built);
  return built;
}
