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
