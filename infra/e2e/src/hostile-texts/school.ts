import type { HttpClient } from '../http/http-client.ts';
import { until } from '../until.ts';

/** An acceptable request with each of its rich fields. */
interface Example {
  readonly path: string;
  readonly body: object;
}

interface Stored {
  readonly _id: string;
  readonly rev: number;
}

interface StoredCourse extends Stored {
  readonly subjects: readonly { readonly units: readonly { readonly _id: string }[] }[];
}

const question = {
  question: 'q',
  explanation: 'e',
  points: 1,
  options: [
    { text: 'a', isCorrect: true },
    { text: 'b', isCorrect: false },
  ],
};
const subjects = [{ subjectName: 'Physics', mandatory: true, mcqs: [question] }];
const faqs = [{ question: 'f', answer: 'f' }];

const admissionCourse = {
  name: 'Hostile university',
  description: 'd',
  faqs,
  units: [{ unitName: 'A', years: [{ year: 2024, timeLimit: 10, requiredSubjects: 1, subjects }] }],
};

const academicCourse = {
  title: 'Hostile course',
  description: 'd',
  classLevel: 'Class 10',
  enrollmentStartDate: '2026-01-01',
  enrollmentEndDate: '2030-01-31',
  courseStartDate: '2026-02-01',
  courseEndDate: '2030-12-31',
  targetAudience: ['SSC'],
  prerequisites: ['Class 8'],
  language: 'English',
  thumbnailImageUrl: '/api/files/svc-catalog/' + 'ab'.repeat(32),
  tags: ['physics'],
  status: 'active',
  subjects: [{ title: 'S', description: 's', units: [{ title: 'U', description: 'u' }] }],
  faqs,
};

const shortCourse = { courseName: 'C', courseType: 'T', description: 'd' };
const lesson = { title: 'L', content: 'c', subLessons: [{ title: 'P', content: 'p' }] };
const content = { title: 'C', contentDetails: 'c' };
const assignment = {
  title: 'A',
  description: 'd',
  instructions: 'i',
  dueDate: '2030-01-01T00:00:00.000Z',
  maxScore: 10,
};
const campaign = {
  title: 'Hostile campaign',
  description: 'd',
  startDate: '2030-01-01',
  endDate: '2030-01-02',
};
const examCampaign = {
  ...campaign,
  exam: { title: 'E', timeLimit: 10, totalMarks: 1, requiredSubjects: 1, subjects },
};
const exam = {
  title: 'Hostile exam',
  type: 'MCQ',
  mcqs: [question],
  written: { questionText: 'w', answerGuidelines: 'g' },
  totalMarks: 1,
  timeLimit: 10,
  passingScore: 0,
  negetiveMarkingPercentage: 0,
  startingDate: '2030-01-01',
  duration: 1,
};
const liveClass = {
  title: 'Hostile class',
  startsAt: '2030-01-01T10:00:00.000Z',
  durationMinutes: 60,
  room: 'R',
  note: 'n',
  confirmsClash: true,
};
const sitePage = { title: { bn: 'B', en: 'E' }, body: '<p>b</p>' };

export interface School {
  readonly academicCourseId: string;
  readonly admissionCourseCode: string;
  readonly campaignId: string;
  readonly lessonId: string;
  /** The examples by the operation as `gateway/openapi.json` names it. */
  readonly examples: Readonly<Record<string, () => Promise<Example>>>;
}

