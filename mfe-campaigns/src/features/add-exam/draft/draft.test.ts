import { array, assert as holds, boolean, integer, nat, property, record } from 'fast-check';
import { emptyQuestion, emptySubject, type SubjectDraft } from '@pathshala/admin-kit/draft/question-draft';
import { describe, expect, it } from 'vitest';
import { checkExam } from './check-exam.ts';
import type { ExamDraft } from './exam-draft.ts';
import { examDraftOf, examFormOf } from './exam-draft.ts';
import { createExamStore, examDraftStorage } from './exam-store.ts';
import { reachableMarks } from './marks.ts';

function question(points = '1') {
  const options = emptyQuestion().options.map((option, index) => ({
    ...option,
    text: `option ${index}`,
    isCorrect: index === 1,
  }));
  return { ...emptyQuestion(), question: 'What is $x<y$?', points, options };
}

function subject(subjectName: string, points: readonly string[], mandatory = true): SubjectDraft {
  return { ...emptySubject(), subjectName, mandatory, mcqs: points.map(question) };
}

function exam(change: Partial<ExamDraft> = {}): ExamDraft {
  return {
    title: 'Model test',
    timeLimit: '40',
    totalMarks: '2',
    requiredSubjects: '',
    negativeMarkingPercentage: '25',
    isScoreAtOnce: false,
    subjects: [subject('Physics', ['1', '1'])],
    ...change,
  };
}

const pathsOf = (draft: ExamDraft) => checkExam(draft).map(([path]) => path);

describe('checking an exam before the call to the server', () => {
  it('finds nothing wrong with a complete one, nor with one that has no questions yet', () => {
    expect(pathsOf(exam())).toEqual([]);
    expect(pathsOf(exam({ subjects: [], timeLimit: '', totalMarks: '' }))).toEqual([]);
  });

  it.each([
    ['timeLimit', { timeLimit: '' }],
    ['timeLimit', { timeLimit: '601' }],
    ['timeLimit', { timeLimit: 'an hour' }],
    ['totalMarks', { totalMarks: '-1' }],
    ['requiredSubjects', { requiredSubjects: '2' }],
    ['requiredSubjects', { requiredSubjects: '0.5' }],
    ['negativeMarkingPercentage', { negativeMarkingPercentage: '১০১' }],
  ])('marks %s for %o', (place, change) => expect(pathsOf(exam(change))).toEqual([place]));

  it('asks for at least the mandatory subjects', () => {
    const subjects = [subject('Physics', ['1']), subject('Chemistry', ['1'])];
    expect(pathsOf(exam({ subjects, requiredSubjects: '1' }))).toEqual(['requiredSubjects']);
    expect(pathsOf(exam({ subjects, requiredSubjects: '২' }))).toEqual([]);
  });

  it('wants every subject named, once, and with questions', () => {
    const subjects = [
      subject('Physics', ['1']),
      subject(' physics ', ['1']),
      subject('', ['1']),
      subject('Art', []),
    ];
    expect(pathsOf(exam({ subjects }))).toEqual([
      'subjects.1.subjectName',
      'subjects.2.subjectName',
      'subjects.3',
    ]);
  });

  it('compares the names of subjects as the server does', () => {
    const subjects = [subject('পদার্থ ১', ['1']), subject('পদার্থ 1', ['1'])];
    expect(pathsOf(exam({ subjects }))).toEqual(['subjects.1.subjectName']);
  });

  it('wants questions written and paid, but lets one go without a correct option', () => {
    const keyless = { ...question(), options: question().options.map((o) => ({ ...o, isCorrect: false })) };
    const mcqs = [keyless, question('0'), { ...question(), question: ' ' }];
    const subjects = [{ ...subject('Physics', []), mcqs }];
    expect(pathsOf(exam({ subjects }))).toEqual(['subjects.0.mcqs.1.points', 'subjects.0.mcqs.2']);
  });
});

