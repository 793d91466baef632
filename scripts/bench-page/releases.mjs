// Releases to measure: this tree, and the previous release, each as a published build.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../surface.mjs';

const cacheFolder = join(tmpdir(), 'tradefront-bench-page');

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The newest tag; without tags, the last commit of this branch that is at least two days older than its newest. */
export function previousRelease() {
  try {
    return git('rev-parse', `${git('describe', '--tags', '--abbrev=0')}^{commit}`);
  } catch {
    const newest = Number(git('log', '-1', '--format=%ct'));
    return git('rev-list', '-1', '--first-parent', `--before=${newest - 2 * 24 * 3600}`, 'HEAD');
  }
}

/** This tree with its uncommitted changes. Its builds are renewed in each run, except with `isBuilt`. */
export function thisRelease({ isBuilt }) {
  const out = join(cacheFolder, `tree-${createHash('sha1').update(root).digest('hex').slice(0, 8)}`);
  if (!isBuilt) rmSync(out, { recursive: true, force: true });
  return { name: 'ours', folder: root, out };
}

/**
 * Creates a folder with hard links to the same files. Bundlers would follow a symbolic link to the folder and find
 * packages outside of the tree.
 */
function linkTree(from, to) {
  mkdirSync(to);
  // The dev server's cache belongs to one tree.
  for (const entry of readdirSync(from, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.vite'))) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch (error) {
    // The temporary folder can be on another disk.
    if (error.code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}

/** The tree of a commit, with the packages of this tree. It is kept with its builds in the temporary folder. */
export function releaseOf(commit) {
  const id = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = join(cacheFolder, id, 'tree');
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    const archive = execFileSync('git', ['archive', id], { cwd: root, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', partial], { input: archive });
    renameSync(partial, folder);
  }
  // An earlier run may have linked other versions.
  const packages = join(folder, 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  linkTree(join(root, 'node_modules'), packages);
  return { name: git('log', '-1', '--format=%h', id), folder, out: join(cacheFolder, id) };
}

const configs = {
  demo: 'src/portal/site/vite.config.ts',
  platform: 'test/support/platform-server/site/vite.config.ts',
  embed: 'src/embed/vite.config.ts',
};

/** Folder with a release's site or script, built with the release's configuration. */
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
