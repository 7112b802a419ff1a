import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface HeadHooks {
  /** Called once, when status and headers are decided and none has left. */
  readonly beforeHead: (response: ServerResponse) => void;
  /** May replace a body that was given whole, before its head leaves; null leaves it. */
  readonly replaceBody: (response: ServerResponse, body: string | Uint8Array) => Promise<Buffer> | null;
}

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Holds the head of an answer back until its first byte of body, whoever writes it: a service mounted in this process
 * answers straight into the response, and cookies or compression must still come from here.
 */
export function holdHead(response: ServerResponse, hooks: HeadHooks): void {
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  };
  const release = () => {
    Object.assign(response, original);
    hooks.beforeHead(response);
  };
  Object.assign(response, {
    writeHead(status: number, reason?: string | Head, head?: Head) {
      response.statusCode = status;
      if (typeof reason === 'string') response.statusMessage = reason;
      setAll(response, typeof reason === 'string' ? head : reason);
      return response;
    },
    write(...args: Parameters<typeof original.write>) {
      release();
      return original.write(...args);
    },
    flushHeaders() {
      release();
      original.flushHeaders();
    },
    end(...args: unknown[]) {
      release();
      const [chunk] = args;
      const isBody = typeof chunk === 'string' || chunk instanceof Uint8Array;
      const replaced = isBody ? hooks.replaceBody(response, chunk) : null;
      // As it came: a string leaves together with its head, in one write.
      if (replaced === null) original.end(...(args as Parameters<typeof original.end>));
      else
        replaced.then(
          (better) => original.end(better, args.find(isCallback)),
          (error: Error) => response.destroy(error),
        );
      return response;
    },
  });
}

function isCallback(arg: unknown): arg is () => void {
  return typeof arg === 'function';
}

function setAll(response: ServerResponse, head: Head | undefined): void {
  if (head === undefined) return;
  const pairs = Array.isArray(head) ? pairUp(head) : Object.entries(head);
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value);
}

function pairUp(flat: readonly OutgoingHttpHeader[]): [string, OutgoingHttpHeader][] {
  return flat.flatMap((name, index) => {
    const value = flat[index + 1];
    return index % 2 === 0 && value !== undefined ? [[String(name), value]] : [];
  });
}
