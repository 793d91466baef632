// npm run test:announcements [-- story …]: writes the table of what the live regions announce.
import { runTs } from '../../scripts/run-ts.mjs';

await runTs(new URL('./announcements.ts', import.meta.url).pathname);
