import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataInUseError, lockData } from '../src/data-lock.ts';
import { republishStored } from '../src/republish-stored.ts';
import { liveThroughADay } from './live-through-a-day.ts';
import { configOf, countMessages, loseQueues, openSchool, type Name } from './running-school.ts';

interface Loose {
  readonly _id: string;
  readonly [field: string]: unknown;
}

/** The collections that the consumers of events have written. */
const unchangedCollections: Readonly<Record<Name, readonly string[]>> = {
  'svc-auth': ['students'],
  'svc-catalog': ['enrolments', 'report-enrolments-facts', 'report-completion-days-facts'],
  'svc-campaigns': ['registrations', 'report-funnel-facts'],
  'svc-exams': ['papers', 'paper_heads', 'entitlements', 'report-sittings-facts'],
};

/** Counters of the writes themselves: how often, not what. */
const technical = new Set(['rev', 'sequence', 'outbox', 'outboxAt', 'mailDue', 'mailDueAt', 'updatedAt']);

describe('publishing events again', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'republish-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const print = (lines: string[]) => (line: string) => void lines.push(line);

  it('repairs the loss of every queue: all services are as if nothing had been lost [EVT-01]', async () => {
    const complete = join(folder, 'complete');
    const damaged = join(folder, 'damaged');
    await liveThroughADay(complete);
    expect(countMessages(complete)).toBeGreaterThan(4);
    cpSync(complete, damaged, { recursive: true });
    loseQueues(damaged);
    const untouched = join(folder, 'untouched');
    cpSync(damaged, untouched, { recursive: true });
    const lines: string[] = [];
    expect(await republishStored(configOf(damaged), { args: ['all'], print: print(lines) })).toBe(0);
    expect(lines.join('')).toContain(
      'exams.exam.submitted.v1 of svc-exams: 1 published to svc-auth, svc-catalog',
    );
    const whole = await stateAfter(complete);
    expect(await stateAfter(damaged)).toEqual(whole);
    expect(await stateAfter(untouched, ['report-sittings-facts'])).not.toEqual(whole);
  }, 120_000);

  it('changes nothing where nothing was lost', async () => {
    const complete = join(folder, 'complete');
    await liveThroughADay(complete);
    const before = await stateAfter(complete);
    const args = { args: ['all'], print: () => undefined };
    expect(await republishStored(configOf(complete), args)).toBe(0);
    expect(await stateAfter(complete)).toEqual(before);
  }, 120_000);

  it('goes to one consumer alone where that is asked for', async () => {
    const dataDir = join(folder, 'one');
    const school = await openSchool(dataDir, { consumes: true });
    await school.loadSamples();
    await school.stop();
    const lines: string[] = [];
    const args = [userVerified.name, '--service', 'svc-campaigns'];
    expect(await republishStored(configOf(dataDir), { args, print: print(lines) })).toBe(0);
    expect(lines.at(-1)).toMatch(/auth\.user\.verified\.v1 of svc-auth: \d+ published to svc-campaigns\n/);
    expect(countMessages(dataDir)).toBe(Number(/(\d+) published to/.exec(lines.at(-1) ?? '')?.[1]));
  }, 60_000);

  it('names what it can publish when it is asked for something else, and stays off a running site', async () => {
    const dataDir = join(folder, 'usage');
    const lines: string[] = [];
    const args = ['exams.exam.forgotten.v1'];
    expect(await republishStored(configOf(dataDir), { args, print: print(lines) })).toBe(2);
    expect(lines.join('')).toContain('catalog.student.enrolled.v1  to svc-auth, svc-catalog, svc-exams');
    const running = lockData(dataDir);
    const refused = republishStored(configOf(dataDir), { args: ['all'], print: () => undefined });
    await expect(refused).rejects.toThrow(DataInUseError);
    running.release();
  });
});

/**
 * Returns the stored state once every service has run until all its queues were empty. It expects the `lost` collections,
 * and no others, to be empty.
 */
async function stateAfter(dataDir: string, lost: readonly string[] = []): Promise<unknown> {
  const school = await openSchool(dataDir, { consumes: true });
  await school.waitUntilIdle();
  const state: Record<string, unknown> = {};
  for (const [name, collections] of Object.entries(unchangedCollections)) {
    for (const collection of collections) {
      const stored = school.platformOf(name as Name).documents.collection<Loose>(collection);
      const documents = await stored.find({}, { sort: { _id: 1 } }).toArray();
      const isEmpty = documents.length === 0;
      expect({ collection, isEmpty }).toEqual({ collection, isEmpty: lost.includes(collection) });
      state[`${name} ${collection}`] = documents.map(withoutTechnical);
    }
  }
  await school.stop();
  return state;
}

function withoutTechnical(document: Loose): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !technical.has(field)));
}
