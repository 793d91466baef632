import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildRecordedSite, scriptOf } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built demo site. */
    siteFolder: string;
    /** Script that finds elements in a page. */
    finder: string;
  }
}

/** Builds the demo site once for all engines. */
export default async function buildForEngines({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tradefront-engines-'));
  await buildRecordedSite(folder);
  provide('siteFolder', folder);
  provide('finder', await scriptOf('finder.ts', 'finder'));
  return () => rm(folder, { recursive: true, force: true });
}
