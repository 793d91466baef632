// Runs journeys in one browser, inside of session.sh, and compares what is heard with the reviewed transcripts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defectsOf, transcriptOf } from './checks';
import { spokenJourneys } from './journeys';
import { type BrowserName, Listener } from './listener';

const { values, positionals } = parseArgs({
  options: { site: { type: 'string' }, browser: { type: 'string' }, update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const log = process.env.SPEECH_LOG;
if (values.site === undefined || log === undefined) throw new Error('Start this with npm run test:speech');
const site = values.site;
const browser: BrowserName = values.browser === 'chromium' ? 'chromium' : 'firefox';
const reviewed = join(import.meta.dirname, 'transcripts', browser);
const heardFolder = join(import.meta.dirname, '../../test-results/speech', browser);

let failed = 0;
for (const [name, journey] of Object.entries(spokenJourneys)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const started = Date.now();
  let failure: string | undefined;
  let steps: Listener['steps'] = [];
  // Which of two races the reader wins differs from run to run: a failed journey is repeated once.
  for (let run = 0; run < 2; run += 1) {
    const listener = await Listener.open(browser, { log, site });
    failure = await journey(listener).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    steps = listener.steps;
    await listener.close();
    if (failure === undefined) break;
  }
  const transcript = transcriptOf(steps);
  const problems = [...(failure === undefined ? [] : [failure]), ...defectsOf(steps)];
  mkdirSync(heardFolder, { recursive: true });
  writeFileSync(join(heardFolder, `${name}.txt`), transcript);
  const file = join(reviewed, `${name}.txt`);
  if (values.update && problems.length === 0) {
    mkdirSync(reviewed, { recursive: true });
    writeFileSync(file, transcript);
  }
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === transcript;
  failed += Number(problems.length > 0);
  const result = problems.length === 0 ? 'passed' : 'failed';
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${browser}  ${name}  ${result}  ${seconds} s${isSame ? '' : '  (differs from the reviewed transcript)'}`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
}
process.exitCode = failed === 0 ? 0 : 1;
