// The platform test server of a release in a process of its own. Tells its parent where it listens.
import { join } from 'node:path';
import { runTs } from '../run-ts.mjs';

const [folder, storyTime] = process.argv.slice(2);
const { startPlatformServer } = await runTs(join(folder, 'test/support/platform-server/server.ts'));
const { url } = await startPlatformServer({ clock: () => Date.parse(storyTime) });
process.send(url);
// Whatever becomes of the parent, nothing of it stays.
process.on('disconnect', () => process.exit());
