import { admin } from './admin.ts';
import { sampleCourse } from './sample-course.ts';
import { prepareBossArea } from './boss-ids.ts';
import type { SampleIds } from './browser/screen.ts';
import { openEmptyCampaign } from './http/empty-campaign.ts';
import { createHttpClient, type HttpClient } from './http/http-client.ts';
import type { User } from './http/people.ts';
import {
  answerOneByOne,
  fetchResource,
  optionalSubjects,
  questionsOf,
  type Attempt,
  type Paper,
  type Result,
} from './http/sit-exam.ts';
import { openShortCampaign, registerAndSit, releaseWhenOver, type Candidate } from './http/short-campaign.ts';
import { until } from './until.ts';

interface Listed {
  readonly items: readonly { readonly _id: string; readonly courseCode?: string }[];
}

/** The demo student of the sample data. */
export const student = { username: 'nusrat', password: 'pathshala-demo' };

/** Sits the year, and reports its first question. */
async function sitOnce(client: HttpClient, yearId: string) {
  const opened = await until(
    () => client.send<Attempt>('POST', '/exams/attempts', { examKind: 'past-year', examId: yearId }),
    ({ status }) => status === 201 || status === 200,
  );
  const paper = await fetchResource<Paper>(client, opened.body.paperUrl);
  const subjects = optionalSubjects(paper);
  await client.send('PUT', `/exams/attempts/${opened.body.attemptId}/subjects`, { subjects });
  const questions = questionsOf(paper, subjects);
  const choices = questions
    .slice(0, 22)
    .map(({ _id, options }, index) => ({ questionId: _id, selectedOption: options[index % 4]?._id ?? '' }));
  await answerOneByOne(client, opened.body, choices);
  const result = await client.send<Result>('POST', `/exams/attempts/${opened.body.attemptId}/submit`, {});
  const resultId = result.body._id;
  const reportedQuestionId = questions[0]?._id ?? '';
  const report = await client.send<{ _id: string }>('POST', '/exams/question-reports', {
    place: { kind: 'result', resultId },
    questionId: reportedQuestionId,
    reason: 'wrong-key',
    text: 'Two options fit.',
  });
  return { resultId, reportedQuestionId, reportId: report.body._id };
}

/** A campaign whose results are released, with the demo student on its merit list and a certificate. */
async function releasedCampaign(head: HttpClient, student: Omit<Candidate, 'right' | 'showsName'>) {
  const campaign = await openShortCampaign(head, 4);
  const result = await registerAndSit(campaign, { ...student, showsName: true, right: 3 });
  await releaseWhenOver(head, campaign);
  await head.send('PUT', `/examcampaigns/${campaign._id}/certificates`, { upTo: 1 });
  return { releasedCampaignId: campaign._id, rankedResultId: result._id };
}

interface Outline {
  readonly subjects: readonly { chapters: { lessons: { _id: string }[] }[] }[];
}

/** The demo student enrols in the free academic course; returns its first lesson. */
async function enrolledLesson(client: HttpClient, studentId: string) {
  const free = await client.get<Listed>('/academiccourse/academicCourses?price=free');
  const courseId = free.body.items[0]?._id ?? '';
  await client.send('POST', '/students/student/enroll', { studentId, courseId });
  const { body } = await client.get<Outline>(`/courses/${courseId}/outline`);
  return { freeCourseId: courseId, lessonId: body.subjects[0]?.chapters[0]?.lessons[0]?._id ?? '' };
}

/** The demo student enrols, sits a past year, registers for the running exam campaign and ranks in a past one; returns the ids. */
export async function prepareSample(url: string): Promise<SampleIds> {
  const client = createHttpClient(url);
  const user = await client.send<User & { email: string }>('POST', '/auth/login', student);
  const head = createHttpClient(url);
  await head.send('POST', '/auth/login', admin);
  const first = async (path: string) => (await client.get<Listed>(path)).body.items[0]?._id ?? '';
  const courses = await client.get<Listed>('/admissioncourse/universities?pageSize=100');
  const courseId = courses.body.items.find(({ courseCode }) => courseCode === sampleCourse)?._id;
  await client.send('POST', '/students/student/enroll', {
    studentId: user.body._id,
    courseId,
    category: 'admissionPrep',
  });
  const units = await client.get<{ units: { _id: string; years: { _id: string }[] }[] }>(
    `/admissioncourse/universities/unitDetails/${sampleCourse}`,
  );
  const unit = units.body.units[0];
  const yearId = unit?.years[0]?._id ?? '';
  const basicInfo = { fullName: 'Nusrat Jahan', email: user.body.email, mobile: '01712345678' };
  const examCampaignId = await first('/examcampaigns?phase=running');
  await client.send('POST', '/examcampaigns/register', {
    campaignId: examCampaignId,
    studentId: user.body._id,
    basicInfo,
  });
  const lesson = await enrolledLesson(client, user.body._id);
  const source = { head, student: client, studentId: user.body._id, courseId: lesson.freeCourseId };
  return {
    ...(await prepareBossArea(source)),
    ...lesson,
    ...(await releasedCampaign(head, { client, user: user.body, basicInfo })),
    examCampaignId,
    upcomingCampaignId: await first('/examcampaigns?phase=upcoming'),
    emptyCampaignId: await openEmptyCampaign(head, {
      title: 'মাসিক পরীক্ষা | Monthly test',
      startsInMinutes: 60 * 24 * 3,
    }),
    campaignId: await first('/campaign/campaigns'),
    courseId: courseId ?? '',
    yearId,
    unitId: unit?._id ?? '',
    academicCourseId: await first('/academiccourse/academicCourses'),
    ...(await sitOnce(client, yearId)),
  };
}
