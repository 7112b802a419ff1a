import { admin, callsOf, provided, student } from '@pathshala/pact/calls';
import { listResults } from '@pathshala/svc-exams-contract/http';
import { listQuestions, readQuestionFacets } from '@pathshala/svc-exams-contract/question-routes';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { bankQuestion, ownResult } from '../src/samples.ts';

callsOf({ consumer: 'mfe-campaigns', provider: 'svc-exams', clientAt: apiAt }, (call) => {
  const given = 'there is a question in the bank';
  call(listQuestions, 'questions to take into the exam of a campaign', {
    given,
    as: admin,
    query: { page: 1, subject: 'Physics' },
    uses: {
      items: [
        {
          ...fieldsOf(
            bankQuestion,
            '_id',
            'question',
            'explanation',
            'points',
            'subject',
            'chapter',
            'difficulty',
          ),
          options: bankQuestion.options.map((option) => fieldsOf(option, 'text', 'isCorrect')),
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
      items: [
        {
          ...fieldsOf(ownResult, '_id', 'totalMarks'),
          score: null,
          scoreVisibleFrom: '2026-01-15T10:00:00.000Z',
        },
      ],
    },
  });
});
