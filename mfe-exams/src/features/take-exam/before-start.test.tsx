import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import { aParticipant, refusal } from '@pathshala/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heading, inTime, openExam, press } from '../../testing/exam-page.tsx';
import { FakeExamServer } from '../../testing/fake-exam-server.ts';
import { campaign, result as fakeResult } from '../../samples.ts';

const academic = '/courses/academic/course-1/subjects/exam';
const onlyPhysics = {
  subjects: [{ subjectName: 'Physics', mandatory: true, questionCount: 20, marks: 20 }],
  requiredSubjects: 1,
};
const scheme: MarkingScheme = {
  right: { gives: 'marks', marks: 1.25 },
  wrong: { costs: 'marks', marks: 0.25 },
  match: 'one',
  withoutKey: 'no-marks',
  minimumTotal: 40,
  subjectMinima: [{ subjectName: 'ইংরেজি | English', marks: 8 }],
  gpa: { sscWeight: 15, hscWeight: 25 },
  secondTimerDeduction: 5,
};

let server: FakeExamServer;
beforeEach(() => {
  server = new FakeExamServer();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
});

describe('how an exam is marked', () => {
  it('is shown before Start in plain words and by an example', async () => {
    server.overview = { ...onlyPhysics, markingScheme: scheme };
    openExam(server);
    await screen.findByText('A right answer gives 1.25 marks.');
    for (const text of [
      'A wrong answer costs 0.25 marks. A question left blank costs nothing.',
      'To pass you need at least 40 marks in total.',
      'In English you need at least 8 marks.',
      'Example: of 10 questions 7 are right, 2 wrong and 1 blank. 7 × 1.25 − 2 × 0.25 = 8.25 marks.',
      'It is recorded when you leave this page for a while. Nobody fails by it.',
    ]) {
      expect(screen.queryByText(text)).not.toBeNull();
    }
  });

  it('may depend on what the student declares: Start asks for it, in either script', async () => {
    server.overview = { ...onlyPhysics, markingScheme: scheme };
    openExam(server);
    await userEvent.type(await screen.findByLabelText('SSC GPA', {}, inTime), '৪.৮৩');
    await userEvent.type(screen.getByLabelText('HSC GPA'), '5.2');
    await userEvent.click(screen.getByRole('checkbox', { name: /second time/ }));
    await press('Start');
    expect(screen.getAllByText('Write your GPA, from 0 to 5.')).toHaveLength(1);
    expect(server.isStarted).toBe(false);
    await userEvent.clear(screen.getByLabelText('HSC GPA'));
    await userEvent.type(screen.getByLabelText('HSC GPA'), '5');
    await press('Start');
    await heading(1);
    expect(server.declaration).toEqual({ sscGpa: 4.83, hscGpa: 5, isSecondTimer: true });
  });
});

describe('an exam of an academic course', () => {
  beforeEach(() => {
    server.overview = { ...onlyPhysics, examKind: 'chapter', course: null, title: 'Motion' };
  });

  it('has a page of its own with the own results, which leads to where it is sat', async () => {
    openExam(server, `${academic}/year-1`);
    const take = await screen.findByRole('link', { name: 'Take the exam' });
    expect(take.getAttribute('href')).toBe(`${academic}/take/year-1`);
    const result = await screen.findByRole('link', { name: /0\.75 \/ 3/ });
    expect(result.getAttribute('href')).toBe(`${academic}/results/${fakeResult._id}`);
  });

  it('is sat at its own address, whatever its kind, and ends there', async () => {
    const { navigation } = openExam(server, `${academic}/take/year-1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }, inTime));
    await heading(1);
    await press('Choose subjects');
    await userEvent.click(screen.getByRole('checkbox', { name: /Maths/ }));
    await press('Use these subjects');
    await press('Submit Exam');
    await press('Submit');
    await vi.waitFor(
      () => expect(navigation.location.get().pathname).toBe(`${academic}/results/attempt-1`),
      inTime,
    );
  });
});

describe('an exam of somebody whose right to it is on its way', () => {
  const course = {
    enrolmentId: 'e1',
    courseId: 'course-1',
    courseKind: 'admission',
    category: 'admissionPrep',
    name: 'Dhaka University',
    courseCode: 'DU',
    courseThumbnail: '',
    enrolledAt: '2026-11-21T08:00:00.000Z',
    completed: 0,
    total: 1,
    progress: 0,
  };
  const enrolledIn = (items: readonly object[]) => ({
    'get /students/student/enrolledcourses/{id}': () => ({
      items,
      total: items.length,
      page: 1,
      pageSize: 100,
    }),
  });

  it('says so to an enrolled student, and opens by itself when it has come', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.2);
    server.overview = { canStart: false, refusal: 'exams.not-enrolled' };
    openExam(server, undefined, { api: enrolledIn([course]) });
    await screen.findByText('You are enrolled in this course.');
    expect(screen.queryByText(/^Enrol in the course first/)).toBeNull();
    server.overview = {};
    await screen.findByRole('button', { name: 'Start' }, inTime);
  });

  it('leads a student who is not enrolled to the course', async () => {
    server.overview = { canStart: false, refusal: 'exams.not-enrolled' };
    openExam(server, undefined, { api: enrolledIn([{ ...course, courseId: 'another' }]) });
    await screen.findByText(/^Enrol in the course first/);
    expect(screen.queryByText('You are enrolled in this course.')).toBeNull();
  });

  it('leads to the course, too, when nobody says whether the student is enrolled', async () => {
    server.overview = { canStart: false, refusal: 'exams.not-enrolled' };
    const refuse = () => {
      throw refusal(503, 'common.unavailable', 'Try again.');
    };
    openExam(server, undefined, { api: { 'get /students/student/enrolledcourses/{id}': refuse } });
    expect(await screen.findByText(/^Enrol in the course first/)).not.toBeNull();
  });

  it.each([
    ['registered', 'You are registered for this campaign.'],
    ['waiting', 'Register for the campaign first; then this exam is yours to sit.'],
  ])('says to somebody who is %s: %s', async (status, text) => {
    server.overview = { examKind: 'campaign', canStart: false, refusal: 'exams.not-registered' };
    const registration = { _id: 'r1', status, nameShown: 'roll', showsName: false };
    const read = () => ({ ...campaign, registration });
    openExam(server, '/exams/campaign/year-1', { api: { 'get /examcampaigns/{id}': read } });
    expect(await screen.findByText(text)).not.toBeNull();
  });

  it('waits for its part of the course: the page says when that opens, or what comes first [OPN-03]', async () => {
    const opensAt = '2026-12-01T04:00:00.000Z';
    server.overview = {
      canStart: false,
      refusal: 'exams.part.opens',
      lock: { reason: 'opens', opensAt },
      paperUrl: null,
    };
    openExam(server);
    await screen.findByText(/belongs to opens on .*1 December 2026/u);
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    cleanup();
    server.overview = {
      canStart: false,
      refusal: 'exams.part.after',
      lock: { reason: 'after', lessonId: 'l1', title: 'বেগ | Speed' },
      paperUrl: null,
    };
    openExam(server);
    expect(await screen.findByText('Complete “Speed” first. Then this exam opens.')).not.toBeNull();
  });

  it('is on its way for whoever came by a mailed link', async () => {
    server.overview = { examKind: 'campaign', canStart: false, refusal: 'exams.not-registered' };
    const participation = { campaignId: 'year-1', until: '2026-11-21T12:00:00.000Z' };
    openExam(server, '/exams/campaign/year-1', { user: { ...aParticipant, participation } });
    expect(await screen.findByText('You are registered for this campaign.')).not.toBeNull();
  });
});
