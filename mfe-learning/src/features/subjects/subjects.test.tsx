import { aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { outline, pageOf, progressWith } from '../../samples.ts';

const show = (at = '', api: Readonly<Record<string, FakeHandler>> = {}) =>
  renderRemotePart(<Root />, {
    at: `/courses/academic/a1/subjects${at}`,
    language: 'en',
    user: aStudent,
    api: {
      'get /courses/{id}/outline': () => outline,
      'get /courses/{id}/progress': () => progressWith('l1'),
      'get /assignments': () => pageOf(),
      'get /exams': () => pageOf(),
      'get /courses/{id}/contents': () => ({
        chapterTitle: 'Motion',
        contents: [
          {
            _id: 'n1',
            contentNumber: 1,
            title: 'Summary',
            contentDetails: '<p>$v = s / t$</p>',
            chapterId: 'c1',
            chapterTitle: 'Motion',
          },
        ],
        total: 1,
        page: 1,
        pageSize: 100,
      }),
      ...api,
    },
  });

describe('the subjects of an academic course', () => {
  it('are listed with their chapters, and Continue leads to the next unfinished lesson [CAT-08]', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Physics' });
    screen.getByText('1 of 3 lessons');
    screen.getByText('Next: Lesson 2');
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/courses/academic/a1/lessons/l2',
    );
    expect(screen.getByRole('link', { name: /Motion.*1 of 2 lessons/u }).getAttribute('href')).toBe(
      '/courses/academic/a1/subjects/units?subject=s1#c1',
    );
    screen.getByRole('heading', { level: 2, name: 'Energy' });
    screen.getByText('Subject data is not available or incomplete.');
  });

  it('say when there are none, and when every lesson is completed [CAT-08]', async () => {
    show('', { 'get /courses/{id}/outline': () => ({ ...outline, subjects: [] }) });
    await screen.findByText('No subjects available.');
    cleanup();
    show('', { 'get /courses/{id}/progress': () => progressWith('l1', 'l2', 'l3') });
    await screen.findByText('You have completed every lesson of this course.');
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it('are for enrolled students: others get the way to the course', async () => {
    const refuse = () => {
      throw refusal(403, 'catalog.not-enrolled', 'Enrol in the course first.');
    };
    show('', { 'get /courses/{id}/outline': refuse, 'get /courses/{id}/progress': refuse });
    const link = await screen.findByRole('link', { name: 'See the course' });
    expect(link.getAttribute('href')).toBe('/courses/academic/a1');
  });
});

describe('the units of a subject', () => {
  it('list the lessons of each chapter, and load its notes when they are opened', async () => {
    const { api } = show('/units?subject=s1');
    await screen.findByRole('heading', { level: 1, name: 'Mechanics' });
    const link = screen.getByRole('link', { name: /Lesson 3/u });
    expect(link.getAttribute('href')).toBe('/courses/academic/a1/lessons/l3');
    expect(api.requests.some(({ path }) => path.includes('contents'))).toBe(false);
    await userEvent.click(screen.getByText('Notes of this chapter (1)'));
    await screen.findByRole('heading', { level: 3, name: 'Summary' });
  });

  it.each(['s2', 'unknown'])('of subject %s, which has no chapters, say what is missing', async (subject) => {
    show(`/units?subject=${subject}`);
    await screen.findByText('Subject data is not available or incomplete.');
    expect(screen.queryByRole('link', { name: /Lesson/u })).toBeNull();
  });
});

describe('parts of a course that are closed', () => {
  const lock = { reason: 'opens', opensAt: '2026-02-01T04:00:00.000Z' } as const;
  const after = { reason: 'after', lessonId: 'l1', title: 'পাঠ ১ | Lesson 1' } as const;
  const closedOutline = {
    ...outline,
    subjects: outline.subjects.map((subject) => ({
      ...subject,
      chapters: subject.chapters.map((chapter, at) =>
        at === 0
          ? {
              ...chapter,
              lessons: chapter.lessons.map((one, n) => (n === 1 ? { ...one, lock: after } : one)),
            }
          : { ...chapter, lock, lessons: chapter.lessons.map((one) => ({ ...one, lock })) },
      ),
    })),
  };

  it('are shown with their date or with what comes first, without a link [OPN-01]', async () => {
    show('/units?subject=s1', {
      'get /courses/{id}/outline': () => closedOutline,
      'get /courses/{id}/contents': () => ({
        chapterTitle: 'Motion',
        contents: [
          {
            _id: 'n1',
            contentNumber: 1,
            title: 'Summary',
            contentDetails: '',
            lock: after,
            chapterId: 'c1',
            chapterTitle: 'Motion',
          },
        ],
        total: 1,
        page: 1,
        pageSize: 100,
      }),
    });
    await screen.findByText('Complete “Lesson 1” first');
    expect(screen.queryByRole('link', { name: /Lesson 2/u })).toBeNull();
    expect(screen.getAllByText(/^Opens on .*2026/u)).toHaveLength(2);
    screen.getByText(/^Next: Lesson 2\. Complete “Lesson 1” first\.$/u);
    await userEvent.click(screen.getByText(/Notes of this chapter/u));
    await screen.findByRole('heading', { name: 'Summary' });
    expect(screen.getAllByText('Complete “Lesson 1” first')).toHaveLength(2);
  });

  it('are named in the list of chapters', async () => {
    show('', { 'get /courses/{id}/outline': () => closedOutline });
    expect((await screen.findByRole('link', { name: /Force/u })).textContent).toMatch(/Opens on/u);
  });
});
