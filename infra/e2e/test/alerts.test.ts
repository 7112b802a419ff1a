import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRabbit } from '@pathshala/test-servers/start-rabbit';
import { describe, expect, it } from 'vitest';
import { brokerFaults, embeddedFaults, unreached, type AlertFault } from '../src/alerts/alert-faults.ts';
import { startAlertingProcess, type AlertingProcess } from '../src/alerts/alerting-process.ts';
import { startRefusingMailServer } from '../src/alerts/refusing-mail-server.ts';
import { rulesFile, startPrometheus, type Prometheus } from '../src/alerts/start-prometheus.ts';

/** The nightly run fires `all`; two show that rules, metrics and Prometheus fit together. `DiskLow,JobsLate`: these. */
const wanted = process.env['ALERTS'] ?? 'DeadLetters,ProcessAway';
const isWanted = ({ alert }: AlertFault) => wanted === 'all' || wanted.split(',').includes(alert);
const chosen = embeddedFaults.filter(isWanted);
const noBroker = { kill: async () => undefined, restart: async () => undefined };
const ofBroker = brokerFaults(noBroker).filter(isWanted);

interface Watched {
  readonly site: AlertingProcess;
  readonly prometheus: Prometheus;
}

/** Runs the product and a Prometheus that reads it. `onSmallDisk`: its data are on a disk that can be filled, which needs root. */
async function whileWatched<Result>(
  env: Readonly<Record<string, string>>,
  onSmallDisk: boolean,
  act: (watched: Watched) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'alerts-'));
  if (onSmallDisk) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', dataDir]);
  const site = await startAlertingProcess(dataDir, env);
  const prometheus = await startPrometheus(site.metricsPort, { residentBytes: 500e6 });
  try {
    return await act({ site, prometheus });
  } finally {
    await prometheus.stop();
    await site.stop();
    if (onSmallDisk) execFileSync('umount', [dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Waits until the alert fires, or no longer does. */
async function until(fault: AlertFault, { site, prometheus }: Watched, isFiring: boolean): Promise<void> {
  const ask = async () => {
    if (isFiring) await fault.repeat?.(site);
    return (await prometheus.firing()).includes(fault.alert);
  };
  await expect.poll(ask, { timeout: 120_000, interval: 200, message: fault.alert }).toBe(isFiring);
}

/** Returns the alerts that fired, in their order. */
async function fireAll(faults: readonly AlertFault[], watched: Watched): Promise<readonly string[]> {
  const fired: string[] = [];
  for (const fault of faults) {
    await fault.begin(watched.site);
    await until(fault, watched, true);
    fired.push(fault.alert);
    if (fault.lasts !== true) {
      await fault.end?.(watched.site);
      await until(fault, watched, false);
    }
    console.log(`${fault.alert} fired${fault.lasts === true ? '' : ' and was resolved'}`);
  }
  // The last fault has ended those that lasted.
  for (const fault of faults) await until(fault, watched, false);
  return fired;
}

describe('the alerts of a real Prometheus over the running site', () => {
  it('fire at their faults, and are resolved when these end [OPS-07]', async () => {
    const mail = await startRefusingMailServer();
    const isDiskFilled = chosen.some(({ alert }) => alert === 'DiskLow');
    const act = (watched: Watched) => fireAll(chosen, watched);
    const fired = await whileWatched({ SMTP_URL: mail.url }, isDiskFilled, act);
    mail.stop();
    expect(fired).toEqual(chosen.map(({ alert }) => alert));
  }, 900_000);

  it.each(ofBroker.length === 0 ? [] : ['RabbitMQ'])(
    'fire while the broker is away, and are resolved when it is back',
    async () => {
      const broker = await startRabbit();
      const faults = brokerFaults(broker).filter(isWanted);
      const keys = { SESSION_SECRET: 's'.repeat(32), INTERNAL_SIGNING_KEY: 'k'.repeat(32) };
      const folder = await mkdtemp(path.join(tmpdir(), 'alerts-mail-'));
      const folders = { UPLOADS_DIR: folder, MAIL_DIR: folder };
      const env = { ...keys, ...folders, AMQP_URL: broker.url, PUBLIC_URL: 'http://localhost:4000' };
      const fired = await whileWatched(env, false, (watched) => fireAll(faults, watched));
      await rm(folder, { recursive: true });
      expect(fired).toEqual(faults.map(({ alert }) => alert));
      await broker.stop();
    },
    300_000,
  );

  it('are each led to by a fault here, but for those that are named', () => {
    const rules = [...readFileSync(rulesFile, 'utf8').matchAll(/- alert: (\w+)/gu)].map(([, name]) => name);
    const led = [...embeddedFaults, ...brokerFaults(noBroker)].map(({ alert }) => alert);
    expect(new Set([...led, ...unreached])).toEqual(new Set(rules));
  });
});
