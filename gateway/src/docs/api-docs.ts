import { sendText } from '../http/answer.ts';
import { compressAnswer } from '../http/compress-answer.ts';
import type { Exchange } from '../http/exchange.ts';
import { openApiDocument, renderDocs } from './render-docs.ts';

/** `/api/openapi.json` and `/api/docs`: a page of our own, because it needs neither script nor foreign style. False: another path. */
export function createApiDocs(
  readDocument: () => Promise<unknown>,
): (exchange: Exchange) => Promise<boolean> {
  let known: { json: string; html: string } | null = null;
  const load = async () => {
    if (known !== null) return known;
    const document = await readDocument();
    known = { json: JSON.stringify(document), html: renderDocs(openApiDocument.parse(document)) };
    return known;
  };
  return async (exchange) => {
    const { key } = exchange.target;
    if (exchange.request.method !== 'GET') return false;
    if (key !== '/api/openapi.json' && key !== '/api/docs') return false;
    const { json, html } = await load();
    const { response } = exchange;
    response.setHeader('cache-control', 'no-cache');
    compressAnswer(exchange);
    sendText(
      response,
      key === '/api/docs'
        ? { status: 200, type: 'text/html; charset=utf-8', body: html }
        : { status: 200, type: 'application/json; charset=utf-8', body: json },
    );
    return true;
  };
}
