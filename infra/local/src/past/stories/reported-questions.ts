import { answerQuestionReport, reportQuestion } from '@pathshala/svc-exams-contract/question-reports';
import { hourMs, minuteMs, type School } from '../school.ts';
import type { Sittings } from './past-papers.ts';

interface Reported {
  readonly reason: 'wrong-key' | 'unclear' | 'typing-mistake' | 'off-syllabus' | 'other';
  readonly text: string;
  /** null: it waits. */
  readonly answer: string | null;
}

const reports: readonly Reported[] = [
  {
    reason: 'wrong-key',
    text: 'আমার মনে হয় গ সঠিক। বইয়ের ১১২ পৃষ্ঠায় এই সূত্রটাই আছে।',
    answer:
      'মিলিয়ে দেখা হয়েছে: উত্তর ঠিক আছে। ব্যাখ্যার দ্বিতীয় ধাপে একক বদলানো হয়েছে। | We have checked it: the key is right. The second step of the explanation converts the unit.',
  },
  {
    reason: 'typing-mistake',
    text: 'There is a missing minus sign in option C.',
    answer: 'ধন্যবাদ, ঠিক করা হবে। | Thank you, it will be mended.',
  },
  { reason: 'unclear', text: 'Does "weight" mean mass here?', answer: null },
  {
    reason: 'off-syllabus',
    text: 'সংক্ষিপ্ত সিলেবাসে এই অধ্যায় নেই।',
    answer: 'প্রশ্নটি সেই বছরের পূর্ণ সিলেবাসে ছিল। | The question was in the full syllabus of that year.',
  },
  { reason: 'wrong-key', text: 'দুটি উত্তরই সঠিক মনে হচ্ছে।', answer: null },
  { reason: 'other', text: 'The picture is hard to see in the dark theme.', answer: null },
];

/** Students report questions of their results; the setter has answered some, the others wait. */
export async function reportQuestions(school: School, sittings: Sittings): Promise<void> {
  const results = [...sittings]
    .filter(([student]) => student !== school.nusrat)
    .flatMap(([student, sat]) => sat.slice(-1).map(({ result }) => ({ student, result })))
    .filter(({ result }) => result !== null);
  for (const [place, report] of reports.entries()) {
    const chosen = results[(place + 1) * 5];
    const questionId = chosen?.result?.choices.find(({ isCorrect }) => isCorrect === false)?.questionId;
    if (chosen?.result == null || questionId === undefined) continue;
    const { _id: resultId, dateTaken } = chosen.result;
    const sentAt = Date.parse(dateTaken) + 15 * minuteMs;
    const { reason, text, answer } = report;
    const { _id } = await chosen.student.call(sentAt, reportQuestion, {
      body: { place: { kind: 'result', resultId }, questionId, reason, text },
    });
    if (answer === null) continue;
    const answeredAt = Math.min(sentAt + 14 * hourMs, school.now - 5 * minuteMs);
    await school.setter.call(answeredAt, answerQuestionReport, { params: { id: _id }, body: { answer } });
  }
  await school.drain();
}
