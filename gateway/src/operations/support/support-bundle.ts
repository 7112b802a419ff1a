import type { ProcessMemory } from '@pathshala/service-kit/operations/process-report';
import type { ProcessReports } from '@pathshala/service-kit/operations/process-reports';
import { hidePersonalData, hidePersonalText } from '@pathshala/service-kit/telemetry/hide-personal-data';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { Upstream } from '../../api/upstream.ts';
import type { Registry } from '../../site/registry.ts';
import { readSiteStatus } from '../../health/site-status.ts';

export interface SupportBundleDependencies {
  readonly upstreams: readonly Upstream[];
  readonly keyValue: KeyValue;
  readonly siteRoot: string;
  readonly reports: ProcessReports;
  readonly registry: Pick<Registry, 'read'>;
  readonly metrics: () => Promise<{ text: string; contentType: string }>;
  /** Epoch ms. */
  readonly now: () => number;
}

const readme = `What this site says of itself, for the people who help to run it.

status.json        each process and service: version, state, queues, outboxes, failed events without their content, backups, disk
settings.json      which settings are set in each process; values of harmless ones only
machines.json      system, memory and load of the machine of each process
remotes.json       which versions of the front ends visitors get
history.json       the metrics of the last six hours of each process
metrics.txt        the metrics of the gateway that made this file, as Prometheus reads them
log/               the last warnings and errors of each process

Not in it: secrets, passwords, tokens, cookies, mail and network addresses, mobile numbers, content of events. They are left out by the
name of their field and by their shape. A text that somebody wrote may still be in the reason of a failure: read it before you send it.
`;

/** All that helps to find a fault, as a zip file, without what is secret or personal. */
export async function createSupportBundle(
  dependencies: SupportBundleDependencies,
): Promise<{ readonly fileName: string; readonly bytes: Uint8Array }> {
  const { reports, registry, metrics, now } = dependencies;
  const [status, memories, remotes, figures, { strToU8, zipSync }] = await Promise.all([
    readSiteStatus(dependencies, { isDraining: false }),
    reports.readMemories(),
    registry.read(null),
    metrics(),
    import('fflate'),
  ]);
  const files = {
    'README.txt': readme,
    'status.json': json(hidePersonalData(status)),
    'settings.json': json(byProcess(memories, ({ settings }) => settings)),
    'machines.json': json(byProcess(memories, ({ machine }) => machine)),
    'remotes.json': json(hidePersonalData(remotes)),
    'history.json': JSON.stringify(byProcess(memories, ({ history }) => history)),
    'metrics.txt': hidePersonalText(figures.text),
    ...Object.fromEntries(
      memories.map((memory) => [`log/${nameOf(memory)}.jsonl`, linesOf(memory.log)] as const),
    ),
  };
  const time = new Date(now()).toISOString().replaceAll(/[:.]/gu, '-');
  return {
    fileName: `pathshala-support-${time}.zip`,
    bytes: zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const linesOf = (lines: readonly unknown[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

const nameOf = ({ part, id }: ProcessMemory): string => `${part}-${id.slice(0, 8)}`;

const byProcess = (memories: readonly ProcessMemory[], read: (memory: ProcessMemory) => unknown) =>
  Object.fromEntries(memories.map((memory) => [nameOf(memory), read(memory)]));
