import { describe, expect, it } from 'vitest';
import { poissonArrivals, simulate } from '../src/queueing.ts';
import { processesFor, simulatedP99 } from '../src/scale.ts';

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the queueing simulation', () => {
  it('waits as long as the formula for Poisson arrivals and constant work (M/D/1) says', () => {
    const [workMs, meanMs] = [6, 10];
    const arrivals = poissonArrivals({ count: 100_000, meanMs, seed: 4711 }, [
      { visits: [{ station: 'site', ms: workMs }] },
    ]);
    const { latencies, utilisation } = simulate({ site: 1 }, arrivals);
    const busy = workMs / meanMs;
    const expected = workMs + (busy * workMs) / (2 * (1 - busy));
    expect(meanOf(latencies) / expected).toBeCloseTo(1, 1);
    expect(utilisation['site']).toBeCloseTo(busy, 1);
  });

  it('answers a burst one after the other, shared between the servers', () => {
    const calls = [{ visits: [{ station: 'site', ms: 2 }] }];
    const burst = Array.from({ length: 10 }, () => ({ atMs: 0, calls }));
    expect(simulate({ site: 1 }, burst).latencies).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(simulate({ site: 2 }, burst).answeredMs).toBe(10);
  });

  it('passes from station to station, and to the next call when the one before is answered', () => {
    const visits = [
      { station: 'gateway', ms: 1 },
      { station: 'exams', ms: 5 },
    ];
    const { latencies, utilisation } = simulate({ gateway: 1, exams: 1 }, [
      { atMs: 0, calls: [{ visits }, { visits }] },
      { atMs: 0, calls: [{ visits }] },
    ]);
    // The second student's call waits for the first at `exams`, and the first one's second call for that.
    expect(latencies).toEqual([16, 11]);
    expect(utilisation['exams']).toBeCloseTo(15 / 16);
  });

  it('does background work when no call waits, and counts it until rest', () => {
    const calls = [{ visits: [{ station: 'site', ms: 1 }], background: [{ station: 'site', ms: 10 }] }];
    const burst = Array.from({ length: 5 }, () => ({ atMs: 0, calls }));
    const { latencies, atRestMs } = simulate({ site: 1 }, burst);
    expect(latencies).toEqual([1, 2, 3, 4, 5]);
    expect(atRestMs).toBe(55);
  });

  it('refuses a visit to a station that does not exist', () => {
    const calls = [{ visits: [{ station: 'nowhere', ms: 1 }] }];
    expect(() => simulate({ site: 1 }, [{ atMs: 0, calls }])).toThrow('there is no station nowhere');
  });
});

describe('the processes that a crowd needs', () => {
  it('are those of its busiest minute, at 60 % of a core each, and one at least', () => {
    const costs = {
      start: { gateway: 0.6, 'svc-exams': 1.2 },
      save: { gateway: 0.12, 'svc-exams': 0.06 },
      submit: { gateway: 0.6, 'svc-exams': 0.6 },
    };
    const needed = processesFor(60_000, costs);
    // 1,000 starts and 3,000 saves a second.
    expect(needed).toMatchObject({ gateway: 2, 'svc-exams': 3, 'svc-auth': 1 });
    const { startMs, saveMs } = simulatedP99(60_000, needed, costs);
    expect(startMs).toBeGreaterThan(1.8);
    expect(startMs).toBeLessThan(20);
    expect(saveMs).toBeLessThan(startMs);
  });
});
