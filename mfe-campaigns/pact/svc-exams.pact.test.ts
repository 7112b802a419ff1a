import { admin, callsOf, provided, student } from '@pathshala/pact/calls';
import { listResults } from '@pathshala/svc-exams-contract/http';
import { listQuestions, readQuestionFacets } from '@pathshala/svc-exams-contract/question-routes';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

callsOf({ consumer: 'mfe-campaigns', provider: 'svc-exams', clientAt: apiAt }, (call) => {
  const given = 'there is a question in the bank';
  call(listQuestions, 'questions to take into the exam of a campaign', {
    given,
    as: admin,
    query: { page: 1, subject: 'Physics' },
    uses: {
      items: [
        {
          _id: 'question1',
          question: '<p>What is the unit of force?</p>',
          options: [{ text: 'newton', isCorrect: true }],
          explanation: '<p>$F = ma$</p>',
          points: 1,
          subject: 'Physics',
          chapter: 'Motion',
          difficulty: 'easy',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(readQuestionFacets, 'what the questions to take are found by', {
    given,
    as: admin,
    uses: {
      subjects: [{ subject: 'Physics' }],
      tags: [{ tag: 'units' }],
    },
  });
  call(listResults, 'the own result of an exam that is over', {
    given: 'the student has submitted in a campaign that is open',
    as: student,
    query: { studentId: provided('studentId'), examId: provided('examId'), pageSize: 1 },
    uses: {
      items: [{ _id: 'result1', score: null, totalMarks: 3, scoreVisibleFrom: '2026-01-15T10:00:00.000Z' }],
    },
  });
});
