/** A campaign without an exam, as its author reads it. */
export const generalCampaign = {
  _id: 'g1',
  title: 'শিক্ষা মেলা | Education fair',
  type: 'Fair',
  description: '<p>Come and see.</p>',
  date: null,
  startDate: '2030-03-01T04:00:00.000Z',
  endDate: '2030-03-01T10:00:00.000Z',
  location: 'Dhaka',
  image: '',
  registrationOpen: true,
  maxParticipants: 40,
  registeredCount: 30,
  waitingCount: 2,
  unconfirmedCount: 0,
  isFull: false,
  phase: 'upcoming',
  rev: 3,
  changedAt: '2026-01-15T10:00:00.000Z',
  changedBy: 'Rahima',
};

/** An exam campaign with one question, as its author reads it. */
export const examCampaign = {
  ...generalCampaign,
  _id: 'e1',
  title: 'মডেল টেস্ট | Model test',
  resultsReleasedAt: null,
  startedAt: null,
  exam: {
    title: '',
    timeLimit: 30,
    totalMarks: 1,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    scoreVisible: 'after-end',
    order: { questions: true, options: false },
    subjects: [
      {
        subjectName: 'Physics',
        mandatory: true,
        questionCount: 1,
        mcqs: [
          {
            _id: 'q1',
            question: '<p>1 + 1?</p>',
            points: 1,
            explanation: '',
            options: [
              { _id: 'o1', text: '2', isCorrect: true },
              { _id: 'o2', text: '3', isCorrect: false },
            ],
          },
        ],
      },
    ],
  },
};
