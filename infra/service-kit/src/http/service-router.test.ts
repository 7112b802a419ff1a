import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createServiceRouter, type RouteHandler } from './service-router.ts';

const routes = [
  { method: 'get', path: '/exams/{id}' },
  { method: 'get', path: '/exams/results' },
  { method: 'get', path: '/exams/{examId}/questions/{id}' },
  { method: 'put', path: '/exams/{id}' },
] as const;

/** The route that answers, with its parameters; null for what has none. */
function routed(method: string, url: string) {
  let answered: unknown = 'nobody';
  const answer =
    (route: string | null): RouteHandler =>
    (_request, _response, params) => {
      answered = route === null ? null : { route, ...params };
    };
  const router = createServiceRouter(answer(null));
  for (const route of routes) router.add(route, answer(`${route.method} ${route.path}`));
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url });
  router.route(request, new ServerResponse(request));
  return answered;
}

describe('the routes of a service', () => {
  it('are found by method and path, literal segments before parameters', () => {
    expect(routed('GET', '/exams/results')).toEqual({ route: 'get /exams/results' });
    expect(routed('GET', '/exams/42')).toEqual({ route: 'get /exams/{id}', id: '42' });
    expect(routed('PUT', '/exams/results')).toEqual({ route: 'put /exams/{id}', id: 'results' });
    expect(routed('GET', '/exams/results/questions/7')).toEqual({
      route: 'get /exams/{examId}/questions/{id}',
      examId: 'results',
      id: '7',
    });
  });

  it('answer HEAD where they answer GET, and no other method', () => {
    expect(routed('HEAD', '/exams/42')).toMatchObject({ route: 'get /exams/{id}' });
    for (const method of ['POST', 'DELETE', 'OPTIONS']) expect(routed(method, '/exams/42')).toBeNull();
  });

  it('leave the query to their endpoint', () => {
    expect(routed('GET', '/exams/42?id=43&page=2')).toEqual({ route: 'get /exams/{id}', id: '42' });
  });

  it.each(['/Exams/42', '/exams/42/', '/exams/', '/exams//questions/7', '/exams', '/', '//exams/42'])(
    'are not found by %s',
    (url) => {
      expect(routed('GET', url)).toBeNull();
    },
  );

  it('decode a parameter after it was separated, and once', () => {
    expect(routed('GET', '/exams/a%2Fb%20c')).toMatchObject({ id: 'a/b c' });
    expect(routed('GET', '/exams/%E0%A6%95')).toMatchObject({ id: 'ক' });
    expect(routed('GET', '/exams/a%252Fb')).toMatchObject({ id: 'a%2Fb' });
  });

  it('take a parameter as long as the head of a request may be', () => {
    expect(routed('GET', `/exams/${'a'.repeat(8000)}`)).toMatchObject({ id: 'a'.repeat(8000) });
  });

  it('refuse a path that does not decode', () => {
    expect(() => routed('GET', '/exams/%E0%A4%A')).toThrow(URIError);
  });
});
