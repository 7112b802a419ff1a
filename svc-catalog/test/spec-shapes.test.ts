import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academicForm, startCatalog, studentId } from './start-catalog.ts';

const path = '/academiccourse/academicCourses';
let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

/** The fields of spec §3 beyond those of the form. */
const whole = {
  ...academicForm,
  currentStep: 'courseDetails',
  studentFeedback: [{ student: 's', rating: 5 }],
  discussionBoard: [],
  studentEnrollments: 0,
  subjects: [
    {
      title: 'Mechanics',
      description: 'd',
      exams: [],
      assignments: ['a1'],
      units: [{ title: 'Motion', description: 'd', lessons: [{ title: 'First' }], exams: ['e1'] }],
    },
  ],
};

const lesson = (chapterId: string) => ({
  title: 'L',
  content: '<p>text</p>',
  videoLink: 'https://example.com/v',
  duration: 12,
  exams: [],
  supplementaryMaterials: [
    'Chapter 2 of the board book',
    { title: 'Notes', link: 'https://example.com/n.pdf' },
  ],
  subLessons: [{ title: 'Part 1', content: '<p>one</p><script>1</script>' }, 'Part 2'],
  chapterId,
});

describe('bodies shaped as the specification’s sections 3 and 7', () => {
  it('are accepted for an academic course, returned, and accepted again as returned', async () => {
    const { body, status } = await catalog.admin.post<{ _id: string }>(path, whole);
    expect(status).toBe(201);
    expect(body).toMatchObject(whole);
    const read = await catalog.admin.get(`${path}/${body._id}`);
    const again = await catalog.admin.put(`${path}/${body._id}`, read.body);
    expect(again).toMatchObject({ status: 200, body: { ...read.body, rev: 2 } });
  });

  it('are accepted for a lesson and returned to enrolled students, sanitised [CAT-12]', async () => {
    const { body: course } = await catalog.admin.post<{
      _id: string;
      subjects: { units: { _id: string }[] }[];
    }>(path, whole);
    const chapterId = course.subjects[0]!.units[0]!._id;
    const made = await catalog.admin.post(`/courses/${chapterId}/createlesson`, lesson(chapterId));
    expect(made.status).toBe(201);
    await catalog.student.post('/students/student/enroll', { studentId, courseId: course._id });
    const read = await catalog.student.get(`/courses/${String(made.body['_id'])}/lesson`);
    expect(read.body).toMatchObject({
      ...lesson(chapterId),
      supplementaryMaterials: [
        'Chapter 2 of the board book',
        { title: 'Notes', link: 'https://example.com/n.pdf' },
      ],
      subLessons: [{ title: 'Part 1', content: '<p>one</p>' }, 'Part 2'],
    });
  });

  it.each([
    { discussionBoard: [{ $where: '1' }] },
    { discussionBoard: [[[[['too deep']]]]] },
    { studentFeedback: 'x'.repeat(5001) },
    { subjects: [{ title: 'x', units: [{ title: 'y', lessons: Array.from({ length: 501 }, () => 'z') }] }] },
    { somethingElse: 1 },
  ])('are limited: %o is rejected', async (more) => {
    expect((await catalog.admin.post(path, { ...academicForm, ...more })).status).toBe(400);
  });
});

describe('a text that holds only markup', () => {
  const invisible = '<script>only</script>';

  it('is rejected with its field, and nothing is stored', async () => {
    const before = await catalog.admin.get('/courses/groups');
    const academic = await catalog.admin.post(path, { ...academicForm, description: invisible });
    expect(academic).toMatchObject({
      status: 422,
      body: { code: 'common.text-lost', fields: { description: expect.any(String) } },
    });
    const options = [
      { text: '<iframe></iframe>', isCorrect: true },
      { text: '&lt;a&gt;', isCorrect: false },
    ];
    const subjects = [{ subjectName: 'ICT', mandatory: true, mcqs: [{ question: 'Which tag?', options }] }];
    const units = [{ unitName: 'A', years: [{ year: 2024, subjects }] }];
    const admission = await catalog.admin.post('/admissioncourse/universities', { name: 'ICT', units });
    const place = 'units.0.years.0.subjects.0.mcqs.0.options.0.text';
    expect(admission).toMatchObject({
      status: 422,
      body: { code: 'common.text-lost', fields: { [place]: expect.any(String) } },
    });
    expect((await catalog.admin.get('/courses/groups')).body).toEqual(before.body);
  });

  it('is text where it is escaped: <a> as an option', async () => {
    const options = [
      { text: '&lt;a&gt;', isCorrect: true },
      { text: '&lt;p&gt;', isCorrect: false },
    ];
    const subjects = [{ subjectName: 'ICT', mandatory: true, mcqs: [{ question: 'Which tag?', options }] }];
    const { units } = await catalog.createCourse({
      courseCode: 'ICT',
      units: [{ unitName: 'A', years: [{ year: 2024, subjects }] }],
    });
    const [question] = units[0]!.years[0]!.subjects[0]!.mcqs;
    expect(question?.options.map(({ text }) => text)).toEqual(['&lt;a&gt;', '&lt;p&gt;']);
  });
});
