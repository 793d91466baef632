// Writes the demo's data for the Vendure server: node write-shop-data.mjs <folder>
import { runTs } from '../../../scripts/run-ts.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: write-shop-data.mjs <folder>');
const { writeShopData } = await runTs(new URL('./shop-data.ts', import.meta.url).pathname);
await writeShopData(folder, Date.now());
