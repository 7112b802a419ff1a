import type { HttpClient } from '../http/http-client.ts';
import { newStudent, type SiteUnderTest } from '../http/people.ts';
import { fetchResource, questionsOf, type Attempt, type Paper } from '../http/sit-exam.ts';
import { until } from '../until.ts';

/** One call after the other; some change data and are not declared as repeatable. */
export type Calls = readonly (() => Promise<{ readonly status: number }>)[];

interface Listed<Item> {
  readonly items: readonly Item[];
}

const studentChange = { educationalBackground: { lastInstitution: 'Dhaka College' } };

/** Returns the calls that a student repeats, for each service. */
export async function callsOf(site: SiteUnderTest): Promise<ReadonlyMap<string, Calls>> {
  const { client, user } = await newStudent(site);
  const free = await client.get<Listed<{ _id: string; courseCode: string; yearCount: number }>>(
    '/admissioncourse/universities?price=free&pageSize=100',
  );
  const course = free.body.items.find(({ yearCount }) => yearCount > 1);
  if (course === undefined) throw new Error('the sample data has no free course with past years');
  const enrolment = { studentId: user._id, courseId: course._id, category: 'admissionPrep' };
  const enrol = () => client.send('POST', '/students/student/enroll', enrolment);
  await enrol();
  const campaigns = await client.get<Listed<{ _id: string }>>('/examcampaigns');
  const campaignId = campaigns.body.items[0]?._id;
  return new Map<string, Calls>([
    [
      'svc-auth',
      [
        () => client.get('/users/user'),
        () => client.send('PATCH', `/students/student/update/${user._id}`, studentChange),
        () => client.get('/students/student'),
      ],
    ],
    ['svc-catalog', [() => client.get('/courses?pageSize=5'), enrol, () => client.get('/courses/groups')]],
    [
      'svc-campaigns',
      [
        () => client.get('/examcampaigns'),
        () => client.send('POST', '/examcampaigns/register', { campaignId }),
        () => client.get(`/examcampaigns/${campaignId}`),
      ],
    ],
    ['svc-exams', await examCalls(client, course.courseCode)],
  ]);
}

async function examCalls(client: HttpClient, courseCode: string): Promise<Calls> {
  const list = await client.get<{ units: readonly { years: readonly { _id: string }[] }[] }>(
    `/admissioncourse/universities/unitDetails/${courseCode}`,
  );
  const examId = list.body.units[0]?.years[0]?._id;
  const start = () => client.send<Attempt>('POST', '/exams/attempts', { examKind: 'past-year', examId });
  const { body: attempt } = await until(start, ({ status }) => status === 201);
  const place = `/exams/attempts/${attempt.attemptId}`;
  const paper = await fetchResource<Paper>(client, attempt.paperUrl);
  const question = questionsOf(paper, attempt.subjects)[0];
  const answers = [{ questionId: question?._id, selectedOption: question?.options[0]?._id }];
  let clientSeq = attempt.savedSeq;
  return [
    () => client.get(place),
    () => client.send('PUT', `${place}/answers`, { answers, clientSeq: (clientSeq += 1) }),
    start,
  ];
}
