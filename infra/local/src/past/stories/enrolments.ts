import { decideClaim, sendClaim, withdrawClaim } from '@pathshala/svc-catalog-contract/payment-claims';
import { enrol } from '@pathshala/svc-catalog-contract/enrolment-routes';
import type { Course } from '../catalogue.ts';
import type { Student } from '../people.ts';
import { hourMs, type School } from '../school.ts';

/** The courses in which each student is enrolled, for the stories that follow. */
export type Enrolments = ReadonlyMap<Student, readonly Course[]>;

/** Every student takes one to three courses that cost nothing, soon after the sign-up; some pay for another one. */
export async function enrolStudents(school: School): Promise<Enrolments> {
  const { students, catalogue } = school;
  const free = catalogue.courses.filter(({ isFree }) => isFree);
  const enrolled = students.map(async (student) => {
    const chosen = freeCoursesOf(student, free);
    for (const [place, { id }] of chosen.entries()) {
      const at = Math.min(student.joinedAt + (place + 1) * 2 * hourMs, school.at(0, 24));
      await student.call(at, enrol, { body: { studentId: student.id, courseId: id } });
    }
    return [student, chosen] as const;
  });
  const withFree = new Map(await Promise.all(enrolled));
  return payForCourses(school, withFree);
}

function freeCoursesOf({ username, random }: Student, free: readonly Course[]): readonly Course[] {
  // The student of the demonstration prepares for the best-known university and takes the course with lessons.
  if (username === 'nusrat') return free.filter(({ name, kind }) => name === 'DU' || kind === 'academic');
  return random.some(free, random.whole(1, 3));
}

type Outcome = 'approved' | 'refused' | 'withdrawn' | 'revoked' | 'waiting';

/** The outcomes of the claims, in order; those of the last days wait. */
const outcomes: readonly Outcome[] = [
  ...(['approved', 'approved', 'approved', 'refused', 'approved', 'approved', 'withdrawn'] as const),
  ...(['approved', 'approved', 'revoked', 'approved', 'approved'] as const),
];

const refusal =
  'এই লেনদেন নম্বরে আমরা কোনো টাকা পাইনি। নম্বরটি মিলিয়ে আবার পাঠান। | We found no payment with this transaction id. Please check it and send it again.';
const mistake = 'এই টাকা অন্য কোর্সের জন্য এসেছিল। | This payment was for another course.';

/** The students who report a payment, whatever becomes of it: about every third. */
export function claimantsOf({ students }: Pick<School, 'students'>): readonly Student[] {
  return students.filter((_, index) => index % 3 === 1);
}

/** Most payments that are reported are approved on the next day. */
async function payForCourses(school: School, withFree: Enrolments): Promise<Enrolments> {
  const paid = school.catalogue.courses.filter(({ isFree }) => !isFree);
  const enrolments = new Map(withFree);
  for (const [place, student] of claimantsOf(school).entries()) {
    const course = paid[place % paid.length];
    if (course === undefined || student.username === 'nusrat') continue;
    const sentAt = Math.min(student.joinedAt + student.random.whole(5, 60) * hourMs, school.at(0, 24));
    const isRecent = sentAt > school.at(3, 0);
    const outcome = isRecent ? 'waiting' : (outcomes[place % outcomes.length] ?? 'approved');
    const isEnrolled = await claim(school, { student, course, place, sentAt, outcome });
    if (isEnrolled) enrolments.set(student, [...(enrolments.get(student) ?? []), course]);
  }
  return enrolments;
}

interface Claim {
  readonly student: Student;
  readonly course: Course;
  readonly place: number;
  readonly sentAt: number;
  readonly outcome: Outcome;
}

/** Returns whether the student is enrolled by it. */
async function claim(
  { admin }: School,
  { student, course, place, sentAt, outcome }: Claim,
): Promise<boolean> {
  const sent = await student.call(sentAt, sendClaim, {
    body: {
      courseId: course.id,
      courseKind: course.kind,
      method: (['bkash', 'nagad', 'bkash', 'bank'] as const)[place % 4] ?? 'bkash',
      amount: course.fee,
      transactionId: `SMP${String(7_000_000 + place * 7919)}`,
    },
  });
  if (outcome === 'waiting') return false;
  const params = { id: sent._id };
  if (outcome === 'withdrawn') {
    await student.call(sentAt + 3 * hourMs, withdrawClaim, { params });
    return false;
  }
  const decide = (at: number, decision: 'approve' | 'refuse' | 'revoke', reason = '') =>
    admin.call(at, decideClaim, { params, body: { decision, reason } });
  if (outcome === 'refused') await decide(sentAt + 20 * hourMs, 'refuse', refusal);
  else await decide(sentAt + 20 * hourMs, 'approve');
  if (outcome === 'revoked') await decide(sentAt + 40 * hourMs, 'revoke', mistake);
  return outcome === 'approved';
}
