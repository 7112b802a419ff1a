import { fileBytes } from '@pathshala/contract-kit/file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionForm, subjectForm, yearForm } from './course-form.ts';
import { academicForm, keysIn, startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
const found = { academic: '', chapter: '' };

const words = (text: string) => text.trim().split(/\s+/u);
const page = words('items total page pageSize');
const unitKeys = words(
  'units _id unitName years year title timeLimit totalMarks requiredSubjects negativeMarkingPercentage questionCount subjects subjectName mandatory marks',
);
const admissionCard = words(
  '_id name courseCode courseThumbnail enrollmentFee discountFee fee enrollmentDuration averageRating ratingCount unitCount yearCount questionCount createdAt isEnrolled',
);
const admissionDetails = [
  ...admissionCard,
  ...unitKeys,
  ...words(
    'enrolledCount instructor description courseFeatures feature subjectAreas studentRequirements enrollmentProcessSteps testimonials studentName enrolledYear review faqs question answer',
  ),
];
const academicCard = words(
  '_id title description category classLevel instructor language level status thumbnailImageUrl price discountPrice fee totalDuration ratings ratingCount createdAt isEnrolled',
);
const academicDetails = [
  ...academicCard,
  ...words(
    'enrolledCount courseType enrollmentStartDate enrollmentEndDate courseStartDate courseEndDate takesEnrolments targetAudience prerequisites certifications name issuer validity tags testimonials student feedback faqs question answer interactiveSessions startsAt durationMinutes subjects imageUrl units lessonCount',
  ),
];
const unitList = [...words('_id name courseCode courseThumbnail isEnrolled'), ...unitKeys];

const sampleSubject = subjectForm('Physics', {
  mcqs: [questionForm('open', { isSample: true }), questionForm('secret')],
});

beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.createCourse({
    courseCode: 'PUB',
    units: [{ unitName: 'A', years: [yearForm(2024, { subjects: [sampleSubject], requiredSubjects: 1 })] }],
    courseFeatures: [{ feature: 'f', description: 'd' }],
    testimonials: [{ studentName: 's', enrolledYear: 2024, review: 'r' }],
    faqs: [{ question: 'q', answer: 'a' }],
  });
  const { body } = await catalog.admin.post<{ _id: string; subjects: { units: { _id: string }[] }[] }>(
    '/academiccourse/academicCourses',
    {
      ...academicForm,
      certifications: [{ name: 'n', issuer: 'i', validity: 'v' }],
      testimonials: [{ student: 's', feedback: 'f' }],
      faqs: [{ question: 'q', answer: 'a' }],
      courseResources: [{ title: 'Notes', link: 'https://files.example/secret-notes.pdf' }],
      interactiveSessions: [
        {
          title: 'Live',
          description: 'd',
          liveLink: 'https://zoom.example/j/1?pwd=secret',
          startsAt: '2999-01-01T14:00:00.000Z',
          durationMinutes: 60,
        },
      ],
      studentFeedback: [{ secret: 'x' }],
      studentEnrollments: ['secret'],
      discussionBoard: [{ secret: 'y' }],
      currentStep: 'secret',
      subjects: [
        {
          title: 'S',
          description: 'd',
          exams: ['secret'],
          assignments: ['secret'],
          units: [{ title: 'U', description: 'd', lessons: ['secret'], exams: ['secret'] }],
        },
      ],
    },
  );
  found.academic = body._id;
  found.chapter = body.subjects[0]!.units[0]!._id;
});
afterAll(() => catalog.stop());

const answers = [
  ['/admissioncourse/universities', [...page, ...admissionCard]],
  ['/admissioncourse/universities/{course}', admissionDetails],
  ['/admissioncourse/universities/coursedetails/PUB', admissionDetails],
  ['/admissioncourse/universities/coursecode/PUB', unitList],
  [
    '/admissioncourse/universities/samplequestions/PUB',
    words('items _id subjectName paperTitle question points options text correctOptionIds explanation'),
  ],
  ['/academiccourse/academicCourses', [...page, ...academicCard, 'subjectCount']],
  ['/academiccourse/academicCourses/{academic}', academicDetails],
  [
    '/academiccourse/{academic}/units',
    [...page, ...words('_id courseId subjectId subjectTitle title description lessonCount')],
  ],
  ['/courses', [...page, ...words('_id courseName courseType')]],
  ['/courses/{academic}/subjects', [...page, ...words('_id subjectName subjectDescription chapters')]],
  [
    '/courses/{subject}/chapters',
    [...page, ...words('_id chapterNumber chapterTitle chapterSummary lessons')],
  ],
  ['/courses/groups', words('academic admission questions rating')],
  ['/courses/page-meta/admission/PUB', words('title description image details')],
] as const;

