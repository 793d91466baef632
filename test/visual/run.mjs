// npm run visual [-- --update] [-- widget …]: every state of the widgets as a picture, beside the ones kept.
import { runTs } from '../../scripts/run-ts.mjs';

await runTs(new URL('./visual.ts', import.meta.url).pathname);
