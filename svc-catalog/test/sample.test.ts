import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupLiveClasses } from '@pathshala/rules/live-classes';
import { splitLanguages } from '@pathshala/rules/language-parts';
import { sanitiseRichText } from '@pathshala/service-kit/rich-text/sanitise-rich-text';
import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import type { AcademicCourseForAdmin } from '@pathshala/svc-catalog-contract/academic';
import type { AdmissionCourseDetails } from '@pathshala/svc-catalog-contract/admission';
import {
  readSampleAcademicCourses,
  readSampleCourses,
  readSamplePaper,
  samplePaperNames,
} from '../src/sample/sample-files.ts';
import { startCatalog } from './start-catalog.ts';

const bengali = /[\u0980-\u09FF]/u;
const english = /[A-Za-z]{3}/u;

describe('the sample papers', async () => {
  const paperNames = await samplePaperNames();
  const courses = await readSampleCourses();
  const expected = courses.flatMap(({ courseCode, units }) =>
    units.flatMap(({ slug, years }) => years.map(({ year }) => `${courseCode}-${slug}-${year}`)),
  );

  it('belong to a year of a course', () => {
    expect(paperNames.filter((name) => !expected.includes(name))).toEqual([]);
  });

  it.for(paperNames)(
    '%s has four subjects, ten complete questions in each, and optional subjects',
    async (name) => {
      const subjects = await readSamplePaper(name);
      expect(subjects).toHaveLength(4);
      expect(subjects.filter(({ mandatory }) => mandatory)).toHaveLength(2);
      for (const { subjectName, mcqs } of subjects) {
        expect([subjectName, mcqs.length >= 10]).toEqual([subjectName, true]);
        for (const mcq of mcqs) {
          const about = `${subjectName}: ${mcq.question.slice(0, 80)}`;
          const texts = mcq.options.map(({ text }) => text.trim());
          const correct = mcq.options.filter(({ isCorrect }) => isCorrect).length;
          expect([about, bengali.test(mcq.question + mcq.explanation)]).toEqual([about, true]);
          expect([about, mcq.explanation.trim().length >= 15]).toEqual([about, true]);
          expect([about, correct >= 1 && correct < texts.length]).toEqual([about, true]);
          expect([about, new Set(texts).size]).toEqual([about, texts.length]);
          expect([about, texts.length >= 4 && texts.every((text) => text !== '')]).toEqual([about, true]);
          expect([about, (mcq.question.match(/(?<!\\)\$/gu) ?? []).length % 2]).toEqual([about, 0]);
        }
        const questions = mcqs.map(({ question }) => question);
        expect([subjectName, new Set(questions).size]).toEqual([subjectName, questions.length]);
        expect([subjectName, questions.some((question) => english.test(question))]).toEqual([
          subjectName,
          true,
        ]);
      }
    },
  );
});

describe('the sample texts', () => {
  it('are loaded sanitised, like those of a request', async () => {
    const papers = await Promise.all((await samplePaperNames()).map(readSamplePaper));
    const questions = papers.flat().flatMap(({ mcqs }) => mcqs);
    const academic = await readSampleAcademicCourses();
    const courses = [...(await readSampleCourses()), ...academic];
    const lessons = academic.flatMap(({ subjects }) =>
      subjects.flatMap(({ units }) => units.flatMap((unit) => unit.lessons)),
    );
    const texts = [
      ...questions.flatMap(({ question, explanation, options }) => [
        question,
        explanation,
        ...options.map(({ text }) => text),
      ]),
      ...courses.flatMap(({ description, faqs }) => [description, ...faqs.map(({ answer }) => answer)]),
      ...lessons.map(({ content }) => content),
    ];
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => sanitiseRichText(text) !== text).length).toBe(0);
  });
});

describe('the sample lessons', async () => {
  const courses = await readSampleAcademicCourses();
  const units = courses.flatMap(({ subjects }) => subjects.flatMap((subject) => subject.units));

  it.for(units.flatMap(({ lessons }) => lessons))(
    '$title is a text of some length in both languages',
    (lesson) => {
      const parts = splitLanguages(lesson.content);
      const wordsOf = (fragment = '') => fragment.replaceAll(/<[^>]*>/gu, ' ').split(/\s+/u).length;
      expect(wordsOf(parts?.bn)).toBeGreaterThan(90);
      expect(wordsOf(parts?.en)).toBeGreaterThan(90);
      expect(bengali.test(parts?.en ?? '')).toBe(false);
      expect((lesson.content.match(/\$/gu) ?? []).length % 2).toBe(0);
      expect(lesson.content).not.toContain('\n');
    },
  );

  it('have maths, tables, pictures, videos, materials, parts and contents', () => {
    const lessons = units.flatMap((unit) => unit.lessons);
    const having = (pattern: RegExp) => lessons.filter(({ content }) => pattern.test(content)).length;
    expect([having(/\$/u), having(/<table>/u), having(/<img /u)].every((count) => count > 5)).toBe(true);
    for (const part of ['supplementaryMaterials', 'subLessons', 'videoLink'] as const)
      expect(lessons.filter((lesson) => lesson[part].length > 0).length).toBeGreaterThan(1);
    expect(units.flatMap(({ contents }) => contents)).toHaveLength(2);
    for (const { subjects } of courses) {
      expect(subjects.length).toBeGreaterThan(1);
      expect(subjects.every((subject) => subject.units.length > 1)).toBe(true);
    }
    expect(units.every((unit) => unit.lessons.length > 1)).toBe(true);
  });
});

