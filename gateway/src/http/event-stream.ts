import type { ServerResponse } from 'node:http';

/** Whether the response is a stream of server-sent events. */
export function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}
