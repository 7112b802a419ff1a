import { type Paper, placeQuestions, type Question, type Subject } from '../../src/papers/domain/paper.ts';
import { type PreparedPaper, schemeOfPaper } from '../../src/papers/index.ts';

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

/** The same ids with other texts, because questions with equal texts are the same in every paper. */
export function reworded(subjects: readonly Subject[], where: string): readonly Subject[] {
  return subjects.map(({ mcqs, ...rest }) => ({
    ...rest,
    mcqs: mcqs.map((one) => ({ ...one, question: `${one.question} (${where})` })),
  }));
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

/** An exam of course1 with one subject of four questions, of four points each. */
export function courseExam(examKind: Paper['examKind'], changes: Partial<Paper> = {}): Paper {
  const four = ['q1', 'q2', 'q3', 'q4'].map((id) => question(id, { points: 4 }));
  return pastYearPaper({
    paperId: `${examKind}1`,
    examKind,
    unitId: null,
    title: `An exam of the kind ${examKind}`,
    timeLimit: 30,
    totalMarks: 16,
    requiredSubjects: 1,
    subjects: reworded([subject('Physics', true, four)], examKind),
    examType: 'MCQ',
    ...changes,
  });
}

/** A written exam of course1 with two criteria. */
export function writtenExam(changes: Partial<Paper> = {}): Paper {
  const criteria = [
    { name: 'Content', maxMarks: 7.5 },
    { name: 'Language', maxMarks: 2.5 },
  ];
  const files = { handwrittenPdf: '', downloadablePdf: '' };
  return courseExam('standalone', {
    paperId: 'written1',
    totalMarks: 10,
    examType: 'Written',
    written: { questionText: 'Describe a river.', answerGuidelines: 'Half a page', ...files, criteria },
    subjects: [],
    ...changes,
  });
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
    subjects: reworded(pastYearPaper().subjects, 'campaign'),
    ...changes,
  });
}

export function prepared(paper: Paper): PreparedPaper {
  return { paper, places: placeQuestions(paper), match: schemeOfPaper(paper).match, keyVersion: 1 };
}
