import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@pathshala/web-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { courseOpenings } from '../../samples.ts';
import { open } from '../../testing/boss-area.tsx';

beforeAll(() => import('./openings-page.tsx'));

const show = (put: () => unknown = () => ({ ...courseOpenings, rev: 2 })) =>
  open('/boss/courses/c1/openings', {
    'get /courses/{id}/openings': () => courseOpenings,
    'put /courses/{id}/openings': put,
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the opening times of a course', () => {
  it('are shown for all parts, changed in their rows and saved at once with the revision [OPN-01]', async () => {
    const page = show();
    const chapter = await row(/^Motion Chapter/u);
    chapter.getByText(/2026/u);
    (await row(/^Speed Lesson/u)).getByText('From the start');
    await userEvent.click(screen.getByRole('button', { name: 'Change Force' }));
    await userEvent.selectOptions(screen.getByLabelText(/^After completing/u), 'Speed');
    await userEvent.click(screen.getByRole('button', { name: 'Change Speed' }));
    (await row(/^Force Lesson/u)).getByText('Speed');
    const closes = screen.getByLabelText(/^Closes/u);
    await userEvent.type(closes, '2026-03-01T10:00');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(page.api.requests.find(({ method }) => method === 'put')).toMatchObject({
        params: { id: 'c1' },
        body: {
          rev: 1,
          openings: [
            { _id: 'u1', opensAt: '2026-02-01T04:00:00.000Z', closesAt: null, after: null },
            { _id: 'l1', opensAt: null, closesAt: '2026-03-01T04:00:00.000Z', after: null },
            { _id: 'l2', opensAt: null, closesAt: null, after: 'l1' },
          ],
        },
      }),
    );
  });

  it('of an admission course are set for units and past papers, which can wait for one another [OPN-03]', async () => {
    const always = { opensAt: null, closesAt: null, after: null };
    const course = {
      ...courseOpenings,
      parts: [
        { _id: 'c1', kind: 'course', title: 'DU', ...always },
        { _id: 'n1', kind: 'unit', title: 'A unit', ...always },
        { _id: 'y1', kind: 'year', title: 'DU 2023', ...always },
        { _id: 'y2', kind: 'year', title: 'DU 2024', ...always },
      ],
    };
    open('/boss/courses/c1/openings', { 'get /courses/{id}/openings': () => course });
    await row(/^A unit Unit/u);
    (await row(/^DU 2023 Past paper/u)).getByText('From the start');
    await userEvent.click(screen.getByRole('button', { name: 'Change DU 2024' }));
    const choices = within(screen.getByLabelText(/^After completing/u)).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Nothing', 'DU 2023']);
    const crumbs = screen.getByRole('link', { name: 'Admission Courses' });
    expect(crumbs.getAttribute('href')).toBe('/boss/course-management/university-courses');
  });

  it('stay in the form when the lessons would wait for each other, with the reason', async () => {
    show(() => {
      throw refusal(400, 'catalog.openings.cycle', 'These lessons would wait for each other: A → B → A.');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change Speed' }));
    await userEvent.selectOptions(screen.getByLabelText(/^After completing/u), 'Force');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/would wait for each other: A → B → A/u)).toBeDefined();
  });
});
