import type { SiteStatus } from './read-site-status.ts';
import { duration, figureOf, isFresh, line, uptimeOf, type Part, type Process } from './status-part.ts';

/** From here on somebody should act: as in alerts.yaml. */
const longWait = 60;
const veryLate = 300;

/** `2 of 2 replicas ready`, versions, how long they are up; below it what waits. */
export function servicePart(name: string, status: SiteStatus): Part {
  const processes = status.processes.filter(({ services }) => services.some((own) => own.name === name));
  const ready = processes.filter((process) => isFresh(process, status) && takesCalls(process, name));
  const { status: reached = 'away', degraded: missed = [] } = status.services[name] ?? {};
  const without = [...new Set([...missed, ...processes.flatMap((process) => missedBy(process, name))])];
  const unready = processes.length - ready.length;
  const waiting = waitingPart(name, processes);
  const counted =
    processes.length === 0
      ? `${reached}; its processes are not known`
      : `${ready.length} of ${processes.length} replicas ready`;
  const words = without.length === 0 ? [] : [`WITHOUT ${without.join(' and ')}`];
  return {
    lines: [line(name, [counted, ...uptimeOf(processes, status), ...words]), ...waiting.lines],
    problems: [
      { isThere: reached === 'away', words: `${name} does not answer`, section: 'alerts' },
      {
        isThere: unready > 0,
        words: `${unready} of ${processes.length} processes of ${name} is not ready`,
        section: 'alerts',
      },
      ...without.map(
        (part) => ({ isThere: true, words: `${name} is without ${part}`, section: 'health' }) as const,
      ),
      ...waiting.problems,
    ],
  };
}

const takesCalls = ({ services }: Process, name: string): boolean =>
  services.some((own) => own.name === name && own.status !== 'not ready');

const missedBy = ({ services }: Process, name: string): readonly string[] =>
  services.filter((own) => own.name === name).flatMap(({ degraded }) => degraded);

/** Says what waits in a service. Each of its processes measures the same: the largest counts. */
function waitingPart(name: string, processes: readonly Process[]): Part {
  if (processes.length === 0) return { lines: [], problems: [] };
  const own = (metric: string, of = processes) =>
    figureOf(of, `pathshala_${metric}`, ({ labels }) => labels['service'] === name) ?? 0;
  const ofQueue = (metric: string) =>
    figureOf(processes, `pathshala_${metric}`, ({ labels }) => labels['queue'] === `${name}.events`) ?? 0;
  const [outbox, age, late] = [own('outbox_length'), own('outbox_age_seconds'), own('jobs_late_seconds')];
  const dead = ofQueue('dead_letters');
  const mails = processes.reduce((sum, process) => sum + own('mails_given_up_total', [process]), 0);
  const words = [
    outbox === 0 ? 'outbox empty' : `outbox ${outbox}, the oldest for ${duration(age)}`,
    `queue ${ofQueue('queue_length')}`,
    `failed events ${dead}`,
    late === 0 ? 'jobs on time' : `a job ${duration(late)} late`,
    ...(mails === 0 ? [] : [`${mails} mails given up since the start`]),
  ];
  return {
    lines: [line('', words)],
    problems: [
      {
        isThere: age > longWait,
        words: `events of ${name} have waited for ${duration(age)}`,
        section: 'alerts',
      },
      { isThere: dead > 0, words: `${dead} failed events of ${name}`, section: 'dead-letters' },
      { isThere: late > veryLate, words: `a job of ${name} is ${duration(late)} late`, section: 'alerts' },
    ],
  };
}
