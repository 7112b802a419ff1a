import { loadSampleOnce } from '@pathshala/service-kit/service/load-sample-once';
import type { Config } from '@pathshala/service-kit/config/config';
import { openPast, type OpenPast } from './open-past.ts';
import { createMoments, readSchool } from './school.ts';
import { enrolStudents } from './stories/enrolments.ts';
import { sitPastPapers } from './stories/past-papers.ts';

/** Days for which the school has been open. */
const openForDays = 42;

/** The courses are older than the school's first student; campaigns have dates around today. */
async function loadSamples(past: OpenPast, now: number): Promise<void> {
  const at = createMoments(now);
  const loadedAt: Readonly<Record<string, number>> = {
    'svc-catalog': at(openForDays, 9),
    'svc-exams': at(openForDays, 10),
    'svc-campaigns': at(0, 0),
  };
  for (const { service, platform } of past.services) {
    const moment = loadedAt[service.name] ?? now;
    past.clock.set(moment);
    await past.clock.at(moment, () =>
      loadSampleOnce(service.definition, platform, { seed: 'sample', hasPast: true }),
    );
    await past.drain();
  }
  past.clock.set(now);
}

/**
 * Fills empty stores with a school in its sixth week: the sample data of the services, then what people did with it since,
 * by the calls of the product on a clock of the past. Nobody is mailed, and no event is left.
 */
export async function loadPast(config: Config, now: number): Promise<void> {
  const past = await openPast(config, now);
  try {
    const lap = (l: string) => process.env['PAST_TIMES'] && console.log(l, Math.round(performance.now()), Math.round(process.cpuUsage().user/1000));
    lap('open');
    await loadSamples(past, now);
    lap('samples');
    const school = await readSchool(past, now);
    lap('read');
    const enrolments = await enrolStudents(school);
    lap('enrolled');
    await past.drain();
    lap('drained');
    await sitPastPapers(school, enrolments);
    lap('sat');
    await past.drain();
    lap('drained');
    await past.runJobs();
    lap('jobs');
  } finally {
    await past.close();
  }
}
