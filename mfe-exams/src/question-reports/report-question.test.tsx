import type { QuestionReport } from '@pathshala/svc-exams-contract/question-reports';
import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { FakeExamServer } from '../testing/fake-exam-server.ts';
import { questionReport } from '../samples.ts';

const server = new FakeExamServer();
const own = { ...server.result(), studentId: aStudent._id };
const [firstId = ''] = own.choices.map(({ questionId }) => questionId);
const report: QuestionReport = {
  ...questionReport,
  resultId: own._id,
  examId: own.examId,
  examKind: own.examKind,
  title: own.title,
  questionId: firstId,
};
const reports = 'get /exams/own-question-reports';

function open(result: object, api: Record<string, () => unknown> = {}) {
  const handlers = { ...server.handlers, 'get /exams/results/{resultId}': () => result, ...api };
  return renderRemotePart(<Root />, {
    at: '/exams/results/attempt-1?course=DU',
    language: 'en',
    user: aStudent,
    api: handlers,
  });
}

async function firstQuestion() {
  const [first] = await screen.findAllByRole('article');
  if (first === undefined) throw new Error('There is no question.');
  return within(first);
}

describe('reporting a question of a result', () => {
  it('asks for a reason, and shows that the report waits', async () => {
    let items: object[] = [];
    const { api } = open(own, {
      [reports]: () => ({ items }),
      'post /exams/question-reports': () => {
        items = [report];
        return report;
      },
    });
    const question = await firstQuestion();
    await userEvent.click(question.getByText('Report this question'));
    const dialog = within(await screen.findByRole('dialog', { name: 'What is wrong with the question?' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    dialog.getByText('Write in a sentence what is wrong with the question.');
    await userEvent.type(dialog.getByLabelText('In your words'), ' Two are right. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await question.findByText('You reported: Something else. A teacher will look at it.');
    expect(
      api.requests.find(({ method, path }) => method === 'post' && path.endsWith('reports'))?.body,
    ).toEqual({
      place: { kind: 'result', resultId: 'attempt-1' },
      questionId: firstId,
      reason: 'other',
      text: 'Two are right.',
    });
  });

  it('shows the answer, after which the question cannot be reported again', async () => {
    const answered = { ...report, state: 'answered', answer: 'Both count now.', answeredAt: report.sentAt };
    open(own, { [reports]: () => ({ items: [answered] }) });
    const question = await firstQuestion();
    await question.findByText('Both count now.');
    expect(question.queryByText(/^(?:Report this question|Change my report)$/u)).toBeNull();
  });

  it('is for students with their own results', async () => {
    open({ ...own, studentId: 'somebody' });
    const question = await firstQuestion();
    expect(question.queryByText('Report this question')).toBeNull();
  });
});

describe('reporting a question of View Answers', () => {
  const at = '/courses/admission/DU/units/years/correct-answers?yearId=year-1&unitId=u1';
  const openAnswers = (api: Record<string, () => unknown> = {}) => {
    const handlers = { ...server.handlers, 'post /exams/question-reports': () => report, ...api };
    return renderRemotePart(<Root />, { at, language: 'en', user: aStudent, api: handlers });
  };

  it('names the version of the paper', async () => {
    const { api } = openAnswers();
    const question = await firstQuestion();
    await userEvent.click(question.getByText('Report this question'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const sent = api.requests.find(({ path }) => path === '/exams/question-reports');
    expect(sent?.body).toMatchObject({ place: { kind: 'paper', examId: 'year-1', version: 1 } });
  });

  it('is not offered for a question whose key is closed, and before one has tried it', async () => {
    const [first, ...others] = server.key().questions;
    const held = { questions: others, heldQuestions: [first?.questionId ?? ''] };
    openAnswers({ 'get /exams/papers/year-1/1/key/1': () => held });
    const question = await firstQuestion();
    expect(question.queryByText('Report this question')).toBeNull();
    expect(screen.getAllByText('Report this question').length).toBe(others.length);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Try first/ }));
    expect(screen.queryByText('Report this question')).toBeNull();
  });
});

describe('a corrected key', () => {
  it('shows the reason and a void question, and that the lines are by the new key', async () => {
    const key = server.key();
    const questions = key.questions.map((one) =>
      one.questionId === firstId ? { ...one, isVoid: true } : one,
    );
    open(
      { ...own, correctedAt: '2026-11-22T08:00:00.000Z', correctionReason: 'Both books say b.' },
      { 'get /exams/papers/year-1/1/key/1': () => ({ questions }) },
    );
    await screen.findByText('Reason: Both books say b.');
    const question = await firstQuestion();
    question.getByText('This question is void: everybody who sat it has its marks.');
    expect(screen.queryByText(/are those from before the correction/u)).toBeNull();
  });
});