describe('loading the sample data', () => {
  let catalog: Awaited<ReturnType<typeof startCatalog>>;
  let durationMs = 0;
  beforeAll(async () => {
    catalog = await startCatalog();
    const startedAt = performance.now();
    await catalog.running.definition.loadSample?.();
    durationMs = performance.now() - startedAt;
    await catalog.waitUntilIdle();
  });
  afterAll(() => catalog.stop());

  it('creates four admission courses and two academic ones, within seconds', async () => {
    const { body } = await catalog.visitor.get('/courses/groups');
    expect(body).toMatchObject({ academic: 2, admission: 4, questions: expect.any(Number) as number });
    expect(durationMs).toBeLessThan(5000);
  });

  it('puts Dhaka University first, as the file of the courses has it', async () => {
    const { body } = await catalog.visitor.get<{ items: { courseCode: string }[] }>(
      '/admissioncourse/universities',
    );
    const inFile = (await readSampleCourses()).map(({ courseCode }) => courseCode);
    expect(body.items.map(({ courseCode }) => courseCode)).toEqual(inFile);
    expect(inFile[0]).toBe('DU');
  });

  it('publishes every paper with the marks of the required subjects', async () => {
    const events = catalog.published(paperPublished);
    expect(events).toHaveLength((await samplePaperNames()).length);
    for (const { data } of events) {
      const marks = data.subjects.map(({ mcqs }) => mcqs.reduce((sum, { points }) => sum + points, 0));
      expect(data).toMatchObject({ timeLimit: 60, requiredSubjects: 3, negativeMarkingPercentage: 25 });
      expect(data.totalMarks).toBeLessThan(marks.reduce((sum, mark) => sum + mark, 0));
    }
  });

  it('creates free courses with all their details', async () => {
    for (const code of ['DU', 'ENG', 'MED']) {
      const { body } = await catalog.visitor.get<AdmissionCourseDetails>(
        `/admissioncourse/universities/coursedetails/${code}`,
      );
      expect(body).toMatchObject({ courseCode: code, fee: 0, unitCount: 2 });
      expect(body.courseThumbnail).toMatch(/^data:image\/svg\+xml[;,]/u);
      expect(
        Math.min(body.faqs.length, body.testimonials.length, body.courseFeatures.length),
      ).toBeGreaterThan(1);
    }
  });

  it('creates a course that costs something after its discount', async () => {
    const { body } = await catalog.visitor.get('/admissioncourse/universities/coursedetails/AGRI');
    expect(body).toMatchObject({ enrollmentFee: 2000, discountFee: 500, fee: 1500, unitCount: 1 });
  });

  it('creates a lesson in both languages for every unit of the academic courses', async () => {
    const { body } = await catalog.admin.get<{ items: { _id: string }[] }>('/academiccourse/academicCourses');
    for (const { _id } of body.items) {
      const course = await catalog.admin.get<{ subjects: { units: { _id: string }[] }[] }>(
        `/academiccourse/academicCourses/${_id}`,
      );
      for (const unit of course.body.subjects.flatMap(({ units }) => units)) {
        const lessons = await catalog.admin.get<{ items: { content: string }[] }>(
          `/courses/${unit._id}/lessons`,
        );
        expect(lessons.body.items.length).toBeGreaterThan(0);
        for (const { content } of lessons.body.items)
          expect([bengali.test(content), english.test(content)]).toEqual([true, true]);
      }
    }
  });

  it('creates an assignment for every subject of the academic courses, due after the load', async () => {
    const { body } = await catalog.admin.get<{ items: { dueDate: string; subjectId: string }[] }>(
      '/assignments',
    );
    expect(new Set(body.items.map(({ subjectId }) => subjectId)).size).toBe(4);
    expect(body.items.every(({ dueDate }) => Date.parse(dueDate) > catalog.clock.now())).toBe(true);
  });

  it('dates the live classes of the academic courses around the day of the load, with links that lead nowhere', async () => {
    const { body } = await catalog.admin.get<{ items: { _id: string; nextSessionAt?: string }[] }>(
      '/academiccourse/academicCourses?sessions=with',
    );
    expect(body.items).toHaveLength(2);
    for (const { _id, nextSessionAt = '' } of body.items) {
      expect(Date.parse(nextSessionAt)).toBeGreaterThan(catalog.clock.now());
      const course = await catalog.admin.get<AcademicCourseForAdmin>(
        `/academiccourse/academicCourses/${_id}`,
      );
      const sessions = course.body.interactiveSessions;
      expect(groupLiveClasses(sessions, catalog.clock.now()).past).toHaveLength(1);
      const hosts = sessions.map(({ liveLink }) => new URL(liveLink).hostname);
      expect(new Set(hosts)).toEqual(new Set(['example.com']));
    }
  });

  it('adds nothing when it is loaded a second time', async () => {
    const totals = async () => {
      const { body } = await catalog.admin.get<{ total: number }>('/assignments');
      return [body.total, await catalog.platform.documents.collection('lessons').countDocuments({})];
    };
    const before = await totals();
    await catalog.running.definition.loadSample?.();
    expect(await totals()).toEqual(before);
    expect((await catalog.visitor.get('/courses/groups')).body).toMatchObject({ academic: 2, admission: 4 });
  });
});
