// npm run soak [-- schedules [first seed]]: the long random schedules of once-only commits.
import { runTs } from '../../scripts/run-ts.mjs';

await runTs(new URL('./soak.ts', import.meta.url).pathname);
