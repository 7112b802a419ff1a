import { parseArgs } from 'node:util';
import type { Mode } from './chaos/chaos-site.ts';
import { allFaults } from './chaos/plan.ts';
import { runChaos, type ChaosReport } from './chaos/run-chaos.ts';

const usage = `npm run chaos -- [--seed N] [--sittings M] [--mode embedded|distributed] [--faults kill,broker,…]
       [--every SECONDS] [--lasts SECONDS] [--players N] [--think MS]

Both modes without --mode. Faults: ${allFaults.map(({ name }) => name).join(', ')}`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    sittings: { type: 'string', default: '1000' },
    mode: { type: 'string' },
    faults: { type: 'string', default: '' },
    every: { type: 'string', default: '3' },
    lasts: { type: 'string', default: '2' },
    players: { type: 'string', default: '24' },
    think: { type: 'string', default: '30' },
    help: { type: 'boolean', default: false },
  },
});

function report(mode: Mode, { sittings, calls, violations, setBackSubmits, faults }: ChaosReport): void {
  console.log(`\n${mode}: ${sittings} sittings, ${calls} calls of exams`);
  console.log('fault | row | times | failed (R2) | steady after, median and max (R3) | submits | their p99');
  for (const fault of faults) {
    const steady = fault.steadySeconds.toSorted((one, other) => one - other);
    const [middle = 0, last = 0] = [steady[Math.floor(steady.length / 2)], steady.at(-1)];
    const words = steady.length === 0 ? '-' : `${middle.toFixed(2)} s, ${last.toFixed(2)} s`;
    console.log(
      `${fault.name} | ${fault.row} | ${fault.times} | ${fault.failed} | ${words} | ${fault.submits} | ${Math.round(fault.submitP99Ms)} ms`,
    );
  }
  if (setBackSubmits.length > 0)
    console.log(
      `missing because the stores were set back: ${setBackSubmits.length}, ${setBackSubmits.slice(0, 5).join('; ')}`,
    );
  for (const violation of violations.slice(0, 20)) console.log(`VIOLATION ${violation}`);
  if (violations.length > 0) console.log(`${violations.length} violations`);
}

if (values.help) {
  console.log(usage);
  process.exit(0);
}
// Processes and mounted folders of the run end with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const seed = Number(values.seed);
const modes: readonly Mode[] =
  values.mode === 'embedded' || values.mode === 'distributed' ? [values.mode] : ['embedded', 'distributed'];
console.log(`seed ${seed}`);
for (const mode of modes) {
  const done = await runChaos({
    mode,
    seed,
    sittings: Number(values.sittings),
    faults: values.faults.split(',').filter((name) => name !== ''),
    everyMs: Number(values.every) * 1000,
    lastsMs: Number(values.lasts) * 1000,
    together: Number(values.players),
    thinkMs: Number(values.think),
    print: (line) => console.log(line),
  });
  report(mode, done);
  if (done.violations.length > 0) process.exitCode = 1;
}
process.exit();
