import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime, openExam, press, reloadExam, savedText, startExam } from '../../testing/exam-page.tsx';
import { FakeExamServer } from '../../testing/fake-exam-server.ts';

let server: FakeExamServer;

beforeEach(() => {
  server = new FakeExamServer();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const receivedText = () => screen.findByText(/server has received your answers and is about/, {}, inTime);
const sentTo = (api: { requests: readonly Sent[] }, end: string) =>
  api.requests.filter(({ path }) => path.endsWith(end));
interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly receiptTicket?: string | undefined;
}
const isDone = (navigation: { location: { get: () => { pathname: string } } }) =>
  waitFor(() => expect(navigation.location.get().pathname).toBe('/exams/results/attempt-1'), {
    timeout: 12_000,
  });

describe('answers that the server has received and cannot store', () => {
  it('are said to be received, and saved when the store is back [EXM-05]', async () => {
    await startExam(server);
    server.obstacle = 'not-stored';
    await userEvent.keyboard('2');
    await receivedText();
    server.obstacle = 'none';
    await savedText();
    expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-b' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('exam-receipt:'))).toEqual([]);
  });

  it(
    'go again with their ticket and every byte as it was, when the time is over [EXM-03]',
    { timeout: 20_000 },
    async () => {
      server.length = 1_500;
      const { api, navigation } = await startExam(server);
      server.obstacle = 'not-stored';
      await userEvent.keyboard('2');
      await screen.findByText('Time is up', {}, inTime);
      await screen.findByText(/They are sent again by themselves/, {}, inTime);
      await waitFor(() => expect(sentTo(api, '/submit').length).toBeGreaterThan(2), { timeout: 8_000 });
      server.obstacle = 'none';
      await isDone(navigation);
      const submits = sentTo(api, '/submit');
      expect(new Set(submits.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(submits[0]?.receiptTicket).toBeUndefined();
      expect(new Set(submits.slice(1).map(({ receiptTicket }) => receiptTicket)).size).toBe(1);
      expect(submits.at(-1)?.receiptTicket).toBeDefined();
      expect(server.submits).toHaveLength(1);
      expect(localStorage).toHaveLength(1);
    },
  );

  it('survive a reload, and are delivered before anything is shown [EXM-05]', async () => {
    await startExam(server);
    server.obstacle = 'not-stored';
    await userEvent.keyboard('2');
    await receivedText();
    const ticket = String(server.gateway.received.length - 1);
    const last = server.gateway.received.at(-1);
    reloadExam();
    server.obstacle = 'none';
    const { api } = openExam(server);
    await waitFor(() => expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-b' }), inTime);
    const [first] = sentTo(api, '/answers');
    expect([JSON.stringify(first?.body), first?.receiptTicket]).toEqual([last, ticket]);
    expect(api.requests[0]).toBe(first);
  });

  it('are not submitted any more by a student who goes on', async () => {
    await startExam(server);
    server.obstacle = 'not-stored';
    await press('Submit Exam');
    await press('Submit');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep answering' }));
    expect(Object.keys(localStorage).filter((key) => key.endsWith(':submit'))).toEqual([]);
  });
});
