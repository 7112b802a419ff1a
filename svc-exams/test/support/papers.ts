import type { Paper, Question, Subject } from '../../src/papers/domain/paper.ts';
import { placeQuestions } from '../../src/papers/domain/paper.ts';
import type { PreparedPaper } from '../../src/papers/ports.ts';

/** A question `id` with options `id-a` … ; `right` names the letters of the correct ones. */
export function question(id: string, { points = 1, right = 'a', options = 'abcd' } = {}): Question {
  return {
    _id: id,
    question: `Question ${id}?`,
    points,
    explanation: `Secret explanation of ${id}`,
    options: options.split('').map((letter) => ({
      _id: `${id}-${letter}`,
      text: `Option ${letter}`,
      isCorrect: right.includes(letter),
    })),
  };
}

export function subject(subjectName: string, mandatory: boolean, mcqs: readonly Question[]): Subject {
  return { subjectName, mandatory, mcqs };
}

/** Physics mandatory; Biology, Chemistry and Maths to choose one of; two questions of one mark in each. */
export function pastYearPaper(changes: Partial<Paper> = {}): Paper {
  return {
    paperId: 'year1',
    version: 1,
    examKind: 'past-year',
    courseId: 'course1',
    unitId: 'unit1',
    campaignId: null,
    title: 'Dhaka University A unit 2023',
    timeLimit: 60,
    totalMarks: 100,
    requiredSubjects: 2,
    negativeMarkingPercentage: 25,
    window: null,
    subjects: [
      subject('Physics', true, [question('p1'), question('p2')]),
      subject('Biology', false, [question('b1'), question('b2')]),
      subject('Chemistry', false, [question('c1'), question('c2')]),
      subject('Maths', false, [question('m1'), question('m2')]),
    ],
    ...changes,
  };
}

export const campaignWindow = {
  opensAt: '2026-01-15T09:00:00.000Z',
  closesAt: '2026-01-15T12:00:00.000Z',
} as const;

export function campaignPaper(changes: Partial<Paper> = {}): Paper {
  return pastYearPaper({
    paperId: 'exam1',
    examKind: 'campaign',
    courseId: null,
    unitId: null,
    campaignId: 'campaign1',
    window: campaignWindow,
    ...changes,
  });
}

export function prepared(paper: Paper): PreparedPaper {
  return { paper, places: placeQuestions(paper) };
}
