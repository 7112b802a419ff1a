import { aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { anExam, anExamRow, aTakenExam, outline, pageOf, progressWith, unitList } from '../samples.ts';

const subjects = '/courses/academic/a1/subjects';

const show = (at: string, api: Readonly<Record<string, FakeHandler>> = {}, user = aStudent) =>
  renderRemotePart(<Root />, {
    at,
    language: 'en',
    user,
    api: {
      'get /courses/{id}/outline': () => outline,
      'get /courses/{id}/progress': () => progressWith('l1'),
      'get /assignments': () => pageOf(),
      'get /exams': () => pageOf(),
      ...api,
    },
  });

async function row(name: string) {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') ?? document.body);
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('the exams of a course', () => {
  const exams = [
    anExam({ _id: 'e1', title: 'First', parentType: 'subject', parentId: 's1' }),
    aTakenExam({ _id: 'e2', title: 'Second', parentType: 'subject', parentId: 's1' }),
    anExam({ _id: 'e3', title: 'Third', parentId: 's1', state: 'in-progress' }),
    anExam({ _id: 'e4', title: 'Fourth', parentId: 's1', state: 'upcoming', canStart: false }),
    anExam({
      _id: 'e5',
      title: 'Final',
      parentType: 'course',
      parentId: 'a1',
      type: 'Written',
      questionCount: 0,
    }),
  ];

  it('stand in their subject, each with the one thing to do next [CAT-08]', async () => {
    show(subjects, { 'get /exams': () => pageOf(...exams) });
    const first = await row('First');
    first.getByText('20 questions · 30 min · 20 marks');
    expect(hrefOf(first.getByRole('link', { name: 'Give Exam: First' }))).toBe(`${subjects}/exam/take/e1`);
    const second = await row('Second');
    second.getByText('Last score: 12 of 20');
    second.getByText('Best: 15.5 · 2 attempts');
    expect(hrefOf(second.getByRole('link', { name: 'View result: Second' }))).toBe(
      `${subjects}/exam/results/r2`,
    );
    const third = await row('Third');
    expect(hrefOf(third.getByRole('link', { name: 'Go on: Third' }))).toBe(`${subjects}/exam/take/e3`);
    const fourth = await row('Fourth');
    fourth.getByText('Not open yet');
    expect(fourth.getAllByRole('link').map(hrefOf)).toEqual([`${subjects}/exam/e4`]);
    (await row('Final')).getByText('Written · 30 min · 20 marks');
    screen.getByText('No exams yet.');
  });

  it('say when the part that they belong to opens, instead of offering a start [OPN-03]', async () => {
    const opens = { reason: 'opens', opensAt: '2026-12-01T04:00:00.000Z' } as const;
    const after = { reason: 'after', lessonId: 'l1', title: 'বেগ | Speed' } as const;
    const place = { parentType: 'subject', parentId: 's1' } as const;
    const taken = aTakenExam({ _id: 'e2', title: 'Second', ...place });
    const exams = [
      anExam({ _id: 'e1', title: 'First', canStart: false, lock: opens, ...place }),
      { ...taken, canStart: false, lock: after },
    ];
    show(subjects, { 'get /exams': () => pageOf(...exams) });
    const first = await row('First');
    first.getByText(/^Opens on 1 December 2026/u);
    first.getByText('Not open yet');
    expect(first.queryByRole('link', { name: /^Give Exam/u })).toBeNull();
    const second = await row('Second');
    second.getByText('Complete “Speed” first');
    second.getByRole('link', { name: 'View result: Second' });
  });

  it('leave the page usable when they do not come', async () => {
    let isDown = true;
    show(subjects, {
      'get /exams': () => {
        if (isDown) throw refusal(500, 'common.internal', 'It does not answer.');
        return pageOf(...exams);
      },
    });
    await screen.findByText(/The exams could not be loaded/u);
    screen.getByRole('link', { name: 'Continue' });
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await row('First');
    expect(screen.queryByText(/The exams could not be loaded/u)).toBeNull();
  });

  it('lead administrators to the boss area', async () => {
    const api = { 'get /exams': () => pageOf({ ...anExamRow, title: 'First', parentId: 's1' }) };
    show(subjects, api, { ...aStudent, role: 'admin' });
    expect((await row('First')).getAllByRole('link').map(hrefOf)).toEqual([
      '/boss/courses/subject/Exam/contents/e1',
    ]);
    const [create] = screen.getAllByRole('link', { name: 'Create exam' });
    expect(create && hrefOf(create)).toBe('/boss/subject/s1/create-exam');
  });

  it('stand in their chapter, and on a page of their own [CAT-08]', async () => {
    const api = { 'get /exams': () => pageOf(anExam({ title: 'Motion test' })) };
    const { navigation } = show(`${subjects}/units?subject=s1`, api);
    (await row('Motion test')).getByRole('link', { name: 'Give Exam: Motion test' });
    await userEvent.click(screen.getByRole('link', { name: 'Exams of this chapter' }));
    await screen.findByRole('heading', { level: 1, name: 'Exams of this chapter' });
    expect(navigation.location.get().search).toBe('?unit=c1');
    await row('Motion test');
    expect(screen.queryByRole('heading', { level: 2, name: 'Force' })).toBeNull();
  });

  it('stand in their lesson', async () => {
    const { api } = show('/courses/academic/a1/lessons/l2', {
      'get /courses/{id}/lesson': () => ({
        _id: 'l2',
        chapterId: 'c1',
        title: 'Lesson 2',
        content: '',
        videoLink: '',
        duration: 5,
        supplementaryMaterials: [],
        subLessons: [],
        exams: [],
      }),
      'get /courses/lessons/{id}/questions': () => pageOf(),
      'get /exams/{parenttype}/{parentid}': () => pageOf(aTakenExam({ title: 'Speed test' })),
    });
    (await row('Speed test')).getByRole('link', { name: 'View result: Speed test' });
    const { params } = api.requests.find(({ path }) => path.startsWith('/exams/{')) ?? {};
    expect(params).toEqual({ parenttype: 'lesson', parentid: 'l2' });
  });

  it('stand in the unit of an admission course, and are taken outside of academic courses', async () => {
    show('/courses/admission/DU/units', {
      'get /admissioncourse/universities/unitDetails/{courseCode}': () => unitList,
      'get /exams/attempts': () => pageOf(),
      'get /exams/exam-results/student/{studentId}/unit/{unitId}': () => ({ years: [] }),
      'get /exams': () => pageOf(anExam({ title: 'Unit test', parentType: 'unit', parentId: 'u1' })),
    });
    expect((await row('Unit test')).getAllByRole('link').map(hrefOf)).toEqual(['/exams/take/e1']);
  });
});

it('creates an exam in the boss area, for the subject in the address [CAT-08]', async () => {
  const { navigation } = show(`${subjects}/create-exam?subject=s1`);
  await expect.poll(() => navigation.location.get().pathname).toBe('/boss/subject/s1/create-exam');
});
