import type { DeclaredRoute } from './api/declared-calls.ts';

/** The routes of a service, as its contract declares them. */
export async function declaredRoutesOf(name: string): Promise<readonly DeclaredRoute[]> {
  const contract = (await import(`@pathshala/${name}-contract/http`)) as Readonly<Record<string, unknown>>;
  return Object.values(contract).filter(isRoute);
}

function isRoute(value: unknown): value is DeclaredRoute {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
