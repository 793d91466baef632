// npm run test:mutations [-- layer …] [--since=<commit>] [--incremental]
//   (none)            every layer of layers.ts: changes each expression, and counts the changes that no test notices
//   rules cart        only these layers
//   --since=<commit>  only lines that differ from a commit: what a change adds, in minutes instead of an hour
//   --incremental     keeps what the last such run found, as long as the code and the tests are the same: to see what new
//                     tests notice
import { runTs } from '../../scripts/run-ts.mjs';

await runTs(new URL('./run.ts', import.meta.url).pathname);
