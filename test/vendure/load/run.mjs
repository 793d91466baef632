// npm run bench:vendure [-- --write]
//   Load on Vendure with Postgres: with the plugin in one process and in two, and without the plugin. `--write` writes
//   the figures into stories/docs/performance.mdx.
import { runTs } from '../../../scripts/run-ts.mjs';

await runTs(new URL('./load.ts', import.meta.url).pathname);
