import { describe, expect, it } from 'vitest';
import {
  addQuestionAfter,
  arrangeOptions,
  duplicateSubject,
  type Edit,
  type EditedSubjects,
  insertQuestion,
  moveQuestion,
  moveQuestionTo,
  moveSubject,
  removeQuestion,
  setOptionText,
  setQuestion,
} from './edit-subjects.ts';
import { removeAt } from '@pathshala/admin-kit/values/arrange';
import { emptyOption, emptyQuestion, emptySubject, type SubjectDraft } from './question-draft.ts';
import { inTwoLanguages } from './two-languages.ts';

const subject = (key: string, ...questions: readonly string[]): SubjectDraft => ({
  ...emptySubject(),
  key,
  mcqs: questions.map((name) => ({ ...emptyQuestion(), key: name, _id: name, question: name })),
});

const before: EditedSubjects = {
  subjects: [subject('s1', 'a', 'b', 'c'), subject('s2', 'd')],
  errors: {
    'list.0.mcqs.1.points': 'b',
    'list.0.mcqs.2': 'c',
    'list.0.mcqs.2.options.0.text': 'c0',
    'list.1.subjectName': 's2',
    other: 'stays',
  },
};

const after = (edit: Edit, start = before) => edit(start, 'list');
const order = ({ subjects }: EditedSubjects) =>
  subjects.map(({ mcqs }) => mcqs.map(({ question }) => question).join(''));

describe('a change to the subjects of an exam', () => {
  it('keeps the errors with their rows', () => {
    const moved = after(moveQuestion('b', -1));
    expect(order(moved)).toEqual(['bac', 'd']);
    expect(moved.errors).toMatchObject({ 'list.0.mcqs.0.points': 'b', 'list.0.mcqs.2': 'c' });
    const removed = after(removeQuestion('b'));
    expect(Object.keys(removed.errors)).toEqual([
      'list.0.mcqs.1',
      'list.0.mcqs.1.options.0.text',
      'list.1.subjectName',
      'other',
    ]);
    expect(after(moveSubject('s2', -1)).errors).toMatchObject({
      'list.0.subjectName': 's2',
      'list.1.mcqs.2': 'c',
    });
  });

  it('clears the errors of what is written, and of the parts around it', () => {
    const { errors } = after(setOptionText('c', 0, 'x'));
    expect(Object.keys(errors)).toEqual(['list.0.mcqs.1.points', 'list.1.subjectName', 'other']);
    expect(after(setQuestion('a', 'question', 'x')).errors).toBe(before.errors);
  });

  it('clears the errors of a question whose options are arranged', () => {
    const start = {
      ...before,
      errors: { 'list.0.mcqs.1': 'incomplete', 'list.0.mcqs.1.options.1.text': 'x' },
    };
    const { errors } = after(arrangeOptions('b', removeAt(1)), start);
    expect(errors).toEqual({});
  });

  it('leaves every other question the same object, so that its row does not render again', () => {
    const { subjects } = after(setQuestion('a', 'question', 'x'));
    expect(subjects[0]?.mcqs.slice(1)).toEqual(before.subjects[0]?.mcqs.slice(1));
    expect(subjects[0]?.mcqs[1]).toBe(before.subjects[0]?.mcqs[1]);
    expect(subjects[1]).toBe(before.subjects[1]);
  });

  it('moves a question to another subject, and copies without the ids of the server', () => {
    expect(order(after(moveQuestionTo('a', 's2')))).toEqual(['bc', 'da']);
    const { subjects } = after(duplicateSubject('s2'));
    expect(subjects.map(({ mcqs }) => mcqs.map(({ _id }) => _id))).toEqual([
      ['a', 'b', 'c'],
      ['d'],
      [undefined],
    ]);
    expect(new Set(subjects.map(({ key }) => key)).size).toBe(3);
  });

  it('gives a new question the points of the one before it', () => {
    const { subjects } = after(addQuestionAfter('a'), after(setQuestion('a', 'points', '২.৫')));
    expect(subjects[0]?.mcqs.map(({ points }) => points)).toEqual(['২.৫', '২.৫', '1', '1']);
  });

  it('does nothing to what is gone', () => {
    const question = { ...emptyQuestion(), question: 'e' };
    for (const edit of [moveQuestion('x', 1), insertQuestion('x', 0, question)]) {
      expect(after(edit)).toEqual(before);
    }
    expect(order(after(moveQuestion('a', -1)))).toEqual(['abc', 'd']);
  });

  it('gives the words of a question a second language, but not its formulas', () => {
    const question = {
      ...emptyQuestion(),
      question: 'বল কী?',
      explanation: '<p>Force &amp; mass</p>',
      options: ['$F = ma$', '12', ''].map((text) => ({ ...emptyOption(), text })),
    };
    const start = { subjects: [{ ...emptySubject(), mcqs: [question] }], errors: {} };
    expect(after(inTwoLanguages(question), start).subjects[0]?.mcqs[0]).toMatchObject({
      question: '<div lang="bn">বল কী?</div>',
      explanation: '<div lang="en"><p>Force &amp; mass</p></div>',
      options: [{ text: '$F = ma$' }, { text: '12' }, { text: '' }],
    });
  });
});
