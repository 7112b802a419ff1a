import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heading, inTime, openExam, press } from '../../testing/exam-page.tsx';
import { FakeExamServer } from '../../testing/fake-exam-server.ts';
import { fakeResult } from '../../testing/fake-result.ts';
import { texts } from '../../texts.ts';

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
beforeAll(() => texts.load('en'));
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
