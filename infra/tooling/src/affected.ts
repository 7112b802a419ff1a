import { parseArgs } from 'node:util';
import { affectedParts, deployableOf, type AffectedPart } from './affected/affected-parts.ts';
import { changesSince } from './affected/changes.ts';
import { testsOf } from './affected/tests-of.ts';
import { runCommand } from './run-command.ts';
import { meetSystemNeeds } from './system-needs.ts';

/** Reasons that are printed; `--json` has them all. */
const shownReasons = 3;

/**
 * `npm run affected -- --since main`: the parts that the changes since a commit (HEAD) touch, why, and their tests.
 * `--test` runs these, `--deployable` names the parts that have a new version, for a program to read.
 */
function print(parts: readonly AffectedPart[]): void {
  if (parts.length === 0) console.log('No part is affected.');
  for (const { part, hasNewVersion, because, tests } of parts) {
    const more = because.length > shownReasons ? ` and ${because.length - shownReasons} more` : '';
    console.log(`${part.padEnd(24)}${hasNewVersion ? 'new version' : 'same version'}`);
    console.log(`  because  ${because.slice(0, shownReasons).join(', ')}${more}`);
    console.log(`  tests    ${tests}`);
  }
}

/** Runs the tests of what the changes touch; returns the exit code. */
async function test(parts: readonly AffectedPart[], files: readonly string[]): Promise<number> {
  for (const { program } of await meetSystemNeeds()) console.error(`NOT AVAILABLE: ${program}`);
  const wanted = testsOf(parts, files);
  console.log(wanted.length === 0 ? 'Tests of all parts.' : `Tests: ${wanted.join(' ')}`);
  return runCommand('vitest', ['run', ...wanted]);
}

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    json: { type: 'boolean' },
    deployable: { type: 'boolean' },
    test: { type: 'boolean' },
  },
});
const changes = changesSince(values.since ?? 'HEAD');
const parts = affectedParts(changes);
if (values.test === true) process.exitCode = await test(parts, changes.files);
else if (values.deployable === true) console.log(JSON.stringify(deployableOf(parts)));
else if (values.json === true) console.log(JSON.stringify(parts, null, 2));
else print(parts);
