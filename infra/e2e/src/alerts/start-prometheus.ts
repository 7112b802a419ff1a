import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@pathshala/test-servers/free-port';

export const rulesFile = path.resolve(import.meta.dirname, '../../../deploy/monitoring/alerts.yaml');

/** A minute of the rules is a second of the test. */
const faster = 60;
const secondsOf = { s: 1, m: 60, h: 3_600 } as const;

/** Limits of ages and sizes that a test does not wait for, by their text in the rules. Each is checked to be there. */
export interface ScaledLimits {
  readonly residentBytes: number;
}

/** The rules as they are deployed, with durations of a sixtieth, and limits of time and memory that a test can reach. */
async function scaledRules({ residentBytes }: ScaledLimits): Promise<string> {
  const rules = await readFile(rulesFile, 'utf8');
  const shorter = rules.replaceAll(/(?<=for: |offset |\[)\d+[smh]/gu, (time) => {
    const seconds = Number.parseInt(time, 10) * secondsOf[time.at(-1) as keyof typeof secondsOf];
    return `${Math.max(1, Math.round(seconds / faster))}s`;
  });
  const limits = [
    ['outbox_age_seconds) > 60', 'outbox_age_seconds) > 4'],
    ['jobs_late_seconds) > 300', 'jobs_late_seconds) > 5'],
    ['backup_age_seconds) > 93600', 'backup_age_seconds) > 20'],
    ['memory_bytes) > 1.5e9', `memory_bytes) > ${residentBytes}`],
  ] as const;
  return limits.reduce((text, [real, scaled]) => {
    if (!text.includes(real)) throw new Error(`alerts.yaml has no “${real}” any more`);
    return text.replace(real, scaled);
  }, shorter);
}

interface Alert {
  readonly state: 'pending' | 'firing';
  readonly labels: Readonly<Record<string, string>>;
}

export interface Prometheus {
  /** The names of the alerts that fire now. */
  firing(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** A Prometheus that reads this port each second and evaluates the scaled rules each second. */
export async function startPrometheus(metricsPort: number, limits: ScaledLimits): Promise<Prometheus> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prometheus-'));
  await writeFile(path.join(folder, 'alerts.yaml'), await scaledRules(limits));
  const configuration = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yaml'],
    scrape_configs: [{ job_name: 'site', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
  };
  await writeFile(path.join(folder, 'prometheus.yaml'), JSON.stringify(configuration));
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${path.join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  await isReady(url);
  return {
    async firing() {
      const answer = (await (await fetch(`${url}/api/v1/alerts`)).json()) as {
        readonly data: { readonly alerts: readonly Alert[] };
      };
      const firing = answer.data.alerts.filter(({ state }) => state === 'firing');
      return [...new Set(firing.map(({ labels }) => labels['alertname'] ?? ''))];
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${url}/-/ready`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Prometheus did not start');
}
