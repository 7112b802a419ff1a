export const campaign = {
  _id: 'c1',
  title: 'Model test',
  type: 'model-test',
  description: '<p>Physics and chemistry.</p>',
  date: null,
  startDate: '2026-02-01T00:00:00.000Z',
  endDate: '2026-03-01T00:00:00.000Z',
  location: 'Online',
  image: '',
  registrationOpen: true,
  maxParticipants: 0,
  registeredCount: 3,
  waitingCount: 0,
  isFull: false,
  phase: 'running',
  resultsReleasedAt: null,
  exam: {
    title: 'Model test',
    timeLimit: 40,
    totalMarks: 30,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    scoreVisible: 'after-end',
    subjects: [{ subjectName: 'Physics', mandatory: true, questionCount: 10, marks: 30 }],
  },
};

export const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, pageSize: 10 });
