import { parseArgs } from 'node:util';
import { openDeployment } from './environment.ts';
import { Rejection } from './rejection.ts';
import { commandOf, usage } from './run.ts';

/** Exit codes: 0 done, 1 refused, 2 no such command. */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const run = commandOf(positionals);
if (run === null) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const { text, data } = await run(await openDeployment(process.env));
    console.log(values.json ? JSON.stringify(data, null, 2) : text);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    if (values.json) console.log(JSON.stringify({ refused: error.reasons }, null, 2));
    else for (const reason of error.reasons) console.error(`refused: ${reason}`);
    process.exitCode = 1;
  }
}
