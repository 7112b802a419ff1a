import { admin, callsOf, provided, student } from '@pathshala/pact/calls';
import { listResults } from '@pathshala/svc-exams-contract/http';
import { drawPaper, listBlueprints } from '@pathshala/svc-exams-contract/blueprint-routes';
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
  call(listBlueprints, 'blueprints to draw the exam of a campaign by', {
    given: 'there is a blueprint and a question of its row',
    as: admin,
    query: { page: 1, pageSize: 100, sort: 'title' },
    uses: {
      items: [
        {
          _id: 'blueprint1',
          title: 'Weekly test',
          seed: 'monday',
          rows: [
            {
              _id: 'row1',
              subject: 'Physics',
              chapter: 'Motion',
              easiest: 'easy',
              hardest: 'hard',
              tags: ['units'],
              count: 1,
            },
          ],
        },
      ],
    },
  });
  call(drawPaper, 'draw the exam of a campaign', {
    given: 'there is a blueprint and a question of its row',
    as: admin,
    params: { id: provided('blueprintId') },
    body: { seed: 'monday', retained: [], avoid: [] },
    uses: {
      rows: [
        {
          rowId: 'row1',
          questions: [
            fieldsOf(
              bankQuestion,
              '_id',
              'question',
              'explanation',
              'points',
              'subject',
              'chapter',
              'difficulty',
            ),
          ],
          missing: 0,
        },
      ],
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
