import { Router } from 'express';
import type { GatewayResponse } from '../http/request-context.ts';
import { sendText } from '../http/send-text.ts';
import { openApiDocument, renderDocs } from './render-docs.ts';

/** `/openapi.json` and `/docs`: a page of our own, because it needs neither script nor foreign style. */
export function createApiDocs(readDocument: () => Promise<unknown>): Router {
  let loaded: { json: string; html: string } | null = null;
  const load = async () => {
    if (loaded !== null) return loaded;
    const document = await readDocument();
    loaded = { json: JSON.stringify(document), html: renderDocs(openApiDocument.parse(document)) };
    return loaded;
  };
  return Router()
    .get('/openapi.json', async (_request, response: GatewayResponse) => {
      const { json } = await load();
      response.setHeader('cache-control', 'no-cache');
      sendText(response, 'application/json; charset=utf-8', json);
    })
    .get('/docs', async (_request, response: GatewayResponse) => {
      const { html } = await load();
      response.setHeader('cache-control', 'no-cache');
      sendText(response, 'text/html; charset=utf-8', html);
    });
}
