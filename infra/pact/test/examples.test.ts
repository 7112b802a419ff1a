import { type RouteDefinition, routesOf } from '@pathshala/contract-kit/route';
import { remotes, services } from '@pathshala/platform';
import { describe, expect, it } from 'vitest';
import { callExamplesOf } from '../src/examples.ts';
import { createStubAnswers } from '../src/stub-answers.ts';

const providers = [...services.map(({ name }) => name), 'gateway'];
const routes = (
  await Promise.all(
    providers.map(async (name) =>
      routesOf((await import(`@pathshala/${name}-contract/http`)) as Readonly<Record<string, unknown>>),
    ),
  )
).flat();

function routeOf(method: string, path: string): RouteDefinition | undefined {
  const isSame = (route: RouteDefinition) =>
    route.method === method.toLowerCase() &&
    new RegExp(`^${route.path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u').test(path);
  return routes.find((route) => isSame(route) && !route.path.includes('{')) ?? routes.find(isSame);
}

describe('what a remote that runs alone is answered', () => {
  it.each(['shell', ...remotes.map(({ name }) => name)])('fits the contract: %s', (consumer) => {
    const examples = callExamplesOf(consumer);
    const misfits = examples
      .filter(({ status }) => status < 400)
      .flatMap(({ description, method, path }) => {
        const answer = createStubAnswers({ examples, routes, preferred: [description] })({ method, path });
        const parsed = routeOf(method, path)?.answer.safeParse(answer?.body);
        return parsed?.success === true ? [] : [`${description}: ${parsed?.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ") ?? "no route"}`];
      });
    expect(misfits).toEqual([]);
  });
});
