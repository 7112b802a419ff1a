import { routesOf } from '@pathshala/contract-kit/route';
import type { DeclaredRoute } from './api/declared-calls.ts';

/** The routes of a service, as its contract declares them. */
export async function declaredRoutesOf(name: string): Promise<readonly DeclaredRoute[]> {
  return routesOf((await import(`@pathshala/${name}-contract/http`)) as Readonly<Record<string, unknown>>);
}
