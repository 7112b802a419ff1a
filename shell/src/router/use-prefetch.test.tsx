import type { Registry, RouteAccess } from '@pathshala/web-kit/registry';
import { aStudent, createFakeServices } from '@pathshala/web-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contractRange } from '@pathshala/web-kit/registry';
import { routeTable } from '../registry/route-table.ts';
import { usePrefetch } from './use-prefetch.ts';

const registry: Registry = {
  'mfe-exams': {
    name: 'mfe-exams',
    version: 'v1',
    contract: contractRange,
    entry: 'remoteEntry.js',
    integrity: {},
    preload: { app: [], texts: { bn: [], en: [] } },
    routes: [
      route('/exams', 'visitor', 'page-exams.js'),
      route('/boss/*', 'admin', 'page-boss.js'),
      { path: '/practice', access: 'visitor' },
      { path: '/help/*', access: 'visitor' },
    ],
    nav: [],
  },
};
const routes = routeTable(registry);

function route(path: string, access: RouteAccess, file: string) {
  return { path, access, files: [file] };
}

function Page({ services }: { readonly services: ReturnType<typeof createFakeServices> }) {
  usePrefetch({ registry, routes, services });
  return (
    <>
      <a href="/exams?page=2">
        <b>Exams</b>
      </a>
      <a href="/practice">Practice</a>
      <a href="/help/fees">Fees</a>
      <a href="/boss/users">Users</a>
      <a href="https://other.example/exams">Elsewhere</a>
    </>
  );
}

const publishedRoutes = [
  { path: '/practice', files: ['page-practice.js'] },
  { path: '/help/:topic', files: ['page-topic.js'] },
  { path: '/help/*' },
];
/** The registry as `/mfe/registry.json` has it: with the files of every route. */
const published = {
  'mfe-exams': { ...registry['mfe-exams'], routes: publishedRoutes },
};
let fetched: string[];
const files = ['/mfe/mfe-exams/v1/remoteEntry.js', '/mfe/mfe-exams/v1/page-exams.js'];

describe('a link', () => {
  beforeEach(() => {
    fetched = [];
    vi.stubGlobal('fetch', (file: string) => {
      fetched.push(file);
      return Promise.resolve(new Response(file.endsWith('registry.json') ? JSON.stringify(published) : ''));
    });
    render(<Page services={createFakeServices({ user: aStudent, language: 'en' })} />);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('fetches the page behind it once, when it is hovered', async () => {
    await userEvent.hover(screen.getByText('Exams'));
    expect(fetched).toEqual(files);
    await userEvent.unhover(screen.getByText('Exams'));
    await userEvent.hover(screen.getByText('Exams'));
    expect(fetched).toEqual(files);
  });

  it('fetches it when the keyboard reaches it', async () => {
    await userEvent.tab();
    expect(fetched).toEqual(files);
  });

  it('finds the files of a page that the registry in the page leaves out', async () => {
    await userEvent.hover(screen.getByText('Practice'));
    await vi.waitFor(() => expect(fetched).toContain('/mfe/mfe-exams/v1/page-practice.js'));
    expect(fetched.slice(0, 2)).toEqual(['/mfe/mfe-exams/v1/remoteEntry.js', '/mfe/registry.json']);
  });

  it('finds those of a page that a wider path stands for in the page', async () => {
    await userEvent.hover(screen.getByText('Fees'));
    await vi.waitFor(() => expect(fetched).toContain('/mfe/mfe-exams/v1/page-topic.js'));
  });

  it('fetches nothing of a page that the guard would not show', async () => {
    await userEvent.hover(screen.getByText('Users'));
    expect(fetched).toEqual([]);
  });

  it('fetches nothing of another site', async () => {
    await userEvent.hover(screen.getByText('Elsewhere'));
    expect(fetched).toEqual([]);
  });
});
