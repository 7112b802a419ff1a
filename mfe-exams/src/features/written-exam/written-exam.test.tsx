import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { inTime, press } from '../../testing/exam-page.tsx';
import { marking } from '../../samples.ts';
import { FakeExamServer } from '../../testing/fake-exam-server.ts';
import { task, writtenServer } from '../../testing/written-server.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(() =>
  Promise.all([
    import('../../routes/past-year-exam-page.tsx'),
    import('./written-parts.ts'),
    import('./written-result.tsx'),
  ]),
);
beforeEach(() => {
  // jsdom has neither.
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type !== 'image/jpeg') throw new DOMException('not a picture');
    return { width: 100, height: 200, close: () => undefined };
  });
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

describe('the page of a written exam', () => {
  it('says before Start what is written and in how much time, and asks for no subjects', async () => {
    writtenServer().open();
    await screen.findByRole('button', { name: 'Start' }, inTime);
    screen.getByText('A written exam');
    screen.getByText(/Type your answer, or write it on paper and add photos of up to 20 pages/u);
    screen.getByText(/You have 60 min for everything/u);
    screen.getByText(/A teacher marks your answer/u);
    expect(screen.queryByRole('group', { name: 'Subjects' })).toBeNull();
    expect(screen.queryByText('How it is marked')).toBeNull();
  });

  it('shows the question and its files, saves the text while it is typed, and has it after a reload [EXM-15]', async () => {
    const { stored, open } = writtenServer();
    open();
    await screen.findByRole('button', { name: 'Start' }, inTime);
    await press('Start');
    const field = await screen.findByLabelText(/Your answer/u, {}, inTime);
    screen.getByText('Two pages.');
    expect(screen.getByText('Open the handwritten question (PDF)')).toHaveProperty(
      'href',
      task.handwrittenPdf,
    );
    expect(screen.queryByText('Download the question (PDF)')).toBeNull();
    await person.type(field, 'নদী অনেক বড়');
    screen.getByText('3 words');
    await waitFor(() => expect(stored.text).toBe('নদী অনেক বড়'), inTime);
    expect(stored.saves).toBeLessThan(4);
    const mark = sessionStorage.getItem('exam-sitting') ?? '';
    cleanup();
    sessionStorage.setItem('exam-sitting', mark);
    open();
    expect(await screen.findByLabelText(/Your answer/u, {}, inTime)).toHaveProperty('value', 'নদী অনেক বড়');
  });

  it('adds photos, orders, rotates and removes them, and says before the submit what there is [EXM-15]', async () => {
    const { stored, open } = writtenServer();
    open();
    await screen.findByRole('button', { name: 'Start' }, inTime);
    await press('Start');
    const input = await screen.findByLabelText('Choose pictures', {}, inTime);
    const text = new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' });
    const picker = userEvent.setup({ delay: null, applyAccept: false });
    await picker.upload(input, [photo('one.jpg'), text, photo('two.jpg')]);
    await screen.findByText(/scan\.pdf cannot be read/u);
    await screen.findByText('Page 2');
    const [one, two] = stored.pages.map(({ pageId }) => pageId);
    await press('Move page 2 forward');
    await press('Rotate page 1');
    await press('Remove page 2');
    await waitFor(() => expect(stored.pages).toMatchObject([{ pageId: two, rotation: 90 }]));
    await press('Bring it back');
    await waitFor(() => expect(stored.pages.map(({ pageId }) => pageId)).toEqual([two, one]));
    await person.type(screen.getByLabelText(/Your answer/u), 'Two words');
    await press('Submit Exam');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Words written').nextSibling?.textContent).toBe('2');
    expect(dialog.getByText('Pages').nextSibling?.textContent).toBe('2');
  });
});

describe('a written exam that is not open for the moment', () => {
  async function openWithUpload() {
    const written = writtenServer();
    written.open();
    await screen.findByRole('button', { name: 'Start' }, inTime);
    await press('Start');
    const finishUploads = written.holdUploads();
    await person.upload(await screen.findByLabelText('Choose pictures', {}, inTime), photo('one.jpg'));
    await screen.findByText('Uploading page 1');
    return { ...written, finishUploads };
  }
  const pressWhenThere = async (name: string) =>
    person.click(await screen.findByRole('button', { name }, inTime));

  it('has its uploads again when a queued submit is taken back [EXM-15]', async () => {
    const { server, stored, finishUploads } = await openWithUpload();
    server.obstacle = 'offline';
    globalThis.dispatchEvent(new Event('offline'));
    await press('Submit Exam');
    await press('Submit');
    await pressWhenThere('Keep answering');
    screen.getByText('Uploading page 1');
    finishUploads();
    await screen.findByText('Page 1', {}, inTime);
    expect(stored.pages).toHaveLength(1);
  });

  it('asks before it is left with uploads in progress', async () => {
    await openWithUpload();
    const event = new Event('beforeunload', { cancelable: true });
    expect(globalThis.dispatchEvent(event)).toBe(false);
  });

  it('has its uploads and what was typed again when it goes on here after another device', async () => {
    const { server, stored, finishUploads } = await openWithUpload();
    server.device = 'another-device';
    const field = screen.getByLabelText(/Your answer/u);
    await person.type(field, 'River');
    fireEvent.blur(field);
    await person.type(field, ' bank');
    await screen.findByText('Your exam is open on another device', {}, inTime);
    expect(screen.queryByRole('textbox')).toBeNull();
    await pressWhenThere('Continue here');
    screen.getByText('Uploading page 1');
    finishUploads();
    await screen.findByText('Page 1', {}, inTime);
    await waitFor(() => expect(stored.text).toBe('River bank'), inTime);
  });
});

describe('the result of a written exam', () => {
  it('shows marks by criteria, comments as they were written, and the pages with their comments [EXM-15]', async () => {
    const server = new FakeExamServer();
    const result = { ...server.result(), correct: 0, wrong: 0, blank: 0, subjects: [], choices: [], marking };
    renderRemotePart(<Root />, {
      at: '/exams/results/attempt-1',
      language: 'en',
      user: aStudent,
      api: {
        ...server.handlers,
        'get /exams/results/{resultId}': () => result,
        'get /exams/attempts/{id}': () => ({
          ...server.attempt(),
          written: { text: 'My answer', pages: [] },
        }),
      },
    });
    await screen.findByText('Well <i>done</i>', {}, inTime);
    expect(screen.getByText('Clear').closest('td')?.textContent).toBe('IdeasClear');
    expect(screen.queryByText('Marks lost')).toBeNull();
    screen.getByText('5.5 of 6');
    screen.getByText('Reason: A page was overlooked.');
    screen.getByText('Why <b>this</b>?');
    await screen.findByText('My answer');
    expect(screen.getByAltText('Page 1')).toHaveProperty(
      'src',
      expect.stringContaining('/api/exams/attempts/attempt-1/pages/p1'),
    );
  });
});
