import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  createQuestion,
  readQuestion,
  readQuestionFacets,
  replaceQuestion,
} from '@pathshala/svc-exams-contract/question-routes';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { bankQuestion } from '../src/samples.ts';

const given = 'there is a question in the bank';
const params = { id: provided('questionId') };

const form = {
  question: '<p>What is the unit of force?</p>',
  options: [
    { text: 'newton', isCorrect: true },
    { text: 'joule', isCorrect: false },
  ],
  explanation: '<p>$F = ma$</p>',
  points: 1,
  subject: 'Physics',
  chapter: 'Motion',
  difficulty: 'easy' as const,
  tags: ['units'],
  source: 'DU 2019-20',
  forPractice: true,
};

/** The calls of the drafting pages of questions. */
export function questionCalls(call: DescribeCall<Api>): void {
  call(readQuestionFacets, 'the labels of the question bank', {
    given,
    as: admin,
    uses: { subjects: [{ subject: 'Physics' }], tags: [{ tag: 'units' }] },
  });
  call(createQuestion, 'draft a question', {
    given,
    as: admin,
    body: form,
    uses: fieldsOf(bankQuestion, '_id'),
  });
  call(readQuestion, 'a drafted question', {
    given,
    as: admin,
    params,
    uses: {
      ...fieldsOf(
        bankQuestion,
        '_id',
        'question',
        'explanation',
        'points',
        'subject',
        'chapter',
        'difficulty',
        'source',
        'forPractice',
        'rev',
      ),
      options: bankQuestion.options.map((option) => fieldsOf(option, 'text', 'isCorrect')),
      tags: ['units'],
    },
  });
  call(replaceQuestion, 'change a drafted question', {
    given,
    as: admin,
    params,
    body: { ...form, points: 2, rev: 1 },
    uses: { points: exactly(2) },
  });
}
