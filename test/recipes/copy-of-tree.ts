import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../../scripts/surface.mjs';

/** Output of a command, and its exit code. */
export interface Said {
  readonly status: number | null;
  readonly said: string;
}

/** One edit of a file: a text that occurs once, and its replacement. */
export type Edit = readonly [before: string, after: string];

/** A copy of the project's files, in which recipes are followed without changing the project itself. */
export interface TreeCopy {
  /** Runs a script of the copy, or of a package. */
  run(script: string, ...args: readonly string[]): Said;
  /** Edits files as a reader of a recipe does. Throws where a file has no such text, or has it twice. */
  edit(edits: Readonly<Record<string, readonly Edit[]>>): void;
  /** Writes a file that tests the result; not part of a recipe. */
  write(path: string, text: string): void;
  read(path: string): string;
  /** Paths of files that were added, removed or changed since the last call. */
  changes(): readonly string[];
  remove(): void;
}

/**
 * The project's own folders, for a copy: packages are outside of it, and build outputs must not mix with the
 * original's.
 */
const configOfCopy = `import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

export default mergeConfig(config, { cacheDir: '.vite', server: { fs: { strict: false } } });
`;

/** Copies every file of the project that git tracks, and links to its packages. */
export function copyTree(): TreeCopy {
  const copy = mkdtempSync(join(tmpdir(), 'tradefront-recipes-'));
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
  for (const path of paths) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'vitest.copy.config.ts'), configOfCopy);

  const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
  const filesNow = (): ReadonlyMap<string, string> =>
    new Map(
      ['src', 'stories', 'test', 'scripts']
        .flatMap((folder) =>
          readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|txt|json|mdx|tpl)$/.test(entry.name))
            .map((entry) => relative(copy, join(entry.parentPath, entry.name))),
        )
        .concat('package.json')
        .map((path) => [path, read(path)]),
    );
  /** Files of the copy outside all recipes. */
  const own = new Set<string>();
  let known = filesNow();

  return {
    read,
    run(script, ...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, VITEST: undefined },
      });
      return { status, said: `${stdout}\n${stderr}` };
    },
    edit(edits) {
      for (const [path, changes] of Object.entries(edits)) {
        const text = changes.reduce((before, [old, next]) => {
          const found = before.split(old).length - 1;
          if (found !== 1) throw new Error(`${path} has ${found} of these, and a recipe needs one: ${old}`);
          return before.replace(old, () => next);
        }, read(path));
        writeFileSync(join(copy, path), text);
      }
    },
    write(path, text) {
      own.add(path);
      mkdirSync(join(copy, dirname(path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    },
    changes() {
      const now = filesNow();
      const changed = [...new Set([...known.keys(), ...now.keys()])].filter(
        (path) => known.get(path) !== now.get(path) && !own.has(path),
      );
      known = now;
      return changed.sort();
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
