// npm run visual [-- options] [widget …]
//   (none)           every state in four looks, beside pictures made from the base commit: where `main` was left, or HEAD
//   --base <commit>  the same beside another commit
//   --css <rules>    applied to both, to leave out a difference that is known: '.tf-image-frame { visibility: hidden }'
//   --kept           the key states in two looks, beside the pictures in git
//   --update         takes the pictures in git anew
import { runTs } from '../../scripts/run-ts.mjs';

await runTs(new URL('./visual.ts', import.meta.url).pathname);
