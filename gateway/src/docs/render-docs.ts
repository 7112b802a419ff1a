import { escapeHtml } from '@pathshala/rules/escape-html';
import { z } from 'zod';

/** The part of an OpenAPI document that the page of routes shows. */
export const openApiDocument = z.looseObject({
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ summary: z.string().optional(), description: z.string().optional() }),
    ),
  ),
});

type OpenApiDocument = z.infer<typeof openApiDocument>;

/** One table of routes by their first path segment, readable without any style sheet. */
export function renderDocs(document: OpenApiDocument): string {
  const { title, version } = document.info;
  const groups = Map.groupBy(
    Object.entries(document.paths),
    ([path]) => path.split('/').find((part) => !['', 'api'].includes(part)) ?? '',
  );
  const sections = [...groups].sort(([left], [right]) => left.localeCompare(right));
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)} ${escapeHtml(version)}</h1>`,
    '<p>The whole of it, with every schema: <a href="/api/openapi.json">openapi.json</a>.</p>',
    ...sections.map(([name, paths]) => section(name, paths)),
    '</main></body></html>',
  ].join('\n');
}

function section(name: string, paths: readonly [string, OpenApiDocument['paths'][string]][]): string {
  const rows = paths.flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary, description }]) =>
        `<tr><td><code>${escapeHtml(method.toUpperCase())}</code></td><td><code>${escapeHtml(path)}</code></td>` +
        `<td>${escapeHtml(summary ?? '')}</td><td>${escapeHtml(description ?? '')}</td></tr>`,
    ),
  );
  return [
    `<h2>${escapeHtml(name)}</h2>`,
    '<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What</th><th scope="col">Notes</th></tr></thead><tbody>',
    ...rows,
    '</tbody></table>',
  ].join('\n');
}
