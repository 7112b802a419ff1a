import type { IncomingMessage, ServerResponse } from 'node:http';
import createTree from 'find-my-way';
import type { RouteDefinition } from '@pathshala/contract-kit/route';

export type RouteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  params: Readonly<Record<string, unknown>>,
) => void | Promise<void>;

export interface ServiceRouter {
  /** A `get` answers HEAD too, unless it changes something: HEAD is safe (RFC 9110, §9.2.1), and no page sends it. */
  add(route: Pick<RouteDefinition, 'method' | 'path' | 'changesState'>, handler: RouteHandler): void;
  /** Calls the handler of the request's route, or the one for what has no route. Throws a URIError for a path that does not decode. */
  route(request: IncomingMessage, response: ServerResponse): void;
}

/** The head of a request is not longer. */
const maxParamLength = 16_384;
const unread = {};
const methodsOf = {
  get: ['GET', 'HEAD'],
  post: ['POST'],
  put: ['PUT'],
  patch: ['PATCH'],
  delete: ['DELETE'],
} as const;

/**
 * The routes of a service in a tree, which is read once for each call however many routes there are (decision 0019). Literal
 * segments win over parameters, from the left; case and a slash at the end count. A parameter is decoded by itself: `%2F`
 * stays in it.
 */
export function createServiceRouter(answerUnknown: RouteHandler): ServiceRouter {
  const tree = createTree({
    maxParamLength,
    // An endpoint reads its own query, where its contract has one.
    querystringParser: () => unread,
    onBadUrl: () => {
      throw new URIError('the path does not decode');
    },
    defaultRoute: (request, response) => void answerUnknown(request, response, unread),
  });
  return {
    add({ method, path, changesState }, handler) {
      const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
      const methods = changesState === true ? (['GET'] as const) : methodsOf[method];
      tree.on([...methods], pattern, (request, response, params) => {
        void (hasEmpty(params) ? answerUnknown : handler)(request, response, params);
      });
    },
    route: (request, response) => void tree.lookup(request, response),
  };
}

/** The tree takes `/exams/` for `/exams/{id}` with an empty id. */
function hasEmpty(params: Readonly<Record<string, unknown>>): boolean {
  for (const name in params) if (params[name] === '') return true;
  return false;
}