async function pathOf(template: string): Promise<string> {
  const { body } = await catalog.visitor.get<{ items: { _id: string }[] }>('/admissioncourse/universities');
  const course = await catalog.visitor.get<{ subjects: { _id: string }[] }>(
    `/academiccourse/academicCourses/${found.academic}`,
  );
  return template
    .replace('{course}', body.items[0]!._id)
    .replace('{academic}', found.academic)
    .replace('{subject}', course.body.subjects[0]!._id);
}

describe('what a visitor reads', () => {
  it.each(answers)('of %s has exactly the listed fields', async (template, keys) => {
    const answer = await catalog.visitor.get(await pathOf(template));
    expect(answer.status).toBe(200);
    expect([...keysIn(answer.body)].toSorted()).toEqual([...new Set(keys)].toSorted());
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  it('covers every route that visitors may call', () => {
    const open = catalog.running.definition.routes.filter(
      // A picture has no fields. A notice of a payment provider reads nothing.
      ({ route }) => route.access === 'visitor' && route.method === 'get' && route.answer !== fileBytes,
    );
    expect(open).toHaveLength(answers.length);
  });

  it('of the courses with live classes has the date of the next one beside the fields of the other lists [NEW-02]', async () => {
    const { body } = await catalog.visitor.get('/academiccourse/academicCourses?sessions=with');
    expect([...keysIn(body)].toSorted()).toEqual(
      [...page, ...academicCard, 'subjectCount', 'nextSessionAt'].toSorted(),
    );
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('is the same for a student who is not enrolled', async () => {
    for (const [template] of answers) {
      const path = await pathOf(template);
      expect((await catalog.student.get(path)).body).toEqual((await catalog.visitor.get(path)).body);
    }
  });
});

describe('the links of an academic course', () => {
  const path = () => `/academiccourse/academicCourses/${found.academic}`;

  it('are for enrolled students and administrators; only administrators get the other fields', async () => {
    await catalog.student.post('/students/student/enroll', { studentId, courseId: found.academic });
    const member = await catalog.student.get(path());
    expect([...keysIn(member.body)].toSorted()).toEqual(
      [...new Set([...academicDetails, 'liveLink', 'courseResources', 'link'])].toSorted(),
    );
    expect(member.body).toMatchObject({
      interactiveSessions: [{ liveLink: 'https://zoom.example/j/1?pwd=secret' }],
      courseResources: [{ link: 'https://files.example/secret-notes.pdf' }],
    });
    const admin = await catalog.admin.get(path());
    expect(admin.body).toMatchObject({ studentFeedback: [{ secret: 'x' }], enrolledCount: 1 });
  });

  it('are left out where stored ones are not secure', async () => {
    type Stored = { _id: string; courseResources: { title: string; link: string }[] };
    const courses = catalog.platform.documents.collection<Stored>('academic-courses');
    const before = await courses.findOne({ _id: found.academic });
    const courseResources = [{ title: 'Old', link: 'javascript:alert(1)' }];
    await courses.updateOne({ _id: found.academic }, { $set: { courseResources } });
    const { body, status } = await catalog.student.get(path());
    expect([status, body['courseResources']]).toEqual([200, [{ title: 'Old', link: '' }]]);
    await courses.updateOne({ _id: found.academic }, { $set: { courseResources: before?.courseResources } });
  });

  it.each(['javascript:alert(1)', 'http://files.example/x', '//files.example/x'])(
    'are https: only, so %s is rejected',
    async (link) => {
      const forms = [
        { courseResources: [{ title: 'x', link }] },
        { interactiveSessions: [{ title: 'x', liveLink: link }] },
      ];
      for (const form of forms) {
        const answer = await catalog.admin.post('/academiccourse/academicCourses', {
          ...academicForm,
          ...form,
        });
        expect(answer.status).toBe(400);
      }
    },
  );
});
