import { readCatalogue, type Catalogue } from './catalogue.ts';
import type { OpenPast } from './open-past.ts';
import { readPeople, type People } from './people.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import { createSitExam } from './sit-exam.ts';

/** The input of every story of the past. */
export interface School extends People, Pick<OpenPast, 'drain' | 'runJob' | 'runJobs'> {
  readonly random: SeededRandom;
  /** Epoch milliseconds: the moment of the start. */
  readonly now: number;
  /** The moment so many days before today, at this hour in Dhaka; never later than some minutes ago. */
  readonly at: (daysAgo: number, hour: number) => number;
  readonly catalogue: Catalogue;
  readonly sit: ReturnType<typeof createSitExam>;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
const dhakaMs = 6 * hourMs;

export function createMoments(now: number): School['at'] {
  const midnight = Math.floor((now + dhakaMs) / dayMs) * dayMs - dhakaMs;
  return (daysAgo, hour) => Math.min(midnight - daysAgo * dayMs + hour * hourMs, now - 5 * minuteMs);
}

/** Reads who there is and what can be learned. The sample data of all services is loaded. */
export async function readSchool(past: OpenPast, now: number): Promise<School> {
  const random = createSeededRandom('pathshala');
  const people = await readPeople(past, { now, random });
  const catalogue = await readCatalogue(people.admin, now);
  return {
    ...people,
    drain: past.drain,
    runJob: past.runJob,
    runJobs: past.runJobs,
    random,
    now,
    at: createMoments(now),
    catalogue,
    sit: createSitExam(catalogue.key),
  };
}
