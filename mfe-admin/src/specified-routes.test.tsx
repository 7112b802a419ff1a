import { currentEntry } from '@pathshala/admin-kit/layout/use-current-entry';
import { menuGroupsOf } from '@pathshala/admin-kit/layout/use-menu-groups';
import { matchRoutes } from '@pathshala/web-kit/router';
import { waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest, open } from './testing/boss-area.tsx';

const id = '6560a0000000000000000001';
const exam = '6560a0000000000000000002';

/** The routes of the specification’s section 2 under /boss, spelled out with the ids of sample data. */
const specified = [
  '/boss',
  '/boss/create-university',
  `/boss/create-university/${id}`,
  `/boss/edit-admission-course/${id}`,
  '/boss/academiccourses',
  '/boss/academiccourses/test',
  '/boss/create-academiccourse',
  `/boss/edit-academiccourse/${id}`,
  '/boss/course-management/university-courses',
  '/boss/course-management/academic-courses',
  '/boss/campaign-management',
  '/boss/campaign-management/create-campaign',
  `/boss/campaign-management/create-campaign/${id}`,
  '/boss/campaign-management/create-exam-campaign',
  `/boss/campaign-management/create-exam-campaign/${id}`,
  '/boss/user-management',
  '/boss/reports',
  '/boss/settings',
  '/boss/create-course',
  '/boss/courses/create-course',
  '/boss/list',
  '/boss/courses/list',
  '/boss/chapter',
  '/boss/courses/chapter',
  `/boss/courses/${id}`,
  `/boss/courses/subject/${id}`,
  `/boss/courses/subject/chapter/contents/${id}`,
  `/boss/courses/subject/chapter/${id}/create-content`,
  `/boss/courses/subject/chapter/content/${id}`,
  `/boss/courses/subject/chapter/Lessons/${id}`,
  `/boss/courses/subject/chapter/${id}/create-lesson`,
  `/boss/courses/subject/chapter/lesson/${id}`,
  '/boss/mcq',
  '/boss/courses/mcq',
  '/boss/newMCQ',
  '/boss/courses/newMCQ',
  ...['course', 'unit', 'subject', 'chapter', 'lesson'].flatMap((parent) => [
    `/boss/exams/${parent}/${id}`,
    `/boss/exams/${parent}/${id}/`,
    `/boss/${parent}/${id}/create-exam`,
    `/boss/${id}/${parent}/edit-exam/${exam}`,
  ]),
  `/boss/courses/subject/Exam/contents/${exam}`,
];

const menus = [manifest.adminMenu ?? { groups: [], entries: [], marks: {} }];
const menuGroups = menuGroupsOf(menus);

const routeOf = (address: string) => matchRoutes([...manifest.routes], address)?.at(-1)?.route;

/** Returns the final address of a visit: some addresses of the specification lead to another one. */
async function arrivalAt(address: string): Promise<string> {
  if (routeOf(address)?.chunk !== undefined) return address;
  const { navigation } = open(address);
  await waitFor(() => expect(navigation.location.get().pathname).not.toBe(address));
  return navigation.location.get().pathname;
}

describe('the routes of the specification under /boss', () => {
  it.each(specified)(
    '%s has a page of its own, which an entry of the sidebar marks [ADM-01]',
    async (address) => {
      const arrival = await arrivalAt(address);
      const route = routeOf(arrival);
      expect(route?.path).not.toBe('/boss/*');
      expect(route?.chunk).toMatch(/^page-/u);
      expect(currentEntry(menus, arrival)).toBeDefined();
    },
  );

  it('say nowhere that something is not built', () => {
    const folder = import.meta.dirname;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const shown = files.filter((file) => /\.(?:tsx?|json)$/u.test(file) && !file.includes('.test.'));
    expect(shown.length).toBeGreaterThan(100);
    const unfinished =
      /not (?:yet )?(?:built|implemented)|coming soon|under construction|শিগগির আসছে|নির্মাণাধীন/iu;
    expect(shown.filter((file) => unfinished.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });

  it('are reached by the sidebar of the specification, in its groups [ADM-01]', () => {
    const groups = menuGroups.flatMap(({ title, entries: { length } }) =>
      title === undefined || length === 0 ? [] : [title.en],
    );
    expect(groups).toEqual(
      expect.arrayContaining(['Create Courses', 'Create Campaign', 'Course Management']),
    );
    const texts = menuGroups.flatMap(({ entries }) => entries).map(({ text }) => text.en);
    const named = ['Academic Courses', 'Admission Courses', 'Campaigns', 'Exam Campaigns'];
    expect(texts).toEqual(
      expect.arrayContaining([...named, 'Campaign Management', 'User Management', 'Reports', 'Settings']),
    );
  });
});
