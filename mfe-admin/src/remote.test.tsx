import { anAdmin, describeRemoteConformance } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { course, user } from './samples.ts';
import { open, pageOf } from './testing/boss-area.tsx';
import { texts } from './texts.ts';
import remote from './remote.tsx';

describeRemoteConformance({ remote, user: anAdmin, paths: ['/boss/user-management', '/boss'] });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([
    texts.load('en'),
    import('./features/users/users-page.tsx'),
    import('./features/universities/universities-page.tsx'),
  ]);
});

describe('the pages of a list', () => {
  const lists = [
    ['/boss/user-management', 'get /users', user, 'Mim Akter'],
    ['/boss/course-management/university-courses', 'get /admissioncourse/universities', course, /Dhaka/u],
  ] as const;

  it.each(lists)('at %s are steps that Back undoes', async (...[at, route, item, name]) => {
    const { navigation } = open(at, { [route]: () => ({ ...pageOf([item], 23) }) });
    await screen.findAllByText(name);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(navigation.visited()).toEqual([at, `${at}?page=2`]);
  });

  it.each(lists)('at %s say one thing past the end', async (at, route) => {
    open(`${at}?page=9`, { [route]: () => ({ items: [], total: 23, page: 9, pageSize: 10 }) });
    await screen.findByText('There is nothing left on this page.');
    expect(screen.queryByText(/^23 /u)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
