import {
  saveAnswers,
  startAttempt,
  submitAttempt,
  writtenQuestionId,
} from '@pathshala/svc-exams-contract/http';
import {
  listMarking,
  markWritten,
  readMarking,
  uploadWrittenPage,
} from '@pathshala/svc-exams-contract/written-routes';
import { drawHandwrittenPage } from '../handwritten-page.ts';
import type { Student } from '../people.ts';
import { minuteMs, type School } from '../school.ts';
import type { Enrolments } from './enrolments.ts';

const typed = [
  'রেখাটির ঢাল m = (7 − 1)/(4 − 1) = 2।\nঅতএব সমীকরণ y − 1 = 2(x − 1), অর্থাৎ y = 2x − 1।\nলম্ব রেখার ঢাল −1/2, তাই y = −x/2 + c।',
  'm = (y2 − y1)/(x2 − x1) = 2, so y = 2x − 1.\nA perpendicular line has the slope −1/2. Through (4, 7): y − 7 = −(x − 4)/2.',
  'ঢাল ২। সমীকরণ y = 2x − 1। লম্ব রেখা: ঢালের গুণফল −1 হতে হবে।',
];

const comments = [
  'দুটি ধাপই ঠিক; শেষ সমীকরণে ধ্রুবকটি বের করা হয়নি। | Both steps are right; the constant of the last equation is missing.',
  'সুন্দর উপস্থাপন। | Well presented.',
];

const writers = 10;
const marked = 4;

/** Ten students sit the written exam, typed or with photographed pages; four are marked, the others wait. */
export async function writeExam(school: School, enrolments: Enrolments): Promise<void> {
  const exam = school.catalogue.exams.find(({ isWritten }) => isWritten);
  if (exam === undefined) throw new Error('The sample has no written exam.');
  const there = [...enrolments]
    .filter(
      ([student, courses]) => student !== school.nusrat && courses.some(({ id }) => id === exam.courseId),
    )
    .map(([student]) => student)
    .slice(0, writers);
  const random = school.random.fork('pages');
  // Two drawings serve all: each costs some time of the first start.
  const pages = await Promise.all([random, random.fork('second')].map(drawHandwrittenPage));
  const sitting = there.map((student, place) =>
    sitWritten({
      student,
      exam,
      at: school.at(writers - place, 17 + random.next() * 4),
      pages: place % 2 ? pages : [],
      place,
    }),
  );
  await Promise.all(sitting);
  await school.drain();
  await markFirst(school, exam.id);
}

interface Writing {
  readonly student: Student;
  readonly exam: { readonly id: string; readonly examKind: string };
  readonly at: number;
  readonly pages: readonly Uint8Array[];
  readonly place: number;
}

async function sitWritten({ student, exam, at, pages, place }: Writing): Promise<void> {
  const { call } = student;
  const attempt = await call(at, startAttempt, { body: { examKind: exam.examKind, examId: exam.id } });
  const params = { id: attempt.attemptId };
  const text = typed[place % typed.length] ?? '';
  const answers = [{ questionId: writtenQuestionId, text: pages.length > 0 ? '' : text }];
  if (pages.length === 0)
    await call(at + 12 * minuteMs, saveAnswers, { params, body: { answers, clientSeq: 1 } });
  for (const content of pages.slice(0, 1 + (place % 2))) {
    const file = { name: 'page.jpg', type: 'image/jpeg', content };
    await call(at + 15 * minuteMs, uploadWrittenPage, { params, file });
  }
  await call(at + 20 * minuteMs, submitAttempt, { params, body: {} });
}

async function markFirst(school: School, exam: string): Promise<void> {
  const { marker, at: moment } = school;
  const random = school.random.fork('marks');
  const at = moment(1, 21);
  const { items } = await marker.call(at, listMarking, { query: { page: 1, pageSize: 100, exam } });
  for (const [place, { resultId }] of items.slice(0, marked).entries()) {
    const params = { resultId };
    const desk = await marker.call(at, readMarking, { params });
    const criteria = desk.criteria.map(({ name, maxMarks }) => ({
      name,
      marks: Math.round(maxMarks * (0.5 + random.next() / 2)),
    }));
    const [page] = desk.pages;
    const remark = page && { pageId: page.pageId, x: 0.3, y: 0.4, text: 'এই ধাপটি আরও বিস্তারিত লিখুন।' };
    await marker.call(at, markWritten, {
      params,
      body: {
        criteria,
        comment: comments[place % comments.length] ?? '',
        annotations: remark === undefined ? [] : [remark],
        rev: desk.rev,
      },
    });
  }
}
