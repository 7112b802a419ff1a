import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FoundSite, SiteStatus } from '../src/read-site-status.ts';
import { siteRoot } from '../src/site-root.ts';
import { statusInWords } from '../src/status-in-words.ts';

const at = Date.parse('2026-11-27T16:30:00Z');
const address = 'http://127.0.0.1:4000';

type Process = SiteStatus['processes'][number];

function processOf(part: string, changes: Partial<Process> = {}): Process {
  const services = part === 'gateway' ? [] : [{ name: part, status: 'ready' as const, degraded: [] }];
  const startedAt = new Date(at - 3 * 3_600_000).toISOString();
  return {
    part,
    version: '1.4.0',
    startedAt,
    at: at - 5_000,
    host: 'one',
    pid: 1,
    services,
    figures: [],
    ...changes,
  };
}

function siteOf(changes: Partial<SiteStatus> = {}): FoundSite {
  const services = { 'svc-exams': { status: 'ready' as const, degraded: [] } };
  const processes = [processOf('gateway'), processOf('svc-exams'), processOf('svc-exams')];
  const status = { status: 'ready' as const, at, pages: true, 'key-value': true, isComplete: true };
  return { is: 'seen', status: { ...status, services, processes, ...changes } };
}

const figure = (name: string, value: number, labels = {}) => ({ name: `pathshala_${name}`, labels, value });

describe('the status of a site in words', () => {
  it('has a line for each part, and 0 where all is well [OPS-04]', () => {
    const { lines, code } = statusInWords(address, siteOf());
    expect(code).toBe(0);
    expect(lines).toEqual([
      'Pathshala at http://127.0.0.1:4000 is healthy.',
      '',
      'gateway        1 of 1 ready, version 1.4.0, up 3 h, serves pages',
      'svc-exams      2 of 2 replicas ready, version 1.4.0, up 3 h',
      '               outbox empty, queue 0, failed events 0, jobs on time',
      'stores         documents answers, bus answers, key-value answers',
    ]);
  });

  it('says what waits, what is old and what is full, with the section that says what to do', () => {
    const of = { service: 'svc-exams' };
    const queue = { queue: 'svc-exams.events' };
    const figures = [
      figure('outbox_length', 7, of),
      figure('outbox_age_seconds', 600, of),
      figure('queue_length', 12, queue),
      figure('dead_letters', 2, queue),
      figure('jobs_late_seconds', 900, of),
      figure('mails_given_up_total', 1, of),
      figure('backup_age_seconds', 3 * 86_400),
      figure('drill_age_seconds', 7_200),
      figure('drill_differs', 1),
      figure('standby_lag_seconds', 40),
      figure('disk_free_bytes', 5e9),
      figure('disk_size_bytes', 100e9),
    ];
    const { lines, code } = statusInWords(
      address,
      siteOf({ processes: [processOf('gateway'), processOf('svc-exams', { figures })] }),
    );
    expect(code).toBe(1);
    const text = lines.join('\n');
    expect(text).toContain(
      'outbox 7, the oldest for 10 min, queue 12, failed events 2, a job 15 min late, 1 mails given up',
    );
    expect(text).toContain('backup         newest 3 days old, last drill 2 h ago, it DIFFERS');
    expect(text).toContain('disk           5.0 of 100.0 GB free (5 %)');
    expect(text).toContain('standby        40 s behind');
    expect(lines.slice(lines.indexOf('What to do:'))).toEqual([
      'What to do:',
      '  events of svc-exams have waited for 10 min: infra/docs/operations.md#alerts',
      '  2 failed events of svc-exams: infra/docs/operations.md#dead-letters',
      '  a job of svc-exams is 15 min late: infra/docs/operations.md#alerts',
      '  no backup for 3 days: infra/docs/operations.md#backup-and-restore',
      '  the last drill differs: infra/docs/operations.md#backup-and-restore',
      '  the standby is 40 s behind: infra/docs/operations.md#alerts',
      '  the disk is 95 % full: infra/docs/operations.md#alerts',
    ]);
  });

  it('counts a process that was killed, and names the parts that a service is without', () => {
    const { lines, code } = statusInWords(
      address,
      siteOf({
        status: 'degraded',
        services: { 'svc-exams': { status: 'degraded', degraded: ['bus'] } },
        processes: [
          processOf('gateway'),
          processOf('svc-exams'),
          processOf('svc-exams', { at: at - 120_000, version: '1.5.0' }),
        ],
      }),
    );
    expect(code).toBe(1);
    expect(lines).toContain(
      'svc-exams      1 of 2 replicas ready, versions 1.4.0 and 1.5.0, up 3 h, WITHOUT bus',
    );
    expect(lines).toContain('stores         documents answers, bus AWAY, key-value answers');
  });

  it('says that it is down, also where a service or the whole site does not answer', () => {
    const away = siteOf({ status: 'not ready', services: { 'svc-exams': { status: 'away', degraded: [] } } });
    expect(statusInWords(address, away).code).toBe(2);
    const none = statusInWords(address, { is: 'away', reason: 'connect ECONNREFUSED' });
    expect([none.code, none.lines[0]]).toEqual([2, `Pathshala at ${address} is DOWN: connect ECONNREFUSED`]);
    const closed = statusInWords(address, { is: 'closed', isReady: true });
    expect([closed.code, closed.lines[0]]).toEqual([0, `Pathshala at ${address} serves pages.`]);
  });

  it('names sections that the manual has', () => {
    const manual = readFileSync(join(siteRoot, 'infra/docs/operations.md'), 'utf8');
    const headings = [...manual.matchAll(/^## (.*)$/gmu)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    const source = readFileSync(join(siteRoot, 'infra/local/src/status-part.ts'), 'utf8');
    const union = /section: (.*);/u.exec(source)?.[1] ?? '';
    const named = [...union.matchAll(/'([a-z-]+)'/gu)].map(([, section = '']) => section);
    expect(named.length).toBe(5);
    expect(named.filter((section) => !headings.includes(section))).toEqual([]);
  });
});
