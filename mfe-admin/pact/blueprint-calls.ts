import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import { addPaperToBank, listUsedPapers, readBankedPaper } from '@pathshala/svc-exams-contract/banked-papers';
import {
  createBlueprint,
  deleteBlueprint,
  drawPaper,
  listBlueprints,
  readBlueprint,
  replaceBlueprint,
  restoreBlueprint,
} from '@pathshala/svc-exams-contract/blueprint-routes';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-20T10:00:00.000Z';
const given = 'there is a blueprint and a question of its row';
const params = { id: provided('blueprintId') };

const row = {
  subject: 'Physics',
  chapter: 'Motion',
  easiest: 'easy' as const,
  hardest: 'hard' as const,
  tags: ['units'],
  count: 1,
};
const form = { title: 'Weekly test', rows: [row], unusedDays: 30, notInPapers: [], seed: 'monday' };
const listed = {
  _id: 'blueprint1',
  title: 'Weekly test',
  rows: [{ ...row, _id: 'row1' }],
  unusedDays: 30,
  seed: 'monday',
  questions: 1,
  rev: 1,
  changedAt: time,
};

/** The calls of blueprints, of their draws, and of papers that flow into the bank. */
export function blueprintCalls(call: DescribeCall<Api>): void {
  call(listBlueprints, 'the blueprints of papers', {
    given,
    as: admin,
    query: { page: 1, pageSize: 100, sort: 'title' },
    uses: { items: [listed], total: 1, page: 1, pageSize: 100 },
  });
  call(createBlueprint, 'add a blueprint', { given, as: admin, body: form, uses: { _id: 'blueprint1' } });
  call(readBlueprint, 'a blueprint to edit', { given, as: admin, params, uses: listed });
  call(replaceBlueprint, 'save a blueprint', {
    given,
    as: admin,
    params,
    body: { ...form, unusedDays: 60, rev: 1 },
    uses: { unusedDays: exactly(60) },
  });
  call(drawPaper, 'draw a paper', {
    given,
    as: admin,
    params,
    body: { seed: 'monday', retained: [], avoid: [] },
    uses: {
      rows: [
        {
          rowId: 'row1',
          questions: [
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
          missing: 0,
        },
      ],
    },
  });
  call(deleteBlueprint, 'delete a blueprint', { given, as: admin, params });
  call(restoreBlueprint, 'undo the delete of a blueprint', {
    given: 'a blueprint was just deleted',
    as: admin,
    params,
    uses: { _id: 'blueprint1' },
  });
  bankCalls(call);
}

function bankCalls(call: DescribeCall<Api>): void {
  const ofPaper = { given: 'a past year has questions', as: admin } as const;
  call(listUsedPapers, 'the papers that contain questions of the bank', {
    given: 'a past year has a question of the bank',
    as: admin,
    uses: { items: [{ examId: 'year1', title: 'A unit 2023', usedAt: time }] },
  });
  call(readBankedPaper, 'the questions of a paper in the bank', {
    ...ofPaper,
    params: { paperId: provided('paperId') },
    uses: {
      paperId: 'year1',
      title: 'A unit 2023',
      subjects: [{ subjectName: 'Physics', questions: 2, inBank: 0 }],
    },
  });
  call(addPaperToBank, 'add the questions of a paper to the bank', {
    ...ofPaper,
    params: { paperId: provided('paperId') },
    body: {
      subjects: [{ subjectName: 'Physics', subject: 'Physics of papers', chapter: 'Motion' }],
      source: 'DU 2023',
      difficulty: 'medium',
      forPractice: false,
    },
    uses: { added: 2 },
  });
}
