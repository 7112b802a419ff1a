const option = (optionId: string, text: string, counts: readonly [number, number, number]) => {
  const [count, upper, lower] = counts;
  return { optionId, text, isCorrect: optionId.endsWith('a'), count, upper, lower };
};

const question = {
  questionId: 'q1',
  number: 1,
  subjectName: 'Physics',
  question: '<p>What is <b>force</b>?</p>',
  count: 32,
  correct: 20,
  wrong: 10,
  blank: 2,
  facility: 0.625,
  discrimination: 0.4,
  correlation: 0.3,
  meanSeconds: 40,
  options: [option('q1a', 'A push', [20, 9, 4]), option('q1b', 'A colour', [10, 0, 5])],
  findings: [],
};

/** An exam with two questions; the key of the second is suspicious. */
export const anAnalysis = {
  examId: 'exam1',
  examKind: 'standalone',
  title: 'মডেল | Model test',
  totalMarks: 2,
  attempts: 32,
  scores: { mean: 0.9, median: 1, standardDeviation: 0.6, highest: 2, lowest: -0.5 },
  reliability: 0.85,
  distribution: [
    { from: -1, to: 0, count: 4 },
    { from: 0, to: 2, count: 28 },
  ],
  questions: [
    question,
    {
      ...question,
      questionId: 'q2',
      number: 2,
      question: 'কোনটি ভারী? | Which is heavier?',
      correct: 10,
      wrong: 22,
      blank: 0,
      facility: 0.3125,
      discrimination: -0.7,
      options: [option('q2a', 'Iron', [10, 2, 9]), option('q2b', 'Lead', [22, 17, 3])],
      findings: ['best-wrong', 'negative-discrimination'],
    },
  ],
  computedAt: '2026-02-02T05:00:00.000Z',
};
