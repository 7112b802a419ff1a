import { aStudent, FakeCaches, type FakeHandler, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { outline, pageOf, progressWith } from '../../samples.ts';

const picture = '/api/files/svc-catalog/abc';
let caches: FakeCaches;

beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('p'.repeat(2_000_000))));
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = (api: Readonly<Record<string, FakeHandler>> = {}) =>
  renderRemotePart(<Root />, {
    at: '/courses/academic/a1/subjects/units?subject=s1',
    language: 'en',
    user: aStudent,
    api: {
      'get /courses/{id}/outline': () => outline,
      'get /courses/{id}/progress': () => progressWith('l1'),
      'get /exams': () => pageOf(),
      'get /courses/{id}/lesson': ({ params }) => ({
        _id: params?.['id'],
        chapterId: 'c1',
        title: 'Lesson',
        content: `<p><img src="${picture}"></p>`,
        videoLink: '',
        duration: 3,
        supplementaryMaterials: [],
        subLessons: [],
        exams: [],
      }),
      'get /courses/{id}/contents': () => ({
        chapterTitle: 'Motion',
        contents: [],
        total: 0,
        page: 1,
        pageSize: 100,
      }),
      ...api,
    },
  });

/** The first chapter of the page. */
const chapter = async () => {
  const heading = await screen.findByRole('heading', { name: 'Motion' });
  return within(heading.closest('section') ?? heading);
};

describe('a chapter that is kept for offline', () => {
  it('says what it takes, and is removed again', async () => {
    show();
    const motion = await chapter();
    await userEvent.click(await motion.findByRole('button', { name: 'Keep for offline' }));
    await motion.findByText('On this device: 2 MB');
    expect(caches.paths()).toEqual(
      expect.arrayContaining([
        '/api/courses/l1/lesson',
        '/api/courses/l2/lesson',
        picture,
        '/stored/chapter/c1',
      ]),
    );
    await userEvent.click(motion.getByRole('button', { name: 'Remove from this device' }));
    await motion.findByRole('button', { name: 'Keep for offline' });
    expect(caches.paths()).toEqual([]);
  });

  it('leaves what another chapter has as well', async () => {
    show();
    const motion = await chapter();
    await userEvent.click(await motion.findByRole('button', { name: 'Keep for offline' }));
    await motion.findByText('On this device: 2 MB');
    const cache = await caches.open(`chosen:${aStudent._id}`);
    await cache.put('/stored/chapter/other', Response.json({ bytes: 1, paths: [picture] }));
    await userEvent.click(motion.getByRole('button', { name: 'Remove from this device' }));
    await motion.findByRole('button', { name: 'Keep for offline' });
    expect(caches.paths()).toEqual([picture, '/stored/chapter/other']);
  });

  it('says that the device is full, and leaves nothing behind', async () => {
    caches.room = 3;
    show();
    const motion = await chapter();
    await userEvent.click(await motion.findByRole('button', { name: 'Keep for offline' }));
    await motion.findByText(/There is not enough room on this device/);
    await waitFor(() => expect(caches.paths()).toEqual([]));
    motion.getByRole('button', { name: 'Keep for offline' });
  });

  it('is not offered where no page opens without a connection', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    show();
    const motion = await chapter();
    expect(motion.queryByRole('button', { name: 'Keep for offline' })).toBeNull();
  });
});
