import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { RunningService } from '@pathshala/service-kit/service/service';
import type { z } from 'zod';
import { callInProcess } from '../call-in-process.ts';
import type { PastClock } from './past-clock.ts';

interface CallInput<Route extends RouteDefinition> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: z.input<NonNullable<Route['body']>>;
  /** A file in the form field `file`, in place of a JSON body. */
  readonly file?: { readonly name: string; readonly type: string; readonly content: Uint8Array };
}

/** Calls the product as one person, at a moment of the past. Rejects for any answer that is not one of success. */
export type CallAs = <Route extends RouteDefinition>(
  at: number,
  route: Route,
  input?: CallInput<Route>,
) => Promise<z.output<Route['answer']>>;

export interface Calls {
  as(identity: Identity): CallAs;
}

interface CallsDependencies {
  readonly services: readonly RunningService[];
  readonly signer: IdentitySigner;
  readonly clock: PastClock;
}

/** Calls of the contracts' routes, with the signed identity that the gateway would send. */
export function createCalls({ services, signer, clock }: CallsDependencies): Calls {
  const serviceOf = new Map<RouteDefinition, RunningService>(
    services.flatMap((service) => service.definition.routes.map(({ route }) => [route, service] as const)),
  );
  return {
    as:
      (identity) =>
      async <Route extends RouteDefinition>(at: number, route: Route, input: CallInput<Route> = {}) => {
        const service = serviceOf.get(route);
        if (service === undefined) throw new Error(`No service answers ${route.method} ${route.path}.`);
        const token = await signer.sign(identity, service.name);
        const { body, type } = await bodyOf(input);
        const answer = await clock.at(at, () =>
          callInProcess(service.listener, {
            method: route.method.toUpperCase(),
            path: pathOf(route, input),
            headers: {
              'x-identity': token,
              // The gateway marks a call of our own pages in the same way.
              'sec-fetch-site': 'same-origin',
              ...(type !== undefined && { 'content-type': type }),
            },
            body,
          }),
        );
        if (answer.status >= 300) {
          const refusal = JSON.stringify(answer.body);
          throw new Error(`${route.method} ${pathOf(route, input)} answered ${answer.status}: ${refusal}`);
        }
        return answer.body as z.output<Route['answer']>;
      },
  };
}

function pathOf({ path }: RouteDefinition, { params = {}, query = {} }: CallInput<RouteDefinition>): string {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

async function bodyOf({
  body,
  file,
}: CallInput<RouteDefinition>): Promise<{ body: Uint8Array | undefined; type: string | undefined }> {
  if (file !== undefined) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(file.content)], { type: file.type }), file.name);
    const request = new Response(form);
    return {
      body: new Uint8Array(await request.arrayBuffer()),
      type: request.headers.get('content-type') ?? undefined,
    };
  }
  if (body === undefined) return { body: undefined, type: undefined };
  return { body: Buffer.from(JSON.stringify(body)), type: 'application/json' };
}
