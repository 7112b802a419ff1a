import { putBookmark } from '@pathshala/svc-exams-contract/bookmarks';
import { createPractice } from '@pathshala/svc-exams-contract/practice';
import type { Student } from '../people.ts';
import { dayMs, minuteMs, type School } from '../school.ts';
import type { SatExam } from '../sit-exam.ts';
import type { Sittings } from './past-papers.ts';

const subjects = ['Physics', 'Chemistry', 'Mathematics', 'Biology', 'English', 'Bangla'];

/** About 50 % of the students practise short tests of one subject, and bookmark questions of what they have sat. */
export async function practise(school: School, sittings: Sittings): Promise<void> {
  const practising = [...sittings].map(async ([student, sat], place) => {
    const isNusrat = student === school.nusrat;
    if (isNusrat || place % 4 === 0) await practiseAlone(school, student, isNusrat ? 6 : 1);
    if (isNusrat || place % 4 === 1) await bookmark(student, sat, isNusrat ? 5 : 2);
  });
  await Promise.all(practising);
  await school.drain();
}

async function practiseAlone(school: School, student: Student, times: number): Promise<void> {
  const days = Math.max(1, Math.floor((school.at(0, 0) - student.joinedAt) / dayMs));
  for (let time = 0; time < times; time += 1) {
    const daysAgo = Math.max(1, Math.round((days * (times - time)) / (times + 1)));
    const at = school.at(daysAgo, 20 + student.random.next() * 2);
    const name = time % 2 === 0 && student === school.nusrat ? 'Chemistry' : student.random.pick(subjects);
    const subject = school.catalogue.bank.find((question) => question.subject.endsWith(name))?.subject ?? '';
    const { examId } = await student.call(at, createPractice, {
      body: { subjects: [subject], count: 8, answersShown: 'at-end' },
    });
    await school.sit(student, { examKind: 'practice', examId, at: at + minuteMs });
  }
}

async function bookmark(student: Student, sat: readonly SatExam[], count: number): Promise<void> {
  const [last] = sat.toReversed();
  if (last?.result == null) return;
  const { attempt, result } = last;
  const [, examId = '', version = '1'] = /\/papers\/([^/]+)\/(\d+)$/u.exec(attempt.paperUrl) ?? [];
  const wrong = result.choices.filter(({ isCorrect }) => isCorrect === false).slice(0, count);
  for (const { questionId } of wrong) {
    await student.call(Date.parse(result.dateTaken) + 10 * minuteMs, putBookmark, {
      params: { questionId },
      body: { examId, version: Number(version) },
    });
  }
}
