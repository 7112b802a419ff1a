import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFuzzSite } from '../src/fuzz/fuzz-site.ts';
import { runFuzz, type FuzzReport } from '../src/fuzz/run-fuzz.ts';
import { changesBetween, storedAtRest, storedDocuments } from '../src/stored-at-rest.ts';
import { sentinels } from '../src/fuzz/strange-values.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261);

const minutes = (count: number): number => count * 60_000;

describe(`ten thousand requests generated from the description of the API, seed ${seed}`, () => {
  let site: Awaited<ReturnType<typeof startFuzzSite>>;
  let report: FuzzReport;

  beforeAll(async () => {
    site = await startFuzzSite();
    report = await runFuzz(site, { seed, requests: 10_000 });
  }, minutes(8));
  afterAll(() => site.stop());

  it('succeed or are refused, never fail, in the error format of the API and without internals', () => {
    expect(report.faults).toEqual([]);
  });

  it('reach the services: most operations accept at least one', () => {
    const sent = Object.values(report.answers).reduce((sum, count) => sum + count, 0);
    expect(sent).toBe(10_000);
    expect(report.answers['200'] ?? 0).toBeGreaterThan(500);
    expect(report.neverReached.length).toBeLessThan(report.operations / 2);
  });

  it('store nothing of the fields that belong to other models', () => {
    const stored = [...storedDocuments(site.dataDir)];
    expect(stored.length).toBeGreaterThan(50);
    const found = stored.filter(([, json]) => sentinels.some((sentinel) => json.includes(sentinel)));
    expect(found.map(([place]) => place)).toEqual([]);
  });
});

describe('read-only calls', () => {
  it('change nothing that is stored, for any caller (the log-out by GET aside)', async () => {
    const site = await startFuzzSite();
    let before: ReadonlyMap<string, string> = new Map();
    const report = await runFuzz(site, {
      seed,
      requests: 800,
      only: ({ method, path }) => method === 'GET' && path !== '/api/auth/logout',
      async onReady() {
        before = await storedAtRest(site.dataDir);
      },
    });
    expect(report.faults).toEqual([]);
    expect(report.answers['200'] ?? 0).toBeGreaterThan(100);
    expect(before.size).toBeGreaterThan(50);
    const after = storedDocuments(site.dataDir);
    expect(changesBetween(withoutPresence(before), withoutPresence(after))).toEqual([]);
    await site.stop();
  });
});

/**
 * The news of an exam page tell administrators that the page is open: that mark is what this GET is for. The order of a gradebook
 * by a column is computed when it is first asked for, and kept.
 */
function withoutPresence(stored: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const isAttempt = (place: string) => place.startsWith('svc-exams attempts ');
  const unmarked = (json: string) => json.replace(/,"seenAt":"[^"]*"/u, '');
  const compared = [...stored].filter(([place]) => !place.startsWith('svc-catalog gradebook-orders '));
  return new Map(compared.map(([place, json]) => [place, isAttempt(place) ? unmarked(json) : json]));
}
