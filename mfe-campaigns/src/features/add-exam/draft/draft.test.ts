import { array, assert as holds, boolean, integer, nat, property, record } from 'fast-check';
import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import {
  emptyQuestion,
  emptySubject,
  type SubjectDraft,
} from '@pathshala/admin-exams/question-editor/question-draft';
import { describe, expect, it } from 'vitest';
import { checkExam } from '@pathshala/admin-exams/campaign-exam/check-exam';
import { examSchema } from './exam-schema.ts';
import { type ExamValues, examFormOf, examValuesOf } from '@pathshala/admin-exams/campaign-exam/exam-values';
import { reachableMarks } from './marks.ts';
import { restoredExam } from './restored-exam.ts';

function question(points = '1') {
  const options = emptyQuestion().options.map((option, index) => ({
    ...option,
    text: `option ${index}`,
    isCorrect: index === 1,
  }));
  return { ...emptyQuestion(), question: 'What is $x&lt;y$?', points, options };
}

function subject(subjectName: string, points: readonly string[], mandatory = true): SubjectDraft {
  return { ...emptySubject(), subjectName, mandatory, mcqs: points.map(question) };
}

type Change = Partial<Omit<ExamValues, 'subjects'> & { readonly subjects: readonly SubjectDraft[] }>;

function exam({ subjects = [subject('Physics', ['1', '1'])], ...change }: Change = {}): ExamValues {
  return {
    title: 'Model test',
    timeLimit: 40,
    totalMarks: 2,
    requiredSubjects: null,
    negativeMarkingPercentage: 25,
    isScoreAtOnce: false,
    order: { questions: false, options: false },
    subjects: new Opaque(subjects),
    ...change,
  };
}

const pathsOf = (values: ExamValues) => checkExam(values).map(([path]) => path);

describe('checking an exam before the call to the server', () => {
  it('finds nothing wrong with a complete one, nor with one that has no questions yet', () => {
    expect(pathsOf(exam())).toEqual([]);
    expect(pathsOf(exam({ subjects: [], timeLimit: null, totalMarks: null }))).toEqual([]);
  });

  it.each([
    ['timeLimit', { timeLimit: null }],
    ['timeLimit', { timeLimit: 601 }],
    ['timeLimit', { timeLimit: 'an hour' }],
    ['totalMarks', { totalMarks: -1 }],
    ['requiredSubjects', { requiredSubjects: 2 }],
    ['requiredSubjects', { requiredSubjects: 0.5 }],
    ['negativeMarkingPercentage', { negativeMarkingPercentage: 101 }],
  ])('marks %s for %o', (place, change) => expect(pathsOf(exam(change))).toEqual([place]));

  it('asks for at least the mandatory subjects', () => {
    const subjects = [subject('Physics', ['1']), subject('Chemistry', ['1'])];
    expect(pathsOf(exam({ subjects, requiredSubjects: 1 }))).toEqual(['requiredSubjects']);
    expect(pathsOf(exam({ subjects, requiredSubjects: 2 }))).toEqual([]);
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
    expect(reachableMarks(subjects, 2)).toEqual({ min: 5, max: 7 });
    expect(reachableMarks(subjects, null)).toEqual({ min: 10, max: 10 });
  });

  it('are added exactly', () => {
    const subjects = [subject('Physics', ['0.1', '০.২', 'nothing'])];
    expect(reachableMarks(subjects, null).max).toBe(0.3);
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
        const { min, max } = reachableMarks(subjects, required);
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
    order: { questions: true, options: false },
    subjects: [
      {
        subjectName: 'Physics',
        mandatory: true,
        questionCount: 1,
        marks: 1,
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
    const { questionCount: _, marks: _marks, ...physics } = stored.subjects[0] ?? {};
    expect(examFormOf(examValuesOf(stored))).toEqual({ ...stored, subjects: [physics] });
  });

  it('has 0 for an empty field, so that the server computes it', () => {
    expect(examFormOf(exam({ totalMarks: null }))).toMatchObject({
      totalMarks: 0,
      requiredSubjects: 0,
      timeLimit: 40,
    });
  });
});

describe('the draft of an exam in the browser', () => {
  const stored = (values: ExamValues) => JSON.parse(JSON.stringify(values)) as unknown;

  it('is read back as it was written', () => {
    const values = exam();
    expect(stored(restoredExam(stored(values))!)).toEqual(stored(values));
  });

  it('of an older form is completed: its numbers and texts are as they were typed', () => {
    const typed = {
      title: 'Older',
      timeLimit: '৪০',
      totalMarks: '',
      requiredSubjects: 'two',
      subjects: [
        {
          key: 's',
          subjectName: 'Physics',
          mandatory: true,
          mcqs: [
            {
              key: 'q',
              question: 'Is $x<y$ ‹strong›true‹/strong›?',
              points: '১',
              explanation: '',
              options: [{ key: 'o', text: 'a & b', isCorrect: true }],
            },
          ],
        },
      ],
    };
    const restored = restoredExam(typed);
    expect(restored).toMatchObject({
      timeLimit: 40,
      totalMarks: null,
      requiredSubjects: 'two',
      negativeMarkingPercentage: 0,
      isScoreAtOnce: false,
      order: { questions: false, options: false },
    });
    expect(restored?.subjects.get()[0]?.mcqs[0]).toMatchObject({
      format: 'html',
      question: 'Is $x&lt;y$ <strong>true</strong>?',
      points: '১',
      options: [{ text: 'a &amp; b' }],
    });
  });

  it('is not shown if it is damaged', () => {
    expect(restoredExam({})).toBeUndefined();
    expect(restoredExam(undefined)).toBeUndefined();
  });
});

describe('the schema of the form', () => {
  it('names the fields as the server does, by the rules of the form and by those of the contract', () => {
    const long = { ...question(), explanation: 'x'.repeat(20_001) };
    const subjects = [{ ...subject('Physics', ['0']), mcqs: [long] }];
    const pathsIn = (values: ExamValues) =>
      examSchema.safeParse(values).error?.issues.map(({ path }) => path.join('.'));
    expect(pathsIn(exam({ subjects: [subject('Physics', ['0'])] }))).toEqual(['subjects.0.mcqs.0.points']);
    expect(pathsIn(exam({ subjects }))).toEqual(['subjects.0.mcqs.0.explanation']);
    expect(pathsIn(exam())).toBeUndefined();
  });
});
