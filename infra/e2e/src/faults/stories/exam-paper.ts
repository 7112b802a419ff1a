/** A paper whose key the test knows: a mandatory subject, and two optional ones of which one is chosen. */
interface Question {
  readonly question: string;
  readonly points: number;
  readonly explanation: string;
  readonly options: readonly { readonly text: string; readonly isCorrect: boolean }[];
}

const question = (name: string, points: number): Question => ({
  question: name,
  points,
  explanation: 'Because.',
  options: [
    { text: 'right', isCorrect: true },
    { text: 'wrong', isCorrect: false },
    { text: 'wrong too', isCorrect: false },
  ],
});

const subject = (subjectName: string, mandatory: boolean, points: readonly number[]) => ({
  subjectName,
  mandatory,
  mcqs: points.map((worth, index) => question(`${subjectName} ${index + 1}`, worth)),
});

export const examPaper = {
  timeLimit: 60,
  totalMarks: 8,
  requiredSubjects: 2,
  negativeMarkingPercentage: 25,
  subjects: [
    subject('Mathematics', true, [1, 1, 2]),
    subject('Physics', false, [1, 1]),
    subject('Biology', false, [2, 1]),
  ],
};

interface MarkedChoice {
  readonly points: number;
  readonly text: string;
}

/** Independent of the product's own marking: quarters of a mark are exact in floating point. */
export function scoreOf(choices: readonly MarkedChoice[]): number {
  return choices.reduce((sum, { points, text }) => sum + (text === 'right' ? points : -points / 4), 0);
}
