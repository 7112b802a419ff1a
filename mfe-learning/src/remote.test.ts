import { matchRoutes } from '@pathshala/web-kit/router';
import {
  describeManifestConformance,
  describeRemoteConformance,
  renderRemotePart,
} from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { manifest } from './manifest.ts';
import remote from './remote.tsx';
import { Root } from './root.tsx';

describeRemoteConformance({ remote, paths: ['/', '/courses/admission'] });
describeManifestConformance(manifest, readFileSync(join(import.meta.dirname, 'root.tsx'), 'utf8'));

describe('an address below the remote’s paths that no page has', () => {
  it.each([
    '/courses/zzz',
    '/courses/academic/a1/subjects/zzz',
    '/assignments/zzz',
    '/courses/admission/DU/zzz',
  ])('%s is the 404 page [NAV-03]', async (at) => {
    renderRemotePart(createElement(Root), { at, language: 'en' });
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(screen.queryByText(/still being built/u)).toBeNull();
  });
});

describe('the menu', () => {
  it('links to the pages that exist', () => {
    const built = manifest.routes.filter(({ chunk }) => chunk !== undefined).map(({ path }) => path);
    const offered = (manifest.nav ?? []).map(({ path }) => path);
    expect(offered.filter((path) => !built.includes(path))).toEqual([]);
  });
});

describe('the paths of the remote', () => {
  it.each([
    ['/', 'visitor'],
    ['/courses/admission/DU', 'visitor'],
    ['/courses/admission/DU/units', 'student'],
    ['/courses/anything/else', 'visitor'],
    ['/student-dashboard', 'student'],
    ['/profile', 'student'],
    ['/account', 'student'],
  ])('opens %s to a %s', (path, access) => {
    expect(matchRoutes([...manifest.routes], path)?.at(-1)?.route.access).toBe(access);
  });
});
