import { runFuzz } from './fuzz/run-fuzz.ts';
import { startFuzzSite } from './fuzz/fuzz-site.ts';

/** `npm run fuzz [-- requests [seed]]`: a repeated seed makes the same requests. */
const requests = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);

const site = await startFuzzSite();
console.log(`${requests} requests, seed ${seed}`);
const report = await runFuzz(site, {
  seed,
  requests,
  onProgress: (done) => {
    if (done % 10_000 === 0) console.log(`${done} …`);
  },
});
await site.stop();
for (const [kind, count] of Object.entries(report.answers).toSorted(([, a], [, b]) => b - a))
  console.log(String(count).padStart(8), kind);
console.log('never let in:', report.neverReached.join(', ') || 'none');
for (const fault of report.faults.slice(0, 50)) console.log(JSON.stringify(fault));
console.log(`${report.faults.length} faults`);
process.exitCode = report.faults.length === 0 ? 0 : 1;
