import { parseArgs } from 'node:util';
import { affectedParts, type AffectedPart } from './affected/affected-parts.ts';
import { changesSince } from './affected/changes.ts';

/** Reasons that are printed; `--json` has them all. */
const shownReasons = 3;

/** `npm run affected -- --since main`: the parts that the changes since a commit (HEAD) touch, why, and their tests. */
function print(parts: readonly AffectedPart[]): void {
  if (parts.length === 0) console.log('No part is affected.');
  for (const { part, hasNewVersion, because, tests } of parts) {
    const more = because.length > shownReasons ? ` and ${because.length - shownReasons} more` : '';
    console.log(`${part.padEnd(24)}${hasNewVersion ? 'new version' : 'same version'}`);
    console.log(`  because  ${because.slice(0, shownReasons).join(', ')}${more}`);
    console.log(`  tests    ${tests}`);
  }
}

const { values } = parseArgs({ options: { since: { type: 'string' }, json: { type: 'boolean' } } });
const parts = affectedParts(changesSince(values.since ?? 'HEAD'));
if (values.json === true) console.log(JSON.stringify(parts, null, 2));
else print(parts);
