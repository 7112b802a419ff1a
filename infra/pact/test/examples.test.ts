import { type RouteDefinition, routesOf } from '@pathshala/contract-kit/route';
import { remotes, services } from '@pathshala/platform';
import { orderedRoutes } from '@pathshala/service-kit/http/routes';
import { describe, expect, it } from 'vitest';
import { completeAnswer } from '../src/complete-answer.ts';
import { callExamplesOf, type CallExample } from '../src/examples.ts';

const providers = [...services.map(({ name }) => name), 'gateway'];
const routes = (
  await Promise.all(
    providers.map(async (name) =>
      routesOf((await import(`@pathshala/${name}-contract/http`)) as Readonly<Record<string, unknown>>),
    ),
  )
).flat();

const inOrder = orderedRoutes(routes.map((route) => ({ route, handle: async () => undefined }))).map(
  ({ route }) => ({
    route,
    form: new RegExp(`^${route.method} ${route.path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
  }),
);

function routeOf({ method, path }: CallExample): RouteDefinition {
  const found = inOrder.find(({ form }) => form.test(`${method.toLowerCase()} ${path}`));
  if (found === undefined) throw new Error(`no route for ${method} ${path}`);
  return found.route;
}

describe('what a remote that runs alone is answered', () => {
  it.each(['shell', ...remotes.map(({ name }) => name)])('fits the contract: %s', (consumer) => {
    const examples = callExamplesOf(consumer)
      .filter(({ status }) => status < 400)
      .map((example) => ({ ...example, route: routeOf(example) }));
    const misfits = examples.flatMap(({ description, route, body }) => {
      const others = examples.filter((other) => other.route === route && other.body !== body);
      const bodies = others.map((other) => other.body);
      const { error } = route.answer.safeParse(completeAnswer(route.answer, body, bodies));
      return error ? [`${description}: ${error.message}`] : [];
    });
    expect(misfits).toEqual([]);
  });
});
