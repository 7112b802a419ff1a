import type { ServerResponse } from 'node:http';

/** Sends JSON that no cache stores. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  sendText(response, 'application/json; charset=utf-8', JSON.stringify(body));
}

/** Sends a whole text with its length; Node leaves the body out of an answer to HEAD. */
export function sendText(response: ServerResponse, type: string, text: string): void {
  response.setHeader('content-type', type);
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}
