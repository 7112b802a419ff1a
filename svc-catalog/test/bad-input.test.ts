import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AcademicCourseForAdmin } from '@pathshala/svc-catalog-contract/academic';
import { courseForm, questionForm, subjectForm, yearForm } from './course-form.ts';
import { academicForm, startCatalog } from './start-catalog.ts';

type Refusal = { readonly fields?: Readonly<Record<string, string>> };

const academic = '/academiccourse/academicCourses';
const admission = '/admissioncourse/universities';
const nested = `<p>x</p>${'<ul><li>'.repeat(40)}deep`;
const tooDeep = 'Parts of this text are nested more than 64 levels deep. Move the inner ones out.';
const notALink = 'Write a link that begins with https://';
const wrongForm = 'This is not of the right form.';
const datesInOrder = 'The end must not be before the start.';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let course: AcademicCourseForAdmin;
let chapterId: string;

beforeAll(async () => {
  catalog = await startCatalog();
  const subjects = [{ title: 'S', units: [{ title: 'U' }] }];
  course = (await catalog.admin.post<AcademicCourseForAdmin>(academic, { ...academicForm, subjects })).body;
  chapterId = course.subjects[0]?.units[0]?._id ?? '';
});
afterAll(() => catalog.stop());

const refused = ({ status, body }: { status: number; body: Refusal }) => [status, body.fields];
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe('a course with bad input', () => {
  it.each([
    ['a long title', { title: 'x'.repeat(301) }, 400, { title: 'Shorten this to 300 characters.' }],
    [
      'a long text',
      { description: 'x'.repeat(50_001) },
      400,
      { description: 'Shorten this to 50000 characters.' },
    ],
    ['a text of markup', { description: '<script>1</script>' }, 422, { description: expect.any(String) }],
    ['deep nesting', { description: nested }, 400, { description: tooDeep }],
    ['a negative price', { price: -1 }, 400, { price: 'Write 0 or more.' }],
    ['a fortune', { price: 1_000_001 }, 400, { price: 'Write 1000000 or less.' }],
    [
      'a discount above the fee',
      { price: 10, discountPrice: 11 },
      422,
      { discountPrice: expect.any(String) },
    ],
    [
      'an end of enrolment before its start',
      { enrollmentEndDate: '2025-12-31' },
      422,
      { enrollmentEndDate: datesInOrder },
    ],
    ['an end before the start', { courseEndDate: '2026-01-31' }, 422, { courseEndDate: datesInOrder }],
    ['a day that is none', { courseEndDate: '2026-02-30' }, 400, { courseEndDate: wrongForm }],
    ['an unknown status', { status: 'gone' }, 400, { status: wrongForm }],
    ['too many subjects', { subjects: times(51, { title: 'S' }) }, 400, { subjects: 'Leave at most 50.' }],
    [
      'a link that runs',
      { interactiveSessions: [{ title: 'Live', liveLink: 'javascript:alert(1)' }] },
      400,
      { 'interactiveSessions.0.liveLink': notALink },
    ],
    [
      'a class at no time, of three minutes',
      { interactiveSessions: [{ title: 'Live', startsAt: 'soon', durationMinutes: 3 }] },
      400,
      {
        'interactiveSessions.0.startsAt': wrongForm,
        'interactiveSessions.0.durationMinutes': 'Write 5 or more.',
      },
    ],
    [
      'a class of more than ten hours',
      { interactiveSessions: [{ title: 'Live', durationMinutes: 601 }] },
      400,
      { 'interactiveSessions.0.durationMinutes': 'Write 600 or less.' },
    ],
    ['an unknown field', { isAdmin: true }, 400, { isAdmin: wrongForm }],
  ])('is refused with the field, and what is stored stays: %s', async (...[, wrong, status, fields]) => {
    const { total } = (await catalog.admin.get<{ total: number }>(academic)).body;
    expect(refused(await catalog.admin.post<Refusal>(academic, { ...academicForm, ...wrong }))).toEqual([
      status,
      fields,
    ]);
    expect(
      refused(await catalog.admin.put<Refusal>(`${academic}/${course._id}`, { ...course, ...wrong })),
    ).toEqual([status, fields]);
    expect((await catalog.admin.get(`${academic}/${course._id}`)).body).toEqual(course);
    expect((await catalog.admin.get<{ total: number }>(academic)).body.total).toBe(total);
  });

  const withYear = (year: object) => ({
    units: [{ unitName: 'U', years: [{ ...yearForm(2024), ...year }] }],
  });
  const withQuestion = (question: object) =>
    withYear({ subjects: [subjectForm('P', { mcqs: [questionForm('q', question)] })], requiredSubjects: 1 });
  const at = 'units.0.years.0';

  it.each([
    ['a negative fee', { enrollmentFee: -5 }, 400, 'enrollmentFee'],
    ['a discount above the fee', { enrollmentFee: 5, discountFee: 6 }, 422, 'discountFee'],
    ['a rating of six', { averageRating: 6 }, 422, 'averageRating'],
    ['too many units', { units: times(31, { unitName: 'U' }) }, 400, 'units'],
    ['no minute', withYear({ timeLimit: 0 }), 422, `${at}.timeLimit`],
    [
      'more negative marks than marks',
      withYear({ negativeMarkingPercentage: 101 }),
      422,
      `${at}.negativeMarkingPercentage`,
    ],
    [
      'more subjects required than there are',
      withYear({ requiredSubjects: 3 }),
      422,
      `${at}.requiredSubjects`,
    ],
    ['negative points', withQuestion({ points: -1 }), 400, `${at}.subjects.0.mcqs.0.points`],
    [
      'a nested explanation',
      withQuestion({ explanation: nested }),
      400,
      `${at}.subjects.0.mcqs.0.explanation`,
    ],
  ])('of admission is refused with the field: %s', async (...[, wrong, status, field]) => {
    const answer = await catalog.admin.post<Refusal>(admission, courseForm({ courseCode: 'BAD', ...wrong }));
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
    expect((await catalog.admin.get(`${admission}/coursecode/BAD`)).status).toBe(404);
  });
});

