import {
  createAssignment,
  handInAssignment,
  listSubmissions,
  markSubmission,
} from '@pathshala/svc-catalog-contract/assignment-routes';
import { replaceGradebook } from '@pathshala/svc-catalog-contract/gradebooks';
import type { Course } from '../catalogue.ts';
import { dayMs, hourMs, type School } from '../school.ts';
import type { Enrolments } from './enrolments.ts';

interface Planned {
  readonly title: string;
  readonly description: string;
  readonly createdDaysAgo: number;
  /** The number of days after today; negative: before. */
  readonly dueInDays: number;
  /** The number of submissions, and of the marked ones among them. */
  readonly handIns: number;
  readonly marked: number;
}

const planned: readonly Planned[] = [
  {
    title: 'নির্ণায়ক দিয়ে সমীকরণ জোট | Systems of equations by determinants',
    description:
      '<div lang="bn"><p>ক্রেমারের নিয়মে নিচের জোটটি সমাধান করুন: $2x + 3y = 12$, $x - y = 1$। প্রতিটি নির্ণায়ক আলাদা করে দেখান।</p></div><div lang="en"><p>Solve by Cramer’s rule: $2x + 3y = 12$, $x - y = 1$. Show each determinant.</p></div>',
    createdDaysAgo: 18,
    dueInDays: -6,
    handIns: 12,
    marked: 8,
  },
  {
    title: 'সীমার ধারণা নিজের ভাষায় | The idea of a limit in your own words',
    description:
      '<div lang="bn"><p>একটি উদাহরণ দিয়ে পাঁচ–ছয় বাক্যে লিখুন, সীমা বলতে কী বোঝায়।</p></div><div lang="en"><p>Write in five or six sentences, with an example, what a limit means.</p></div>',
    createdDaysAgo: 5,
    dueInDays: 5,
    handIns: 5,
    marked: 0,
  },
];

const texts = [
  'D = 2·(−1) − 3·1 = −5, Dx = 12·(−1) − 3·1 = −15, Dy = 2·1 − 12·1 = −10।\nঅতএব x = 3, y = 2।',
  'D = −5, Dx = −15, Dy = −10, so x = 3 and y = 2. Check: 2·3 + 3·2 = 12 and 3 − 2 = 1.',
  'x = 3, y = 2। নির্ণায়কের মানগুলো খাতায় করেছি, শেষ ধাপে D দিয়ে ভাগ করেছি।',
  'When x comes closer and closer to 2, x² comes closer to 4, although we need not look at 2 itself. That number is the limit.',
];

const feedback = [
  'পরিষ্কার কাজ। শেষ উত্তর যাচাই করার অভ্যাসটা ধরে রাখুন। | Clear work. Go on checking the last line.',
  'ধাপগুলো লিখলে আরও নম্বর পেতেন। | Writing the steps would have earned more marks.',
];

/** Assignments of the free academic course: one is over and mostly marked, one is open. */
export async function setAssignments(school: School, enrolments: Enrolments): Promise<void> {
  const course = school.catalogue.courses.find(({ kind, isFree }) => kind === 'academic' && isFree);
  if (course === undefined) throw new Error('The sample has no free academic course.');
  for (const plan of planned) await setAssignment(school, { course, enrolments, plan });
  await weighMarks(school, course.id);
}

/** The exams count twice as much as the assignments, and students see their own marks. */
async function weighMarks(school: School, courseId: string): Promise<void> {
  const kindWeights = { exam: 2, 'past-year': 1, assignment: 1 };
  const rules = { missing: 'zero', counted: 'latest', isReleased: true } as const;
  await school.setter.call(school.at(4, 11), replaceGradebook, {
    params: { courseId },
    body: { kindWeights, ...rules, weights: [] },
  });
}

async function setAssignment(
  school: School,
  { course, enrolments, plan }: { course: Course; enrolments: Enrolments; plan: Planned },
): Promise<void> {
  const { title, description, createdDaysAgo, dueInDays } = plan;
  const createdAt = school.at(createdDaysAgo, 10);
  const due = school.at(0, 0) + (dueInDays + 1) * dayMs - hourMs;
  const assignment = await school.setter.call(createdAt, createAssignment, {
    body: {
      title,
      description,
      courseId: course.id,
      maxScore: 10,
      dueDate: new Date(due).toISOString(),
      subjectId: course.outline?.subjects[0]?._id ?? '',
    },
  });
  const there = [...enrolments].filter(
    ([student, courses]) =>
      courses.includes(course) && student.joinedAt < createdAt && student !== school.nusrat,
  );
  const from = createdAt + dayMs;
  const to = Math.min(due, school.now - 6 * hourMs);
  const random = school.random.fork(title);
  const params = { id: assignment._id };
  for (const [place, [student]] of random.some(there, plan.handIns).entries()) {
    const at = from + (to - from) * ((place + random.next()) / plan.handIns);
    const text = dueInDays < 0 ? (texts[place % 3] ?? '') : (texts[3] ?? '');
    await student.call(at, handInAssignment, { params, body: { text } });
  }
  await markSome(school, { assignmentId: assignment._id, count: plan.marked, at: due + 20 * hourMs });
}

async function markSome(
  { marker, random }: School,
  { assignmentId, count, at }: { assignmentId: string; count: number; at: number },
): Promise<void> {
  if (count === 0) return;
  const query = { page: 1, pageSize: 100 };
  const { items } = await marker.call(at, listSubmissions, { params: { id: assignmentId }, query });
  for (const [place, { _id, rev }] of items.slice(0, count).entries()) {
    await marker.call(at, markSubmission, {
      params: { id: _id },
      body: { score: random.whole(5, 10), feedback: feedback[place % feedback.length] ?? '', rev },
    });
  }
}
