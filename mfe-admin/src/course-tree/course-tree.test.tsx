import { refusal } from '@pathshala/web-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chapterItem, courseItem, lessonItem, noDeletion } from '../samples.ts';
import { dialog, open as openBoss, pageOf } from '../testing/boss-area.tsx';
import { treeApi } from '../testing/course-tree.ts';
import { paths } from './paths.ts';

const person = userEvent.setup({ delay: null });
const undoUntil = '2026-11-22T19:00:00.000Z';

const open = (at: string, api: typeof treeApi = {}) => openBoss(at, { ...treeApi, ...api });
type Requests = ReturnType<typeof open>['api']['requests'];
/** The calls that change something. */
const changes = (requests: Requests) => requests.filter(({ method }) => method !== 'get');
const cellsOf = (name: HTMLElement | undefined) =>
  [...name!.closest('tr')!.cells].map((cell) => cell.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const crumbs = () => screen.getByRole('navigation', { name: 'Path to this page' }).textContent;

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([
    import('../features/courses/courses-page.tsx'),
    import('../features/courses/course-form-page.tsx'),
    import('../features/subjects/subjects-page.tsx'),
    import('../features/chapters/chapters-page.tsx'),
    import('../features/contents/contents-page.tsx'),
    import('../features/contents/content-page.tsx'),
    import('../features/lessons/lessons-page.tsx'),
    import('../features/lessons/lesson-page.tsx'),
    import('../features/lessons/lesson-form-page.tsx'),
  ]);
});
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the lists of the courses group', () => {
  it.each([
    ['/boss/courses/list', paths.courses],
    ['/boss/chapter', paths.courses],
    ['/boss/courses/create-course', paths.createCourse],
  ])('%s resolves', async (from, to) => {
    const { navigation } = open(from);
    await waitFor(() => expect(navigation.location.get().pathname).toBe(to));
    expect(screen.queryByText('Page Not Found')).toBeNull();
  });

  it('shows the chapters of a subject, with the path above and the ways below [ADM-04]', async () => {
    open(paths.subject('mechanics'));
    const name = await screen.findByText('Motion');
    expect(cellsOf(name).slice(1, 5)).toEqual(['Motion', '1', 'Speed and time.', '12']);
    expect(crumbs()).toBe('CoursesPhysics');
    await person.click(screen.getByLabelText('Actions for Motion'));
    const items = await screen.findAllByRole('menuitem', { hidden: true });
    expect(items.map((item) => item.textContent)).toEqual(['Contents', 'Lessons', 'Exams', 'Edit', 'Delete']);
    expect(items[0]).toHaveProperty('pathname', '/boss/courses/subject/chapter/contents/motion');
    expect(items[1]).toHaveProperty('pathname', '/boss/courses/subject/chapter/Lessons/motion');
  });

  it('shows the first 100 characters of a lesson and its video link [ADM-04 ADM-05]', async () => {
    const { api } = open(`${paths.lessons('motion')}?q=spd&sort=-name`);
    const [, title, text = '', video] = cellsOf((await screen.findAllByText('Speed'))[0]);
    expect([title, video]).toEqual(['Speed', 'youtube.com Speed']);
    expect(text).toMatch(/^Speed is way by time\..*…$/u);
    expect(text).toHaveLength(101);
    expect(crumbs()).toBe('CoursesPhysicsMechanics');
    expect(api.requests.find(({ path }) => path === '/courses/{id}/lessons')).toMatchObject({
      params: { id: 'motion' },
      query: { page: 1, sort: '-name', q: 'spd' },
    });
  });

  it('saves another order of the chapters', async () => {
    const { api } = open(paths.subject('mechanics'), {
      'put /courses/subjects/{id}/chapters/order': ({ body }) => body,
    });
    await screen.findByText('Motion');
    press('Change the order');
    fireEvent.click(await screen.findByRole('button', { name: 'Move Force up' }));
    press('Save the order');
    await screen.findByText('The chapters have a new order.');
    expect(changes(api.requests)).toMatchObject([
      { params: { id: 'mechanics' }, body: { ids: ['force', 'motion'] } },
    ]);
  });
});

