import type { AdminMenu, AdminMenuEntry } from '@pathshala/web-kit/registry';
import { showRegistry } from '@pathshala/web-kit/show-registry';
import { anAdmin, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { currentEntry } from './use-current-entry.ts';
import { menuGroupsOf } from './use-menu-groups.ts';

const textOf = (text: string) => ({ en: text, bn: text });

const entry = (path: string, group: string, order: number): AdminMenuEntry => ({
  path,
  group,
  order,
  text: textOf(path),
  icon: 'page',
});

const base: AdminMenu = {
  groups: [
    { name: 'people', order: 20, title: textOf('People') },
    { name: 'start', order: 10 },
  ],
  entries: [
    entry('/boss/users', 'people', 20),
    entry('/boss', 'start', 10),
    entry('/boss/list', 'start', 20),
  ],
  marks: { '/boss/courses/:id': '/boss/list' },
};

const added: AdminMenu = {
  groups: [],
  entries: [entry('/notes', 'people', 10), entry('/lost', 'no-such-group', 10)],
  marks: { '/boss/courses/mcq': '/notes', '/notes/:id/edit': '/boss/users' },
};

describe('the menu of the boss area', () => {
  beforeEach(() => document.getElementById('registry')?.remove());

  it('is composed of the groups and entries of all remotes, in their order', () => {
    const groups = menuGroupsOf([added, base]).map(({ name, entries }) => [
      name,
      ...entries.map(({ path }) => path),
    ]);
    expect(groups).toEqual([
      ['start', '/boss', '/boss/list'],
      ['people', '/notes', '/boss/users'],
      ['', '/lost'],
    ]);
  });

  it.each([
    ['/boss/users', { path: '/boss/users', mark: 'page' }],
    ['/boss/courses/7', { path: '/boss/list', mark: 'true' }],
    ['/boss/courses/mcq', { path: '/notes', mark: 'true' }],
    ['/notes/7/edit', { path: '/boss/users', mark: 'true' }],
    ['/boss/other', undefined],
  ])('marks at %s the entry of the page that the router shows', (address, marked) => {
    expect(currentEntry([base, added], address)).toEqual(marked);
  });

  it('is in a page that was opened in the boss area', () => {
    showRegistry({ name: 'mfe-x', routes: [], nav: [], adminMenu: base });
    renderRemotePart(<Menu />, { at: '/boss/users', user: anAdmin, language: 'en' });
    expect(screen.getByRole('link', { name: '/boss/users' }).getAttribute('aria-current')).toBe('page');
  });

  it('is fetched where another page was opened', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(Response.json({ 'mfe-x': { adminMenu: base } }));
    });
    renderRemotePart(<Menu />, { at: '/boss/users', user: anAdmin, language: 'en' });
    const link = await screen.findByRole('link', { name: '/boss/users' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(asked).toEqual(['/mfe/registry.json']);
    vi.unstubAllGlobals();
  });
});
