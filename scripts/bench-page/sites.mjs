// The sites of a release, served during a run.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { embedPages } from './embed-pages.mjs';
import { builtOf } from './releases.mjs';
import { serve } from './serve.mjs';
import { STORY_TIME } from './visit.mjs';

/** Serves each site once; `close` stops all of them. */
export function createSites() {
  const served = new Map();
  const closers = [];

  async function start(release, kind, protocol) {
    const folder = builtOf(release, kind);
    const upstream = kind === 'platform' ? await startPlatform(release) : null;
    const server = await serve({
      folders: { [kind === 'embed' ? '/embed' : '/']: folder },
      pages: kind === 'embed' ? embedPages : {},
      upstream,
      isSecure: protocol === 'h2',
    });
    closers.push(server.close);
    return { kind, url: server.url };
  }

  /** Starts a platform test server in a separate process. */
  function startPlatform({ folder }) {
    const child = fork(fileURLToPath(new URL('platform-process.mjs', import.meta.url)), [folder, STORY_TIME]);
    closers.push(() => child.connected && child.disconnect());
    return new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('The platform server of this release does not start')));
    });
  }

  return {
    get(release, kind, protocol) {
      const key = `${release.name} ${kind} ${protocol}`;
      if (!served.has(key)) served.set(key, start(release, kind, protocol));
      return served.get(key);
    },
    close: () => closers.forEach((close) => close()),
  };
}