/** Courses, a lesson and campaigns, and an example for every operation that takes rich text. */
export async function openSchool(admin: HttpClient): Promise<School> {
  const post = async <Body extends Stored>(path: string, body: object): Promise<Body> => {
    const answer = await admin.send<Body>('POST', path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const admission = await post<Stored & { courseCode: string }>(
    '/admissioncourse/universities',
    admissionCourse,
  );
  const academic = await post<StoredCourse>('/academiccourse/academicCourses', academicCourse);
  const chapterId = academic.subjects[0]?.units[0]?._id ?? '';
  const draft = await post('/courses/createcourse', shortCourse);
  const firstLesson = await post(`/courses/${chapterId}/createlesson`, lesson);
  const firstContent = await post(`/courses/${chapterId}/createcontent`, content);
  const withCourse = { ...assignment, courseId: academic._id };
  const classOfCourse = { ...liveClass, courseId: academic._id };
  const general = await post('/campaign/campaigns', campaign);
  const withExam = await post('/examcampaigns', examCampaign);
  const bankQuestion = await post('/questions', question);

  const examOfCourse = { examDetails: exam, parentId: academic._id };
  // The outline of the course reaches svc-exams by an event.
  const withRoom = await until(
    () => admin.send<Stored>('POST', '/exams/course/createexam', examOfCourse),
    ({ status }) => status === 201,
  );

  const creating = (path: string, body: object) => async () => ({ path, body });
  /** Returns a PUT with the stored revision. */
  const replacing =
    (path: string, body: object, read = path) =>
    async () => {
      const { rev } = (await admin.get<Stored>(read)).body;
      return { path, body: { ...body, rev } };
    };
  return {
    academicCourseId: academic._id,
    admissionCourseCode: admission.courseCode,
    campaignId: general._id,
    lessonId: firstLesson._id,
    examples: {
      'post /api/academiccourse/academicCourses': creating('/academiccourse/academicCourses', academicCourse),
      'put /api/academiccourse/academicCourses/{id}': replacing(
        `/academiccourse/academicCourses/${academic._id}`,
        { ...academicCourse, subjects: academic.subjects },
      ),
      'post /api/admissioncourse/universities': creating('/admissioncourse/universities', admissionCourse),
      'put /api/admissioncourse/universities/{id}': replacing(
        `/admissioncourse/universities/${admission._id}`,
        { ...admissionCourse, courseCode: admission.courseCode },
      ),
      'post /api/courses/createcourse': creating('/courses/createcourse', shortCourse),
      'post /api/courses/{id}/createlesson': creating(`/courses/${chapterId}/createlesson`, lesson),
      'post /api/courses/{id}/createcontent': creating(`/courses/${chapterId}/createcontent`, content),
      'put /api/courses/{id}': replacing(`/courses/${draft._id}`, shortCourse),
      'put /api/courses/lessons/{id}': replacing(
        `/courses/lessons/${firstLesson._id}`,
        lesson,
        `/courses/${firstLesson._id}/lesson`,
      ),
      'put /api/courses/contents/{id}': replacing(
        `/courses/contents/${firstContent._id}`,
        content,
        `/courses/${firstContent._id}/contentdetails`,
      ),
      'put /api/pages/{name}': replacing('/pages/about', sitePage),
      'post /api/exams/{parenttype}/createexam': creating('/exams/course/createexam', examOfCourse),
      'put /api/exams/{id}': replacing(
        `/exams/${withRoom.body._id}`,
        exam,
        `/exams/examid/${withRoom.body._id}`,
      ),
      'post /api/assignments': creating('/assignments', withCourse),
      'put /api/assignments/{id}': async () => {
        const { _id, rev } = await post('/assignments', withCourse);
        return { path: `/assignments/${_id}`, body: { ...withCourse, rev } };
      },
      'post /api/classes': creating('/classes', classOfCourse),
      'put /api/classes/{id}': async () => {
        const { _id, rev } = await post('/classes', classOfCourse);
        return { path: `/classes/${_id}`, body: { ...classOfCourse, rev } };
      },
      'post /api/questions': creating('/questions', question),
      'put /api/questions/{id}': replacing(`/questions/${bankQuestion._id}`, question),
      'post /api/campaign/campaigns': creating('/campaign/campaigns', campaign),
      'put /api/campaign/campaigns/{id}': replacing(`/campaign/campaigns/${general._id}`, campaign),
      'post /api/examcampaigns': creating('/examcampaigns', examCampaign),
      'put /api/examcampaigns/{id}': replacing(`/examcampaigns/${withExam._id}`, examCampaign),
      'put /api/examcampaigns/{id}/exam': replacing(
        `/examcampaigns/${withExam._id}/exam`,
        { exam: examCampaign.exam },
        `/examcampaigns/${withExam._id}`,
      ),
    },
  };
}