describe('the marks that can be reached', () => {
  it('are those of the mandatory subjects and of as many optional ones as are required', () => {
    const subjects = [
      subject('Physics', ['1', '1']),
      subject('Biology', ['3'], false),
      subject('Mathematics', ['5'], false),
    ];
    expect(reachableMarks(exam({ subjects, requiredSubjects: '2' }))).toEqual({ min: 5, max: 7 });
    expect(reachableMarks(exam({ subjects, requiredSubjects: '' }))).toEqual({ min: 10, max: 10 });
  });

  it('are added exactly', () => {
    const subjects = [subject('Physics', ['0.1', '০.২', 'nothing'])];
    expect(reachableMarks(exam({ subjects })).max).toBe(0.3);
  });

  it('have a minimum that is not above the maximum, and a maximum that is not above the total', () => {
    const made = record({ points: array(nat(500), { maxLength: 4 }), mandatory: boolean() });
    holds(
      property(array(made, { maxLength: 5 }), integer({ min: 0, max: 6 }), (written, required) => {
        const subjects = written.map(({ points, mandatory }, index) =>
          subject(
            `s${index}`,
            points.map((hundredths) => String(hundredths / 100)),
            mandatory,
          ),
        );
        const { min, max } = reachableMarks(exam({ subjects, requiredSubjects: String(required) }));
        const all = written.flatMap(({ points }) => points).reduce((sum, one) => sum + one, 0) / 100;
        expect(min).toBeLessThanOrEqual(max);
        expect(max).toBeLessThanOrEqual(all);
      }),
    );
  });
});

describe('an exam as it is sent', () => {
  const stored = {
    title: '',
    timeLimit: 40,
    totalMarks: 1,
    requiredSubjects: 1,
    negativeMarkingPercentage: 0,
    scoreVisible: 'at-once' as const,
    subjects: [
      {
        subjectName: 'Physics',
        mandatory: true,
        questionCount: 1,
        mcqs: [
          {
            _id: 'q1',
            question: '$x&lt;y$',
            points: 1,
            explanation: '',
            options: [
              { _id: 'o1', text: 'a', isCorrect: true },
              { _id: 'o2', text: 'b', isCorrect: false },
            ],
          },
        ],
      },
    ],
  };

  it('keeps the ids and texts of stored parts, and omits fields that requests do not have', () => {
    const { questionCount: _, ...physics } = stored.subjects[0] ?? {};
    expect(examFormOf(examDraftOf(stored))).toEqual({ ...stored, subjects: [physics] });
  });

  it('has 0 for an empty field, so that the server computes it', () => {
    expect(examFormOf(exam({ totalMarks: ' ', requiredSubjects: '' }))).toMatchObject({
      totalMarks: 0,
      requiredSubjects: 0,
      timeLimit: 40,
    });
  });
});

describe('the exam’s draft', () => {
  it('expands the subject and the question of the first error', () => {
    const draft = createExamStore(exam({ subjects: [subject('A', ['1']), subject('B', ['1', '1'])] }));
    draft.setErrors({ 'subjects.1.mcqs.1.options.0.text': 'x' });
    const opened = draft.get().values.subjects[1];
    expect(draft.get().location).toEqual({ subject: opened?.key, question: opened?.mcqs[1]?.key });
  });

  it('is stored for each user and campaign, and completed if an older form wrote it', () => {
    const { negativeMarkingPercentage: _, ...older } = exam({ subjects: [] });
    const stored = `{"values":${JSON.stringify(older)},"where":{},"source":"s","keptAt":1}`;
    localStorage.setItem('persist:campaign-exam:u1:c1', stored);
    expect(examDraftStorage('u1', 'c1').read()?.values).toEqual(
      exam({ subjects: [], negativeMarkingPercentage: '0' }),
    );
    expect(examDraftStorage('u1', 'c2').read()).toBeUndefined();
    localStorage.setItem('persist:campaign-exam:u1:c1', '{"values":{}}');
    expect(examDraftStorage('u1', 'c1').read()).toBeUndefined();
  });
});
