import { matchRoute } from '@pathshala/web-kit/match';
import { describeRemoteConformance } from '@pathshala/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { manifest } from '../src/manifest.ts';
import remote from '../src/remote.tsx';

describeRemoteConformance({ remote, paths: ['/', '/courses/admission'] });

describe('the paths of the remote', () => {
  it.each([
    ['/', 'visitor'],
    ['/courses/admission/DU', 'visitor'],
    ['/courses/admission/DU/units', 'student'],
    ['/courses/anything/else', 'visitor'],
    ['/student-dashboard', 'student'],
    ['/profile', 'student'],
  ])('opens %s to a %s', (path, access) => {
    expect(matchRoute(manifest.routes, path)?.route.access).toBe(access);
  });
});
