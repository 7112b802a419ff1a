import type { RouteDefinition } from '@pathshala/contract-kit/route';

/** The schema is an allow-list: a field that it does not name never leaves, whatever the handler put in. */
export function shownBody(route: RouteDefinition, body: unknown): unknown {
  if (route.trusted === true) return body;
  const parsed = route.answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Error(
    `the answer of ${route.method} ${route.path} does not fit its schema: ${parsed.error.message}`,
  );
}
