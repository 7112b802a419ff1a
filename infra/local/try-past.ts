import { mkdtempSync } from 'node:fs';
import { readConfig } from '/work/wt/past/infra/service-kit/src/config/read-config.ts';
import { loadPast } from '/work/wt/past/infra/local/src/past/load-past.ts';
const dir = mkdtempSync('/tmp/past-data-');
console.log(dir);
const t = performance.now();
const cpu = process.cpuUsage();
await loadPast(readConfig({ ...process.env, DATA_DIR: dir, LOG_LEVEL: 'warn', PORT: '0' }), {
  now: Date.now(),
  report: console.log,
});
const used = process.cpuUsage(cpu);
console.log(Math.round(performance.now() - t), 'ms', used.user / 1000, used.system / 1000);
process.exit(0);
