import { type RouteDefinition, routesOf } from '@pathshala/contract-kit/route';
import { services } from '@pathshala/platform';

/**
 * The routes of all contracts. Node loads them with its own `require`, outside of the window of the test file, so that a
 * worker evaluates them once and not once per file. For vitest-setup.ts only: a browser could not load this file.
 */
export function contractRoutes(): readonly RouteDefinition[] {
  const load = process.getBuiltinModule('node:module').createRequire(import.meta.url);
  const providers = [...services.map(({ name }) => name), 'gateway'];
  return providers.flatMap((name) =>
    routesOf(load(`@pathshala/${name}-contract/http`) as Readonly<Record<string, unknown>>),
  );
}
