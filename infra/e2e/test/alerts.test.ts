import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedFaults, type AlertFault } from '../src/alerts/alert-faults.ts';
import { startAlertingProcess, type AlertingProcess } from '../src/alerts/alerting-process.ts';
import { startRefusingMailServer, type RefusingMailServer } from '../src/alerts/refusing-mail-server.ts';
import { startPrometheus, type Prometheus } from '../src/alerts/start-prometheus.ts';

/** The nightly run fires all; two show that rules, metrics and Prometheus fit together. */
const all = process.env['ALERTS'] === 'all';
const faults = embeddedFaults.slice(0, all ? undefined : 2);

let dataDir: string;
let site: AlertingProcess;
let prometheus: Prometheus;
let mail: RefusingMailServer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'alerts-'));
  // A small disk of its own, which can be filled. It needs root, as the nightly run has it.
  if (all) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', dataDir]);
  mail = await startRefusingMailServer();
  site = await startAlertingProcess(dataDir, { SMTP_URL: mail.url });
  prometheus = await startPrometheus(site.metricsPort, { residentBytes: 500e6 });
});
afterAll(async () => {
  await prometheus.stop();
  await site.stop();
  mail.stop();
  if (all) execFileSync('umount', [dataDir]);
  await rm(dataDir, { recursive: true, force: true });
});

/** Resolves once the alert fires, or no longer does. */
async function until(alert: string, isFiring: boolean, fault?: AlertFault): Promise<void> {
  await expect
    .poll(
      async () => {
        await fault?.repeat?.(site);
        return (await prometheus.firing()).includes(alert);
      },
      { timeout: 120_000, interval: 200 },
    )
    .toBe(isFiring);
}

describe('an alert of a real Prometheus over the running site', () => {
  it.each(faults)('$alert fires at its fault, and is resolved when it ends [OPS-07]', async (fault) => {
    await fault.begin(site);
    await until(fault.alert, true, fault);
    await fault.end?.(site);
    await until(fault.alert, false);
  });
});
