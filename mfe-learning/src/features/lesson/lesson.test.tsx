import { aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { lesson, outline, progressWith } from '../../samples.ts';
import { slowAfter } from './video/use-playback.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const progressRoute = 'get /courses/{id}/progress';
const completionRoute = 'put /courses/lessons/{id}/completion';

const show = (
  more: Partial<typeof lesson> = {},
  {
    api = {},
    role = 'student',
    hash = '',
  }: { api?: Record<string, FakeHandler>; role?: 'student' | 'admin'; hash?: string } = {},
) =>
  renderRemotePart(<Root />, {
    at: `/courses/academic/a1/lessons/${more._id ?? 'l1'}${hash}`,
    language: 'en',
    user: { ...aStudent, role },
    api: {
      'get /courses/{id}/lesson': () => ({ ...lesson, ...more }),
      'get /courses/{id}/outline': () => outline,
      [progressRoute]: () => progressWith('l2'),
      ...api,
    },
  });

describe('the lesson viewer', () => {
  it('shows text, facts, materials, parts, and the outline of the chapter with ticks [CAT-10]', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Lesson 1' });
    screen.getByText('Motion · Lesson 1 of 3 · 12 min');
    screen.getByText('Speed is a number.');
    expect(screen.getByRole('link', { name: 'Notes' })).toHaveProperty(
      'href',
      'https://example.com/notes.pdf',
    );
    expect(screen.queryByRole('link', { name: /javascript/u })).toBeNull();
    screen.getByText('Part A');
    const rows = within(screen.getByRole('complementary', { hidden: true })).getAllByRole('link', {
      hidden: true,
    });
    expect(rows.map((row) => [row.textContent, row.getAttribute('aria-current')])).toEqual([
      ['Not completed: Lesson 1video · 12 min', 'page'],
      ['Completed: Lesson 212 min', null],
    ]);
  });

  it('completes the lesson and opens the next one by its one primary action [CAT-10]', async () => {
    const { api, navigation } = show({}, { api: { [completionRoute]: () => progressWith('l2', 'l1') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark complete and next' }));
    await waitFor(() => expect(navigation.visited().at(-1)).toBe('/courses/academic/a1/lessons/l2'));
    expect(api.requests.find(({ method }) => method === 'put')).toMatchObject({
      params: { id: 'l1' },
      body: { completed: true },
    });
    await screen.findByText(/You have completed this lesson/u);
  });

  it('can take a completion back, and stays with the reason when it fails', async () => {
    let isDown = true;
    const page = show(
      { _id: 'l2' },
      {
        api: {
          [completionRoute]: () => {
            if (isDown) throw refusal(503, 'common.unavailable', 'Not now.');
            return progressWith();
          },
        },
      },
    );
    const undo = await screen.findByRole('button', { name: 'Mark as not completed' });
    await userEvent.click(undo);
    await waitFor(() =>
      expect(page.services.toast.shown.get().map(({ text }) => text)).toEqual(['Not now.']),
    );
    isDown = false;
    await userEvent.click(undo);
    await screen.findByRole('button', { name: 'Mark complete and next' });
  });

  it('opens the lessons of the chapter in a sheet on a narrow screen, which closes when one is chosen', async () => {
    const { navigation } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Lessons of the chapter' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Lessons of this chapter' }));
    await userEvent.click(sheet.getByRole('link', { name: /Lesson 2/u }));
    expect(navigation.visited().at(-1)).toBe('/courses/academic/a1/lessons/l2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ends the course with its last lesson', async () => {
    const page = show({ _id: 'l3' }, { api: { [completionRoute]: () => progressWith('l1', 'l2', 'l3') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
    await waitFor(() => expect(page.navigation.visited().at(-1)).toBe('/courses/academic/a1/subjects'));
    expect(page.services.toast.shown.get()[0]?.text).toContain('you have completed every lesson');
  });

  it('leads a student who is not enrolled to the course, and shows an author a preview', async () => {
    const refuse = () => {
      throw refusal(403, 'catalog.not-enrolled', 'Enrol in the course first.');
    };
    show({}, { api: { 'get /courses/{id}/lesson': refuse } });
    const link = await screen.findByRole('link', { name: 'See the course' });
    expect(link.getAttribute('href')).toBe('/courses/academic/a1');
    cleanup();
    show({}, { role: 'admin', api: { [progressRoute]: refuse } });
    await screen.findByText(/You see this lesson as an author/u);
    expect(screen.queryByRole('button', { name: /Mark complete/u })).toBeNull();
  });
});

describe('a lesson that is closed', () => {
  it('says why, and leads back to the lessons of the course [OPN-01]', async () => {
    const refuse = () => {
      throw refusal(403, 'catalog.part.after', 'Complete “Lesson 1” first. Then this opens.');
    };
    show({}, { api: { 'get /courses/{id}/lesson': refuse } });
    await screen.findByText('Complete “Lesson 1” first. Then this opens.');
    const link = screen.getByRole('link', { name: 'Back to the subjects' });
    expect(link.getAttribute('href')).toBe('/courses/academic/a1/subjects');
  });
});

describe('the video of a lesson', () => {
  it('asks nobody else before play is pressed, then opens YouTube without cookies [CAT-10]', async () => {
    const { container } = show();
    const play = await screen.findByRole('button', { name: /Play the video/u });
    expect(container.querySelectorAll('iframe, video, img, link')).toHaveLength(0);
    await userEvent.click(play);
    expect(screen.getByTitle('Video: Lesson 1')).toHaveProperty(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    );
  });

  it('that hangs gets a sentence and a link', async () => {
    show();
    const play = await screen.findByRole('button', { name: /Play the video/u });
    vi.useFakeTimers();
    fireEvent.click(play);
    await act(() => vi.advanceTimersByTimeAsync(slowAfter));
    screen.getByText(/The video is taking long/u);
    const link = screen.getByRole('link', { name: 'Open the video in a new tab' });
    expect(link).toHaveProperty('href', lesson.videoLink);
    fireEvent.load(screen.getByTitle('Video: Lesson 1'));
    expect(screen.queryByText(/taking long/u)).toBeNull();
  });

  it('as a file resumes where the reader stopped, and says so when it fails [CAT-10]', async () => {
    const videoLink = 'https://cdn.example.com/motion.mp4';
    localStorage.setItem(`video:${aStudent._id}:l1`, '95');
    const { container } = show({ videoLink });
    await userEvent.click(await screen.findByRole('button', { name: /Play the video/u }));
    const video = container.querySelector('video') ?? document.createElement('video');
    Object.defineProperty(video, 'duration', { value: 600 });
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(95);
    await screen.findByText(/Continued from 01:35/u);
    video.currentTime = 120;
    fireEvent.timeUpdate(video);
    expect(localStorage.getItem(`video:${aStudent._id}:l1`)).toBe('120');
    fireEvent.error(video);
    await screen.findByText(/cannot be played here/u);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(/cannot be played here/u)).toBeNull();
    fireEvent.ended(container.querySelector('video') ?? video);
    expect(localStorage.getItem(`video:${aStudent._id}:l1`)).toBeNull();
  });

  it('fills the width in theater mode, by button or key, and remembers it [CAT-10]', async () => {
    show();
    const toggle = await screen.findByRole('button', { name: 'Theater mode', hidden: true });
    await userEvent.keyboard('t');
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    cleanup();
    show();
    const again = await screen.findByRole('button', { name: 'Theater mode', hidden: true });
    expect(again.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(again);
    expect(again.getAttribute('aria-pressed')).toBe('false');
  });
});
