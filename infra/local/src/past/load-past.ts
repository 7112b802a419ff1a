import { changeUser } from '@pathshala/svc-auth-contract/http';
import { loadSampleOnce } from '@pathshala/service-kit/service/load-sample-once';
import type { Config } from '@pathshala/service-kit/config/config';
import { openPast, type OpenPast } from './open-past.ts';
import { createMoments, readSchool, type School } from './school.ts';
import { setAssignments } from './stories/assignments.ts';
import { teachBatches } from './stories/batches.ts';
import { keepBlueprint } from './stories/blueprint.ts';
import { studyCourses } from './stories/course-work.ts';
import { discussLessons } from './stories/discussions.ts';
import { enrolStudents, type Enrolments } from './stories/enrolments.ts';
import { announceFullExam, holdExamToRelease, holdReleasedExam } from './stories/exam-campaigns.ts';
import { setPrices, takeFees } from './stories/fees.ts';
import { nameGuardians } from './stories/guardians.ts';
import { writeMessages } from './stories/messages.ts';
import { moveLiveClasses } from './stories/live-classes.ts';
import { openChapters } from './stories/openings.ts';
import { sitPastPapers } from './stories/past-papers.ts';
import { practise } from './stories/practice.ts';
import { reportQuestions } from './stories/reported-questions.ts';
import { sitRunningExam } from './stories/running-exam.ts';
import { holdSeminars } from './stories/seminars.ts';
import { joinTheStandings } from './stories/standings.ts';
import { writeExam } from './stories/written-exam.ts';

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
    // Each account has a day of its own before.
    'svc-auth': at(0, 0),
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

/** One teacher may author questions and courses, the other may mark. */
async function appointTeachers({ admin, setter, marker, at }: School): Promise<void> {
  for (const { id, permission } of [setter, marker]) {
    const body = { role: 'admin' as const, permissions: [permission] };
    await admin.call(at(40, 9), changeUser, { params: { id }, body });
  }
}

/** The small things that nothing else stands on. */
async function enterDetails(school: School): Promise<void> {
  await nameGuardians(school);
  await keepBlueprint(school);
}

async function learnInCourses(school: School, enrolments: Enrolments): Promise<void> {
  await studyCourses(school, enrolments);
  await discussLessons(school, enrolments);
  await setAssignments(school, enrolments);
}

/**
 * The stories, each after those that it stands on. Each has moments of its own. Two that draw numbers of one generator do not
 * run at the same time; the written exam has its own, and waits for its pictures.
 */
async function liveThroughWeeks(school: School): Promise<void> {
  await appointTeachers(school);
  await enterDetails(school);
  await moveLiveClasses(school, openForDays);
  await setPrices(school);
  const enrolments = await enrolStudents(school);
  await school.drain();
  const taught = await teachBatches(school, enrolments);
  await takeFees(school, taught);
  await writeMessages(school, taught);
  const sittings = await sitPastPapers(school, enrolments);
  await school.drain();
  await Promise.all([learnInCourses(school, enrolments), writeExam(school, enrolments)]);
  await openChapters(school);
  await practise(school, sittings);
  await reportQuestions(school, sittings);
  await holdSeminars(school);
  await holdReleasedExam(school);
  await holdExamToRelease(school);
  await announceFullExam(school);
  await sitRunningExam(school);
  await school.drain();
  await joinTheStandings(school);
}

/**
 * Fills empty stores with a school in its sixth week: the sample data of the services, then what people did with it since,
 * by the calls of the product on a clock of the past. No mail is sent, and no event is left.
 */
export async function loadPast(config: Config, { now, report }: LoadPastOptions): Promise<void> {
  const startedAt = performance.now();
  report('Making the sample school with its first six weeks; this happens once and takes some seconds.');
  const past = await openPast(config, createMoments(now)(openForDays, 8));
  try {
    await loadSamples(past, now);
    const school = await readSchool(past, now);
    await liveThroughWeeks(school);
    await past.runJobs(now);
  } finally {
    await past.close();
  }
  report(`The sample school is there, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
