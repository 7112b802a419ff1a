import { endBatchMember, moveBatchMember } from '@pathshala/svc-catalog-contract/batch-members';
import { createBatch, type BatchForm } from '@pathshala/svc-catalog-contract/batches';
import { dhakaClock, dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { Course } from '../catalogue.ts';
import type { Student } from '../people.ts';
import { dayMs, type School } from '../school.ts';
import { appointBatchTeacher } from './batch-teacher.ts';
import { classDays, holdClasses, type WeeklyClasses } from './batch-classes.ts';
import { claimantsOf, type Enrolments } from './enrolments.ts';

/** A batch after its weeks, with the moment at which each of its students joined it. */
export interface TaughtBatch {
  readonly batchId: string;
  readonly course: Course;
  readonly joinedAt: ReadonlyMap<Student, number>;
}

interface Planned {
  readonly course: Course;
  readonly details: BatchForm;
  readonly classes: WeeklyClasses;
  readonly students: readonly Student[];
}

/** Students who joined the school later are in no batch. */
const joinedBeforeDays = 12;

/** The members of both batches when they are full, the student of the demonstration among them. */
const academicPlaces = 26;
const [paidPlaces, cashPlaces] = [6, 10];

/** The courses with a batch; the admission course has fees. */
export function taughtCourses({ catalogue }: School): {
  readonly academic: Course;
  readonly admission: Course;
} {
  const academic = catalogue.courses.find(({ kind, isFree }) => kind === 'academic' && isFree);
  const admission = catalogue.courses.find(({ kind, isFree }) => kind === 'admission' && !isFree);
  if (academic !== undefined && admission !== undefined) return { academic, admission };
  throw new Error('The sample has no course for each batch.');
}

/** The mathematicians are enrolled already; of the others some have paid online, and most pay at the desk. */
function membersOf(school: School, enrolments: Enrolments) {
  const { nusrat, at } = school;
  const { academic, admission } = taughtCourses(school);
  const random = school.random.fork('batches');
  const claimants = new Set(claimantsOf(school));
  const early = [...enrolments].filter(
    ([student]) => student !== nusrat && student.joinedAt < at(joinedBeforeDays, 0),
  );
  const takes = (course: Course) =>
    early.filter(([, courses]) => courses.includes(course)).map(([one]) => one);
  const mathematicians = random.some(takes(academic), academicPlaces - 1);
  const atDesk = early.map(([one]) => one).filter((one) => !claimants.has(one));
  return {
    mathematicians: [nusrat, ...mathematicians],
    applicants: [
      nusrat,
      ...random.some(takes(admission), paidPlaces),
      ...random.some(
        atDesk.filter((one) => !mathematicians.includes(one)),
        cashPlaces,
      ),
    ],
    moved: mathematicians.find((one) => !claimants.has(one)),
    leaving: mathematicians.findLast((one) => claimants.has(one)),
  };
}

/** The day of the week of so many days after today; 0 is Sunday. */
const weekdayIn = (days: number, now: number): number => dhakaClock(now + days * dayMs).getUTCDay();

function planned(school: School, members: ReturnType<typeof membersOf>): readonly [Planned, Planned] {
  const { batchTeacher, marker, now } = school;
  const { academic, admission } = taughtCourses(school);
  return [
    {
      course: academic,
      details: {
        name: 'গণিত সন্ধ্যা | Mathematics, evenings',
        teacherId: batchTeacher.id,
        teacherName: batchTeacher.name,
        room: '২০১ | 201',
        capacity: 30,
      },
      classes: {
        title: 'উচ্চতর গণিত: অনুশীলন | Higher mathematics: exercises',
        weekdays: [weekdayIn(0, now), weekdayIn(3, now)],
        startTime: '18:30',
      },
      students: members.mathematicians,
    },
    {
      course: admission,
      details: {
        name: 'কৃষি গুচ্ছ, ব্যাচ ১ | Agriculture cluster, batch 1',
        teacherId: marker.id,
        teacherName: marker.name,
        room: '১০৪ | 104',
        capacity: 20,
      },
      classes: {
        title: 'কৃষি গুচ্ছ: মডেল টেস্ট আলোচনা | Agriculture cluster: model test review',
        weekdays: [weekdayIn(1, now)],
        startTime: '20:30',
      },
      students: members.applicants,
    },
  ];
}

async function teach(school: School, enrolments: Enrolments, plan: Planned): Promise<TaughtBatch> {
  const { admin, at, now } = school;
  const { course, details } = plan;
  const startsOn = dhakaDayOf(now - classDays.before * dayMs);
  const body = { ...details, courseIds: [course.id], startsOn };
  const { _id: batchId } = await admin.call(at(39, 10), createBatch, { body });
  // A payment that was reported is decided first, so that nobody is charged before it.
  const hasPaid = (one: Student) => !course.isFree && enrolments.get(one)?.includes(course) === true;
  const joinDelayMs = (one: Student) => (hasPaid(one) ? 4 : 1) * dayMs;
  return { batchId, course, joinedAt: await holdClasses(school, { ...plan, batchId, joinDelayMs }) };
}

const left = 'পরিবারের সঙ্গে অন্য শহরে চলে গেছে। | The family moved to another town.';

/**
 * One batch of an academic course and one of a course with fees, with their classes since the first weeks. In the last days a
 * student moves to the other batch, and another one leaves. Returns the batch with fees.
 */
export async function teachBatches(school: School, enrolments: Enrolments): Promise<TaughtBatch> {
  const { admin, at } = school;
  const members = membersOf(school, enrolments);
  const [mathematics, agriculture] = planned(school, members);
  const { batchId: id } = await teach(school, enrolments, mathematics);
  await appointBatchTeacher(school, id);
  const taught = await teach(school, enrolments, agriculture);
  const joinedAt = new Map(taught.joinedAt);
  const { moved, leaving } = members;
  if (moved !== undefined) {
    const movedAt = at(2, 12);
    const params = { id, studentId: moved.id };
    await admin.call(movedAt, moveBatchMember, { params, body: { batchId: taught.batchId } });
    joinedAt.set(moved, movedAt);
  }
  if (leaving !== undefined) {
    const params = { id, studentId: leaving.id };
    await admin.call(at(1, 12), endBatchMember, { params, body: { reason: left } });
  }
  await school.drain();
  return { ...taught, joinedAt };
}
