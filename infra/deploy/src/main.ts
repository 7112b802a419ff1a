import { parseArgs } from 'node:util';
import { openDeployment } from './environment.ts';
import { Rejection } from '@pathshala/releases/rejection';
import { commandOf, usage } from './run.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Exit codes: 0 done, 1 refused, 2 no such command. */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, override: { type: 'string' } },
  allowPositionals: true,
});
const run = commandOf(positionals);
if (run === null) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  try {
    const { text, data } = await run(() => openDeployment(process.env, values.override));
    print(values.json ? JSON.stringify(data, null, 2) : text);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    if (values.json) print(JSON.stringify({ refused: error.reasons }, null, 2));
    else for (const reason of error.reasons) process.stderr.write(`refused: ${reason}\n`);
    process.exitCode = 1;
  }
}
