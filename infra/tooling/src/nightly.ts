import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from './build.ts';
import { suites, type Suite } from './nightly-suites.ts';
import { root, runCommand } from './run-command.ts';
import { meetSystemNeeds } from './system-needs.ts';

interface Outcome {
  readonly suite: Suite;
  readonly passed: boolean;
  readonly minutes: number;
}

const recordFile = path.join(root, 'infra/docs/nightly.md');

async function run(suite: Suite): Promise<Outcome> {
  console.log(`\nnightly: ${suite.name}, ${suite.size}`);
  const startedAt = performance.now();
  const [program, ...args] = suite.command;
  const code = await runCommand(program, args, suite.env);
  return { suite, passed: code === 0, minutes: Math.round((performance.now() - startedAt) / 6000) / 10 };
}

/** The rows of the record by the name of their suite. */
function recordedRows(): ReadonlyMap<string, string> {
  if (!existsSync(recordFile)) return new Map();
  const rows = readFileSync(recordFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return new Map(rows.map((row) => [row.split(' | ')[0]?.slice(2) ?? '', row]));
}

/** Replaces the row of this suite. The others stay as they were recorded, with the day and commit of their own run. */
function record({ suite: { name, size }, passed, minutes }: Outcome): void {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const row = `| ${name} | ${size} | ${passed ? 'passed' : 'FAILED'} | ${minutes} | ${day} | ${commit} |`;
  const rows = new Map([...recordedRows(), [name, row]]);
  const lines = [
    '# Nightly run',
    '',
    'Written by `npm run nightly`: the last run of each suite. `npm run nightly -- fuzz crash` runs the suites of such a name alone.',
    '',
    '| suite | size | outcome | minutes | day | commit |',
    '|---|---|---|---|---|---|',
    ...suites.map((suite) => rows.get(suite.name) ?? `| ${suite.name} | ${suite.size} | not run yet | | | |`),
    '',
  ];
  writeFileSync(recordFile, lines.join('\n'));
}

const wanted = process.argv.slice(2);
const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No suite has such a name. There are: ${suites.map(({ name }) => name).join('; ')}`);
  process.exit(2);
}
const lacking = await meetSystemNeeds();
for (const need of lacking) console.error(`NOT AVAILABLE: ${need.program}, needed for ${need.neededFor}`);
await buildAll({ compression: 'best' });
let hasFailed = lacking.length > 0;
for (const suite of chosen) {
  const outcome = await run(suite);
  record(outcome);
  hasFailed ||= !outcome.passed;
}
process.exitCode = hasFailed ? 1 : 0;
