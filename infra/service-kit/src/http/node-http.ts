import type * as http from 'node:http';

/**
 * This module has the values of `node:http`; types are imported from there. An import statement reads everything that the
 * module exports, and one getter among that, `WebSocket`, loads the client of `fetch`: 25 ms of a start and 13 MB.
 */
const { createServer, IncomingMessage, request, ServerResponse } = process.getBuiltinModule('node:http');
type IncomingMessage = http.IncomingMessage;
type ServerResponse = http.ServerResponse;

export { createServer, IncomingMessage, request, ServerResponse };