describe('a lesson with bad input', () => {
  const lesson = { title: 'L', content: 'c' };

  it.each([
    ['a long title', { title: 'x'.repeat(301) }, 400, { title: 'Shorten this to 300 characters.' }],
    ['a long text', { content: 'x'.repeat(200_001) }, 400, { content: 'Shorten this to 200000 characters.' }],
    ['deep nesting', { content: nested }, 400, { content: tooDeep }],
    [
      'a nested part',
      { subLessons: [{ title: 'P', content: nested }] },
      400,
      { 'subLessons.0.content': tooDeep },
    ],
    ['a video that runs', { videoLink: 'javascript:alert(1)' }, 400, { videoLink: notALink }],
    ['a video without encryption', { videoLink: 'http://example.com/v.mp4' }, 400, { videoLink: notALink }],
    ['a negative duration', { duration: -1 }, 400, { duration: 'Write 0 or more.' }],
    [
      'a material that is no link',
      { supplementaryMaterials: [{ title: 'M', link: 'notes.pdf' }] },
      400,
      { 'supplementaryMaterials.0.link': notALink },
    ],
    ['too many parts', { subLessons: times(51, 'P') }, 400, { subLessons: 'Leave at most 50.' }],
  ])('is refused with the field, and nothing is stored: %s', async (...[, wrong, status, fields]) => {
    const answer = await catalog.admin.post<Refusal>(`/courses/${chapterId}/createlesson`, {
      ...lesson,
      ...wrong,
    });
    expect(refused(answer)).toEqual([status, fields]);
    const { body } = await catalog.admin.get<{ total: number }>(`/courses/${chapterId}/lessons`);
    expect(body.total).toBe(0);
  });

  it('says in Bengali what is wrong, with Bengali digits', async () => {
    const headers = { 'accept-language': 'bn' };
    const wrong = { ...lesson, title: 'x'.repeat(301) };
    const answer = await catalog.admin.post<Refusal>(`/courses/${chapterId}/createlesson`, wrong, {
      headers,
    });
    expect(answer.body.fields).toEqual({ title: '৩০০ অক্ষরের মধ্যে লিখুন।' });
  });

  it('never has its video fetched by the server, which could hang or be of any size', async () => {
    let connections = 0;
    const hanging = createServer(() => (connections += 1));
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const videoLink = `https://127.0.0.1:${(hanging.address() as AddressInfo).port}/200-megabytes.mp4`;
    const made = await catalog.admin.post<{ _id: string }>(`/courses/${chapterId}/createlesson`, {
      ...lesson,
      videoLink,
    });
    const read = await catalog.admin.get(`/courses/${made.body._id}/lesson`);
    expect([made.status, read.status, read.body['videoLink'], connections]).toEqual([201, 200, videoLink, 0]);
    hanging.close();
  });
});