describe('deleting', () => {
  it('a chapter says how many of what go and how many students have results, and can be undone [CAT-09 ADM-04]', async () => {
    const { api } = open(paths.subject('mechanics'), {
      'get /courses/chapters/{id}/deletion': () => ({
        ...noDeletion,
        chapters: 1,
        lessons: 12,
        contents: 3,
        assignments: 1,
        studentsWithResults: 7,
      }),
      'get /exams': () => pageOf([], 2),
      'delete /courses/chapters/{id}': () => ({ ...noDeletion, _id: 'motion', undoUntil }),
      'post /courses/deletions/{id}/undo': () => ({ _id: 'motion' }),
    });
    await person.click(await screen.findByLabelText('Actions for Motion'));
    await person.click(await screen.findByText('Delete'));
    await screen.findByText('7 students have progress or results here.');
    const counts = within(dialog().getByRole('list')).getAllByRole('listitem');
    expect(counts.map((item) => item.textContent)).toEqual([
      '12 lessons',
      '3 contents',
      '1 assignment',
      '2 exams',
    ]);
    const asked = api.requests.find(({ path }) => path === '/exams');
    expect(asked?.query).toEqual({ parents: `motion,${lessonItem._id}`, pageSize: 1 });
    fireEvent.click(dialog().getByText('Delete'));
    await screen.findByText('Motion is deleted.');
    press('Undo');
    await waitFor(() =>
      expect(changes(api.requests).map(({ method, params }) => [method, params['id']])).toEqual([
        ['delete', 'motion'],
        ['post', 'motion'],
      ]),
    );
  });

  it('several chapters adds up what goes, and one offer brings all of them back', async () => {
    const { api } = open(paths.subject('mechanics'), {
      'get /courses/chapters/{id}/deletion': () => ({ ...noDeletion, lessons: 4, studentsWithResults: 2 }),
      'delete /courses/chapters/{id}': ({ params }) => ({ ...noDeletion, _id: params['id'], undoUntil }),
      'post /courses/deletions/{id}/undo': ({ params }) => ({ _id: params['id'] }),
    });
    fireEvent.click(await screen.findByLabelText('Select all rows of this page'));
    press('Delete');
    await screen.findByText('8 lessons');
    dialog().getByText('Up to 4 students have progress or results here.');
    fireEvent.click(dialog().getByText('Delete'));
    await screen.findByText('2 are deleted.');
    fireEvent.click(screen.getByText('Undo'));
    await waitFor(() =>
      expect(changes(api.requests).slice(2)).toMatchObject([
        { method: 'post', params: { id: 'force' } },
        { method: 'post', params: { id: 'motion' } },
      ]),
    );
  });

  it('does not go on while the numbers cannot be had', async () => {
    const { api } = open(paths.courses, {
      'get /courses/{id}/deletion': () => {
        throw refusal(503, 'common.unavailable', 'Try again in a minute.');
      },
    });
    await person.click(await screen.findByLabelText('Actions for Physics'));
    await person.click(await screen.findByText('Delete'));
    await screen.findByText('Try again in a minute.');
    fireEvent.click(dialog().getByText('Delete'));
    expect(changes(api.requests)).toEqual([]);
  });

  it('a content from its page, which shows the stored text, leads to the contents of the chapter [ADM-05]', async () => {
    const { navigation } = open(paths.content('summary'), {
      'delete /courses/contents/{id}': () => ({ ...noDeletion, _id: 'summary', contents: 1, undoUntil }),
    });
    await screen.findByRole('heading', { level: 2, name: 'Speed' });
    await waitFor(() => expect(crumbs()).toBe('CoursesPhysicsMechanicsMotion'));
    press('Delete');
    await waitFor(() => fireEvent.click(dialog().getByText('Delete')));
    await screen.findByText('Summary is deleted.');
    expect(navigation.location.get().pathname).toBe(paths.contents('motion'));
  });
});

describe('the course form', () => {
  it('asks for the title, names the failure, stays as a draft over a reload, and leads to the course [ADM-05]', async () => {
    let isDown = true;
    const api: typeof treeApi = {
      'post /courses/createcourse': () => {
        if (isDown) throw refusal(503, 'common.unavailable', 'Try again in a minute.');
        return courseItem;
      },
    };
    open(paths.createCourse, api);
    await screen.findByLabelText('Name');
    press('Create course');
    await screen.findAllByText('Please enter a course title');
    type('Name', 'Physics');
    press('Create course');
    await screen.findByText('Failed to create course: Try again in a minute.');
    cleanup();

    isDown = false;
    const { navigation } = open(paths.createCourse, api);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Physics'));
    press('Create course');
    await waitFor(() => expect(navigation.location.get().pathname).toBe(paths.course('physics')));
  });
});

