import { prefixes } from '@pathshala/gateway-contract/prefixes';
import { describe, expect, it } from 'vitest';
import { describeApi } from '../src/docs/describe-api.ts';
import { readOpenApi } from '../src/docs/open-api-file.ts';
import { openApiDocument, renderDocs } from '../src/docs/render-docs.ts';
import { createUpstreamFinder } from '../src/api/upstream.ts';
import { servicePrefixes } from '../src/service-prefixes.ts';

describe('the description of the API in openapi.json', () => {
  it('is what the contracts say today (else: npm run openapi -w @pathshala/gateway)', async () => {
    expect(await readOpenApi()).toEqual(JSON.parse(JSON.stringify(await describeApi())));
  });

  it('names only paths that the gateway sends to the service which declares them', async () => {
    const findUpstream = createUpstreamFinder(
      [...servicePrefixes, ['gateway', prefixes] as const].map(([name, ofPart]) => ({
        name,
        prefixes: ofPart,
        forward: () => undefined,
        status: () => Promise.resolve(null),
      })),
    );
    const strays = Object.entries((await describeApi()).paths ?? {}).flatMap(([path, operations]) =>
      Object.values(operations as Record<string, { tags: string[] }>)
        .filter(({ tags }) => findUpstream(path.slice('/api'.length))?.name !== tags[0])
        .map(({ tags }) => `${path} of ${tags[0]}`),
    );
    expect(strays).toEqual([]);
  });

  it('makes a page that lists each of its routes', async () => {
    const document = openApiDocument.parse(await readOpenApi());
    const page = renderDocs(document);
    for (const path of Object.keys(document.paths)) expect(page).toContain(`<code>${path}</code>`);
    expect(page).not.toMatch(/<(script|style)/);
  });
});
