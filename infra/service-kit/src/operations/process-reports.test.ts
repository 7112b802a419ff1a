import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics, type Metrics } from '../telemetry/metrics.ts';
import { createServiceReport } from './report-service.ts';
import { startProcessReports, type ProcessReports } from './process-reports.ts';
import { shownSettings } from './shown-settings.ts';

let folder: string;
let store: KeyValue;
let at = 1_800_000_000_000;
const warnings: string[] = [];
const log = { warn: (_facts: unknown, text?: string) => void warnings.push(text ?? '') } as never;
const running: { readonly reports: ProcessReports; readonly metrics: Metrics }[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'process-reports-'));
  store = await openSqliteKeyValue({ file: join(folder, 'key-value.sqlite') });
});
afterEach(async () => {
  for (const { reports, metrics } of running.splice(0)) {
    await reports.stop();
    metrics.close();
  }
  await store.close();
  rmSync(folder, { recursive: true });
});

async function start(part: string, shared: KeyValue | undefined = store) {
  const metrics = createMetrics();
  const reports = startProcessReports({
    part,
    version: '1.4.0',
    metrics,
    shared,
    env: { PORT: '4000', SESSION_SECRET: 'hush' },
    log,
    now: () => at,
  });
  running.push({ reports, metrics });
  await reports.report();
  return { reports, metrics };
}

const partsOf = async (reports: ProcessReports) =>
  (await reports.read()).processes.map(({ part }) => part).sort();

describe('the reports of the processes of a site', () => {
  it('are read by each of them, with figures, until a process stops', async () => {
    const gateway = await start('gateway');
    const exams = await start('svc-exams');
    exams.metrics.setDeadLetters('svc-exams.events', 3);
    await exams.reports.report();
    expect(await partsOf(gateway.reports)).toEqual(['gateway', 'svc-exams']);
    const { processes, isComplete } = await gateway.reports.read();
    expect(isComplete).toBe(true);
    expect(processes.find(({ part }) => part === 'svc-exams')?.figures).toContainEqual({
      name: 'pathshala_dead_letters',
      labels: { queue: 'svc-exams.events' },
      value: 3,
    });
    await exams.reports.stop();
    expect(await partsOf(gateway.reports)).toEqual(['gateway']);
  });

  it('have the history of each process, and its settings by name', async () => {
    const gateway = await start('gateway');
    gateway.metrics.observeCall({ kind: 'page', status: 200, seconds: 0.01 });
    const exams = await start('svc-exams');
    exams.metrics.observeRequest('svc-exams', {
      route: 'put /answers',
      status: 200,
      seconds: 0.01,
      counted: 'saves',
    });
    for (let round = 0; round < 4; round += 1) {
      at += 15_000;
      await exams.reports.report();
    }
    const memories = await gateway.reports.readMemories();
    expect(memories.map(({ part }) => part)).toEqual(['gateway', 'svc-exams']);
    expect(Math.max(...(memories[1]?.history.series['saves'] ?? []).map(Number))).toBeGreaterThan(0);
    expect(memories[1]?.settings).toEqual({ PORT: '4000', SESSION_SECRET: 'set' });
  });

  it('are those of the own process while the store is away, which is said once', async () => {
    const away: KeyValue = {
      ...store,
      addToSet: () => Promise.reject(new Error('away')),
      members: () => Promise.reject(new Error('away')),
    };
    warnings.length = 0;
    const { reports } = await start('gateway', away);
    await reports.report();
    expect(warnings).toEqual(['the report of this process could not be stored']);
    expect(await reports.read()).toMatchObject({ isComplete: false, processes: [{ part: 'gateway' }] });
    expect(await reports.readMemories()).toHaveLength(1);
  });
});

describe('the report of a service', () => {
  it('lists failed events without their content and without who they are about', async () => {
    const letter = {
      id: 'e1',
      queue: 'svc-notes.events',
      routingKey: 'notes.note.written.v1' as const,
      body: '{"data":{"email":"rahima@example.com"}}',
      headers: {},
      reason: 'no student rahima@example.com with 01712345678',
      failedAt: '2026-02-02T05:00:00.000Z',
      attempts: 4,
    };
    let reads = 0;
    const parts = { documents: true, writes: true, bus: true, 'key-value': true, clock: true, results: true };
    const read = createServiceReport(
      {
        name: 'svc-notes',
        definition: { subscriptions: [{}] } as never,
        status: async () => ({ status: 'ready', degraded: [], parts }),
      },
      {
        bus: {
          countDeadLetters: async () => 1,
          deadLetters: async () => {
            reads += 1;
            return [letter];
          },
        } as never,
      },
    );
    const { deadLetters } = await read();
    await read();
    expect(reads).toBe(1);
    expect(deadLetters).toEqual([
      {
        id: 'e1',
        event: 'notes.note.written.v1',
        reason: 'no student [address] with [number]',
        failedAt: '2026-02-02T05:00:00.000Z',
        attempts: 4,
      },
    ]);
  });
});

it('settings are shown by name, with the values of harmless ones, and no variable of another program', () => {
  expect(
    shownSettings({
      LOG_LEVEL: 'warn',
      BKASH_APP_SECRET: 'hush',
      REPLICAS_SVC_EXAMS: '2',
      SVC_EXAMS_URL: 'http://10.0.0.1',
      AWS_TOKEN: 'hush',
      SMTP_URL: ' ',
    }),
  ).toEqual({ BKASH_APP_SECRET: 'set', LOG_LEVEL: 'warn', REPLICAS_SVC_EXAMS: '2', SVC_EXAMS_URL: 'set' });
});
