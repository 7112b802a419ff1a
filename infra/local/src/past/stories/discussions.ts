import { answerQuestion, askQuestion } from '@pathshala/svc-catalog-contract/discussions';
import type { Actor } from '../people.ts';
import { hourMs, type School } from '../school.ts';
import type { Enrolments } from './enrolments.ts';

interface Thread {
  readonly question: string;
  /** The answers of a teacher or of another student. */
  readonly answers: readonly { readonly by: 'teacher' | 'student'; readonly text: string }[];
  readonly daysAgo: number;
}

/** The threads in the style of students: some in Bengali, some in English. The latest ones wait for an answer. */
const threads: readonly Thread[] = [
  {
    question: 'সরলরেখার ঢাল শূন্য হলে রেখাটি x-অক্ষের সমান্তরাল কেন?',
    answers: [
      { by: 'student', text: 'ঢাল মানে y কতটা বদলায়। শূন্য হলে y বদলায় না, তাই রেখাটি শুয়ে থাকে।' },
      { by: 'teacher', text: 'ঠিক। সমীকরণ হয় y = c; যেকোনো দুটি বিন্দু নিয়ে মিলিয়ে দেখুন।' },
    ],
    daysAgo: 30,
  },
  {
    question: 'Is the slope of a vertical line zero or undefined? The book says "infinite".',
    answers: [
      {
        by: 'teacher',
        text: 'Undefined: the difference of the x values is zero, and we cannot divide by it.',
      },
    ],
    daysAgo: 24,
  },
  {
    question: 'নির্ণায়কের মান ঋণাত্মক হতে পারে?',
    answers: [{ by: 'student', text: 'পারে। দুটি সারি অদলবদল করলেই চিহ্ন বদলে যায়।' }],
    daysAgo: 17,
  },
  {
    question: 'Why do we need the limit before the derivative? I can differentiate without it.',
    answers: [
      {
        by: 'student',
        text: 'The rules come from the limit. Try x² from first principles once, it helped me.',
      },
      { by: 'teacher', text: 'Well said. In the admission tests the limit itself is asked, too.' },
    ],
    daysAgo: 11,
  },
  { question: 'দ্বিতীয় উদাহরণের শেষ ধাপটা বুঝিনি। হরটা কোথায় গেল?', answers: [], daysAgo: 3 },
  { question: 'Will the next live class cover implicit differentiation?', answers: [], daysAgo: 2 },
  { question: 'অন্তরীকরণের সূত্রগুলো কি পরীক্ষায় দেওয়া থাকবে?', answers: [], daysAgo: 1 },
];

/** Questions about the lessons of the free academic course, by those who are enrolled in it. */
export async function discussLessons(school: School, enrolments: Enrolments): Promise<void> {
  const course = school.catalogue.courses.find(({ kind, isFree }) => kind === 'academic' && isFree);
  const lessons = course?.outline?.subjects.flatMap(({ chapters }) => chapters.flatMap((one) => one.lessons));
  if (course === undefined || lessons === undefined)
    throw new Error('The sample has no course with lessons.');
  const random = school.random.fork('discussions');
  for (const [place, thread] of threads.entries()) {
    const askedAt = school.at(thread.daysAgo, 17 + random.next() * 3);
    const there = [...enrolments].filter(
      ([{ joinedAt }, courses]) => courses.includes(course) && joinedAt < askedAt - 12 * hourMs,
    );
    const [asker, helper] = random.some(there, 2).map(([student]) => student);
    const lesson = lessons[place % lessons.length];
    if (asker === undefined || helper === undefined || lesson === undefined) continue;
    const authors: Readonly<Record<'teacher' | 'student', Actor>> = {
      teacher: school.setter,
      student: helper,
    };
    const question = await asker.call(askedAt, askQuestion, {
      params: { id: lesson._id },
      body: { text: thread.question },
    });
    for (const [turn, { by, text }] of thread.answers.entries()) {
      const params = { id: question._id };
      await authors[by].call(askedAt + (turn + 1) * 2 * hourMs, answerQuestion, { params, body: { text } });
    }
  }
}
