const question = (subject: string, number: number) => ({
  _id: `${subject}-q${number}`,
  question: `${subject} question ${number}?`,
  points: 1,
  options: ['a', 'b', 'c', 'd'].map((letter) => ({
    _id: `${subject}-q${number}-${letter}`,
    text: `${subject} ${number} ${letter}`,
  })),
});

export const subjects = [
  { subjectName: 'Physics', mandatory: true, mcqs: [question('physics', 1), question('physics', 2)] },
  { subjectName: 'Biology', mandatory: false, mcqs: [question('biology', 1)] },
  { subjectName: 'Maths', mandatory: false, mcqs: [question('maths', 1)] },
];

export const facts = {
  title: 'DU Unit A 2024',
  course: { code: 'DU', name: 'Dhaka University' },
  timeLimit: 60,
  totalMarks: 3,
  requiredSubjects: 2,
  negativeMarkingPercentage: 25,
};

/** The first option of each question is right. */
export const paperKey = {
  questions: subjects.flatMap(({ mcqs }) =>
    mcqs.map(({ _id, options }) => ({
      questionId: _id,
      correct: options.slice(0, 1).map((option) => option._id),
      explanation: `Because of ${_id}.`,
    })),
  ),
};

/** The first question of each subject is answered wrongly, the others are left blank. */
export const choices = subjects.flatMap(({ mcqs }) =>
  mcqs.map(({ _id, options }, index) => ({
    questionId: _id,
    selectedOption: index === 0 ? (options[1]?._id ?? null) : null,
    points: index === 0 ? -0.25 : 0,
    isCorrect: false,
  })),
);

export interface QuestionTexts {
  readonly question: string;
  readonly options: readonly string[];
}

/** The subjects with these texts in every question, instead of its own. */
export function subjectsWith(texts: QuestionTexts | null) {
  if (texts === null) return subjects;
  return subjects.map((subject) => ({
    ...subject,
    mcqs: subject.mcqs.map((mcq) => ({
      ...mcq,
      question: texts.question,
      options: mcq.options.map((option, at) => ({ ...option, text: texts.options[at] ?? '' })),
    })),
  }));
}
