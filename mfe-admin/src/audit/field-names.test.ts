import { describe, expect, it } from 'vitest';
import { namesOf } from './field-names.ts';
import { fieldsOf } from './fields-of-things.ts';

const wordsOf = (route: string, path: string): string =>
  namesOf(fieldsOf(route), path)
    .map((name) =>
      typeof name === 'string' ? name : name.text.en.replace('{n}', String(name.params?.n ?? '{n}')),
    )
    .join(' › ');

describe('the name of a field in the audit log', () => {
  it.each([
    ['put /courses/{id}', 'courseType', 'Category'],
    ['post /courses/createcourse', 'courseName', 'Name'],
    ['put /courses/subjects/{id}', 'subjectDescription', 'Description'],
    ['post /courses/{id}/createchapter', 'chapterSummary', 'Summary'],
    ['put /courses/lessons/{id}', 'supplementaryMaterials[6560a].link', 'Supplementary materials › Link'],
    ['put /courses/contents/{id}', 'contentDetails', 'Details'],
    [
      'put /academiccourse/academicCourses/{id}',
      'subjects[6560a].units[0].title',
      'Subjects › Units › Title',
    ],
    [
      'put /admissioncourse/universities/{id}',
      'units[6560a].years[0].timeLimit',
      'Units › Years › Time limit (minutes)',
    ],
    ['put /exams/{id}', 'written.criteria[1].maxMarks', 'Criteria › Marks'],
    ['patch /users/{id}', 'active', 'Active'],
  ])('is that of its form: %s, %s', (route, path, name) => {
    expect(wordsOf(route, path)).toBe(name);
  });

  it('says which entry of a list it is where the form says so', () => {
    expect(wordsOf('put /settings', 'social[0].url')).toBe('Link 1: address');
    expect(wordsOf('put /settings', 'voices[1]')).toBe('Voice 2');
  });

  it('is in plain words where no form has the field', () => {
    expect(wordsOf('put /examcampaigns/{id}', 'exam.subjects[6560a].negativeMarking')).toBe(
      'exam › Subjects › negative marking',
    );
    expect(wordsOf('put /questions/{id}', 'options[1].isCorrect')).toBe('Option 2 › is correct');
    expect(wordsOf('put /users/{id}/other', 'parts[1].isOff')).toBe('parts 2 › is off');
    expect(wordsOf('put /courses/{id}/subjects/order', 'items')).toBe('List');
  });
});