describe('the chapter form', () => {
  it('requires a name, and shows status and text of a failure [ADM-05]', async () => {
    const { api } = open(paths.subject('mechanics'), {
      'post /courses/{id}/createchapter': () => {
        throw refusal(503, 'common.unavailable', 'Try again in a minute.');
      },
    });
    await screen.findByText('Motion');
    press('Create chapter');
    const form = await waitFor(dialog);
    const save = () => fireEvent.click(form.getByRole('button', { name: 'Create chapter' }));
    save();
    await form.findAllByText('Please enter a chapter name');
    fireEvent.change(form.getByLabelText(/^Title/u), { target: { value: 'Energy' } });
    save();
    await form.findByText('Failed to create chapter (503): Try again in a minute.');
    expect(changes(api.requests)).toMatchObject([
      { params: { id: 'mechanics' }, body: { chapterTitle: 'Energy' } },
    ]);
  });

  it('sends the revision that it started from, and shows both versions after a concurrent edit', async () => {
    const { api } = open(paths.subject('mechanics'), {
      'put /courses/chapters/{id}': () => {
        throw refusal(409, 'common.edited-meanwhile', 'Karim has changed it.');
      },
    });
    await person.click(await screen.findByLabelText('Actions for Motion'));
    await person.click(await screen.findByText('Edit'));
    const form = await waitFor(dialog);
    fireEvent.change(await form.findByLabelText(/^Title/u), { target: { value: 'Motion in a line' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findAllByText(/Karim/u);
    expect(changes(api.requests)).toMatchObject([
      {
        params: { id: 'motion' },
        body: { chapterTitle: 'Motion in a line', chapterNumber: 1, rev: chapterItem.rev },
      },
    ]);
  });
});

describe('the lesson form', () => {
  it('creates a lesson with a sub-lesson and goes back one page [ADM-05]', async () => {
    let isDown = true;
    const { api, navigation } = open(paths.lessons('motion'), {
      'post /courses/{id}/createlesson': ({ body }) => {
        if (isDown) throw refusal(503, 'common.unavailable', 'Try again in a minute.');
        return { ...(body as object), _id: 'new', chapterId: 'motion' };
      },
    });
    await person.click(await screen.findByText('Create New Lesson'));
    type('Title', 'Acceleration');
    await waitFor(() => {
      const editor = screen.getByRole('textbox', { name: 'Content, in English' });
      expect(editor.getAttribute('contenteditable')).toBe('true');
      editor.focus();
    });
    await person.keyboard('Speed by time.');
    type('Duration (optional)', '২৫');
    type('Video link (optional)', 'https://example.com/a');
    press('Add sub-lesson');
    press('Create lesson');
    await screen.findAllByText('Give the sub-lesson a title');
    const subTitle = screen.getAllByLabelText('Title').at(-1);
    fireEvent.change(subTitle!, { target: { value: 'Units' } });
    press('Create lesson');
    await screen.findByText('Error creating lesson: Try again in a minute.');
    isDown = false;
    press('Create lesson');
    await waitFor(() => expect(navigation.location.get().pathname).toBe(paths.lessons('motion')));
    const content = '<div lang="en">Speed by time.</div>';
    expect(changes(api.requests).at(-1)).toMatchObject({
      params: { id: 'motion' },
      body: { title: 'Acceleration', content, duration: 25, subLessons: [{ title: 'Units', content: '' }] },
    });
  });

  it('saves a stored lesson with its exams and with materials that were plain links', async () => {
    const { api } = open(paths.editLesson('speed'), {
      'put /courses/lessons/{id}': ({ body }) => ({ ...(body as object), _id: 'speed', chapterId: 'motion' }),
    });
    await waitFor(() =>
      expect(screen.getByLabelText('Link (optional)')).toHaveProperty(
        'value',
        'https://example.com/notes.pdf',
      ),
    );
    press('Save');
    await waitFor(() => expect(changes(api.requests)).toHaveLength(1));
    expect(changes(api.requests)[0]?.body).toMatchObject({
      rev: 3,
      exams: [{ examId: 'e1' }],
      supplementaryMaterials: [{ title: '', link: 'https://example.com/notes.pdf' }],
    });
  });
});
