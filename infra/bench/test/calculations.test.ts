import { describe, expect, it } from 'vitest';
import { asSite } from '../src/distributed.ts';
import { describeTestRun } from '../src/durations.ts';
import { passOf } from '../src/gateway-pass.ts';
import { measuresIn, slowestOf } from '../src/long-lists.ts';
import { sharesOf } from '../src/relay.ts';
import { byGoal } from '../src/report.ts';
import { formatSpread } from '../src/statistics.ts';

describe('what gateway and nginx add to a call (P6)', () => {
  it('is the median of each way less that of the direct call, and its ratio by round', () => {
    const calm = { direct: [1, 2, 9], gateway: [4, 5, 90], nginx: [3, 4, 50] };
    const slow = { direct: [2, 2, 2], gateway: [8, 8, 8], nginx: [5, 5, 5] };
    const { ratio, directMs, gatewayAddsMs, nginxAddsMs } = passOf([calm, slow, slow]);
    expect(ratio).toEqual({ median: 2, min: 1.5, max: 2 });
    expect(directMs.median).toBe(2);
    expect(gatewayAddsMs).toEqual({ median: 6, min: 3, max: 6 });
    expect(nginxAddsMs).toEqual({ median: 3, min: 2, max: 3 });
  });
});

describe('the relay beside the broker (P12)', () => {
  it('is compared with what the broker confirmed in the same round', () => {
    const { relay, bus } = sharesOf([
      { ceiling: 100, bus: 80, relay: 50 },
      { ceiling: 50, bus: 40, relay: 40 },
      { ceiling: 200, bus: 150, relay: 120 },
    ]);
    expect(relay).toEqual({ median: 0.6, min: 0.5, max: 0.8 });
    expect(bus).toEqual({ median: 0.8, min: 0.75, max: 0.8 });
  });
});

describe('the pages of long lists (P13)', () => {
  const lines = [
    '{"name":"merit list ?","p50":1,"p95":2,"parsed":10}',
    '{"name":"merit list ?page=500","p50":1,"p95":7.5,"parsed":10}',
    '{"name":"results ?","p50":1,"p95":30,"parsed":10}',
    '',
  ].join('\n');

  it('are stated by the slowest page of each list', () => {
    const measures = measuresIn(lines);
    expect(slowestOf(measures, 'merit list ')).toMatchObject({ name: 'merit list ?page=500', p95: 7.5 });
    expect(slowestOf(measures, 'results ')).toMatchObject({ p95: 30 });
  });

  it('are void where a list was not measured', () => {
    expect(() => slowestOf(measuresIn(lines), 'attempts ')).toThrow('no list was measured');
  });
});

describe('the duration of npm test (P15)', () => {
  const run = {
    suites: [
      { suite: 'build', seconds: 60 },
      { suite: 'node', seconds: 120 },
    ],
    passed: 10,
    failed: 0,
    skipped: 0,
    endedAt: '2026-11-25T20:00:00.000Z',
    commit: '0123abcd',
  };

  it('is that of its last recorded run, by suite', () => {
    expect(describeTestRun(run)).toBe(
      '`npm test` 3.0 min (its record of 2026-11-25, 0123abcd: build 60 s, node 120 s)',
    );
  });

  it('states a failure, and where there is no run', () => {
    expect(describeTestRun({ ...run, failed: 2, commit: '' })).toContain('2026-11-25, 2 failed:');
    expect(describeTestRun(null)).toBe('`npm test` not run here');
  });
});

describe('the CPU of several processes (P2, distributed)', () => {
  it('is that of the gateway and all services together, behind the port of the gateway', async () => {
    const stopped: number[] = [];
    const part = (port: number, seconds: number) => ({
      port,
      startedInMs: 1,
      cpuSeconds: () => seconds,
      mainThreadSeconds: () => 0,
      memoryMb: () => 1,
      stop: async () => void stopped.push(port),
    });
    const site = asSite(part(1, 0.5), [part(2, 2), part(3, 4)]);
    expect([site.port, site.cpuSeconds()]).toEqual([1, 6.5]);
    await site.stop();
    expect(stopped).toEqual([1, 2, 3]);
  });
});

describe('the table of the goals', () => {
  it('is sorted by number, and rows of one goal stay in their order', () => {
    const row = (id: string, what: string) => ({ id, what, goal: '', figure: '' });
    const rows = [row('P10', 'a'), row('P2', 'b'), row('P1', 'c'), row('P2', 'd')];
    expect(byGoal(rows).map(({ what }) => what)).toEqual(['c', 'b', 'd', 'a']);
  });

  it('says that a spread over 1.5 is not measured', () => {
    expect(formatSpread({ median: 1.2, min: 1, max: 1.5 })).toBe('1.20 (1.00 to 1.50)');
    expect(formatSpread({ median: 1.2, min: 1, max: 1.6 })).toContain('not measured');
  });
});
