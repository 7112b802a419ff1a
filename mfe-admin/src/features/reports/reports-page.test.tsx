import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { open } from '../../testing/boss-area.tsx';

beforeAll(() => import('./reports-page.tsx'));

it('the list of reports is in the sidebar and has those that this administrator may see', async () => {
  open('/boss/reports', {}, ['support']);
  const list = within(await screen.findByRole('list', { name: 'Reports' }));
  expect(list.getByRole('link', { name: 'Enrolments' })).toHaveProperty(
    'pathname',
    '/boss/reports/enrolments',
  );
  const side = within(screen.getByRole('navigation', { name: 'Boss area' }));
  side.getByRole('link', { name: 'Reports', current: 'page' });
});
