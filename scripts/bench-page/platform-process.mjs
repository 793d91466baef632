// The platform test server of a release in a separate process. Sends its address to the parent process.
import { join } from 'node:path';
import { runTs } from '../run-ts.mjs';

const [folder, storyTime] = process.argv.slice(2);
const { startPlatformServer } = await runTs(join(folder, 'test/support/platform-server/server.ts'));
const { url } = await startPlatformServer({ clock: () => Date.parse(storyTime) });
process.send(url);
// Ends together with the parent process.
process.on('disconnect', () => process.exit());
