import { describe, expect, it } from 'vitest';
import { matchRoute } from './match.ts';

const routes = [
  { path: '/' },
  { path: '/courses/*' },
  { path: '/courses/newMCQ' },
  { path: '/courses/admission/:coursecode' },
  { path: '/courses/admission/:coursecode/units' },
  { path: '/courses/admission/:coursecode/units/years/mcq-exam' },
];

const pathOf = (address: string): string | undefined => matchRoute(routes, address)?.route.path;

describe('finding the route of an address', () => {
  it.each([
    ['/', '/'],
    ['/courses', '/courses/*'],
    ['/courses/', '/courses/*'],
    ['/courses/newMCQ', '/courses/newMCQ'],
    ['/courses/academic/7', '/courses/*'],
    ['/courses/admission/du-ka', '/courses/admission/:coursecode'],
    ['/courses/admission/du-ka/units', '/courses/admission/:coursecode/units'],
    ['/courses/admission/du-ka/units/years', '/courses/*'],
    ['/courses/admission/du-ka/units/years/mcq-exam', '/courses/admission/:coursecode/units/years/mcq-exam'],
    ['/nowhere', undefined],
  ])('takes %s to %s', (address, expected) => {
    expect(pathOf(address)).toBe(expected);
  });

  it('gives the parameters, decoded', () => {
    expect(matchRoute(routes, '/courses/admission/%E0%A6%A2%E0%A6%BE')?.params).toEqual({ coursecode: 'ঢা' });
  });

  it('takes an address with a stray percent sign as it is', () => {
    expect(matchRoute(routes, '/courses/admission/50%')?.params).toEqual({ coursecode: '50%' });
  });

  it('does not depend on the order of the routes', () => {
    expect(matchRoute(routes.toReversed(), '/courses/newMCQ')?.route.path).toBe('/courses/newMCQ');
  });
});
