import { loadSampleOnce } from '@pathshala/service-kit/service/load-sample-once';
import type { Config } from '@pathshala/service-kit/config/config';
import { openPast, type OpenPast } from './open-past.ts';
import { createMoments, readSchool } from './school.ts';
import { enrolStudents } from './stories/enrolments.ts';
import { announceFullExam, holdExamToRelease, holdReleasedExam } from './stories/exam-campaigns.ts';
import { sitPastPapers } from './stories/past-papers.ts';

/** Days for which the school has been open. */
const openForDays = 42;

export interface LoadPastOptions {
  /** Epoch milliseconds: the moment that all dates are relative to. */
  readonly now: number;
  readonly report: (line: string) => void;
}

/** The courses are older than the school's first student; campaigns have dates around today. */
async function loadSamples(past: OpenPast, now: number): Promise<void> {
  const at = createMoments(now);
  const loadedAt: Readonly<Record<string, number>> = {
    'svc-catalog': at(openForDays, 9),
    'svc-exams': at(openForDays, 10),
    'svc-campaigns': at(3, 9),
  };
  for (const { service, platform } of past.services) {
    const moment = loadedAt[service.name] ?? now;
    past.clock.set(moment);
    await loadSampleOnce(service.definition, platform, { seed: 'sample', hasPast: true });
    await past.drain();
  }
}

/**
 * Fills empty stores with a school in its sixth week: the sample data of the services, then what people did with it since,
 * by the calls of the product on a clock of the past. Nobody is mailed, and no event is left.
 */
export async function loadPast(config: Config, { now, report }: LoadPastOptions): Promise<void> {
  const startedAt = performance.now();
  report('Making the sample school with its first six weeks; this happens once and takes some seconds.');
  const past = await openPast(config, now);
  try {
    await loadSamples(past, now);
    const school = await readSchool(past, now);
    const enrolments = await enrolStudents(school);
    await past.drain();
    await sitPastPapers(school, enrolments);
    await past.drain();
    await holdReleasedExam(school);
    await holdExamToRelease(school);
    await announceFullExam(school);
    await past.runJobs(now);
  } finally {
    await past.close();
  }
  report(`The sample school is there, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
