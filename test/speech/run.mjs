// npm run test:speech [-- options] [journey …]
//   (none)               every journey with Orca, in Firefox and in Chromium
//   --browser <name>     in one of them
//   --update             stores what is heard as the reviewed transcripts
import { runTs } from '../../scripts/run-ts.mjs';

// session.sh starts this file again, with a screen and Orca.
const entry = process.env.IN_SESSION === 'yes' ? './speak.ts' : './run.ts';
await runTs(new URL(entry, import.meta.url).pathname);
