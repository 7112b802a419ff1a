import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import type { SampleQuestion } from '@pathshala/svc-catalog-contract/sample-questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseForm, questionForm, subjectForm, yearForm } from './course-form.ts';
import { keysIn, startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const samplesOf = async (courseCode: string) => {
  const path = `/admissioncourse/universities/samplequestions/${courseCode}`;
  const { status, body } = await catalog.visitor.get<{ items: SampleQuestion[] }>(path);
  return { status, items: body.items };
};

const marked = (text: string) => questionForm(text, { isSample: true });
const yearWith = (year: number, ...mcqs: ReturnType<typeof questionForm>[]) =>
  yearForm(year, { subjects: [subjectForm('Physics', { mcqs })], requiredSubjects: 1 });

describe('the sample questions of a course', () => {
  it('are the first three that the author marked, with their key, and no others [CAT-01]', async () => {
    const years = [
      yearWith(2024, questionForm('hidden 1'), marked('one')),
      yearWith(2023, questionForm('hidden 2')),
      yearWith(2022, marked('two'), marked('three'), marked('four')),
    ];
    await catalog.createCourse({ courseCode: 'SQ', units: [{ unitName: 'A', years }] });
    const { items } = await samplesOf('sq');
    expect(items.map(({ question }) => question)).toEqual(['one', 'two', 'three']);
    const [first] = items;
    expect(first).toMatchObject({
      subjectName: 'Physics',
      paperTitle: 'SQ A 2024',
      explanation: 'because of one',
    });
    expect(first?.correctOptionIds).toEqual([first?.options[0]?._id]);
    expect(keysIn(items).has('isCorrect')).toBe(false);
  });

  it('are none while nothing is marked, and once the mark is taken away', async () => {
    const units = [{ unitName: 'A', years: [yearWith(2024, marked('one'))] }];
    const course = await catalog.createCourse({ courseCode: 'SQ2', units });
    expect((await samplesOf('SQ2')).items).toHaveLength(1);
    const unmarked = courseForm({
      courseCode: 'SQ2',
      units: [{ unitName: 'A', years: [yearWith(2024, questionForm('one'))] }],
    });
    await catalog.admin.put(`/admissioncourse/universities/${course._id}`, unmarked);
    expect((await samplesOf('SQ2')).items).toEqual([]);
  });

  it('are marked for administrators alone: not in the paper that exams use', async () => {
    const units = [{ unitName: 'A', years: [yearWith(2024, marked('one'))] }];
    const course = await catalog.createCourse({ courseCode: 'SQ3', units });
    expect(course.units[0]?.years[0]?.subjects[0]?.mcqs[0]?.isSample).toBe(true);
    await catalog.waitUntilIdle();
    const paper = catalog.published(paperPublished).find(({ data }) => data.courseId === course._id);
    expect(keysIn(paper?.data).has('isSample')).toBe(false);
  });

  it('of a course that is not there are not found', async () => {
    expect((await samplesOf('NOWHERE')).status).toBe(404);
  });
});
