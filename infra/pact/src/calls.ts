import type { ErrorBody } from '@pathshala/contract-kit/error-body';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { exactly, matchersOf, type Uses } from './example.ts';
import { describedInput, describedPath, sentInput } from './provided.ts';
import { recordedPact } from './recorded-pact.ts';

export { aPicture, aPdfForm, aPictureForm, exactly } from './example.ts';
export { provided } from './provided.ts';

/** The caller: the provider test signs this identity. */
export type Caller =
  | 'visitor'
  | { readonly role: 'participant' | 'student' | 'admin'; readonly userId: string };

export const student = { role: 'student', userId: 'student1' } as const;
export const admin = { role: 'admin', userId: 'admin1' } as const;

/** The consumer's own client: `call` takes method, path and input, typed by the route. */
export interface ApiClient {
  readonly call: object;
}

type UntypedCall = (method: string, path: string, input: Input) => Promise<unknown>;

export interface CallsOptions<Client extends ApiClient> {
  readonly consumer: string;
  readonly provider: string;
  /** The consumer's client for an API at this address. It must use this `fetch`. */
  readonly clientAt: (api: { readonly url: string; readonly fetch: typeof fetch }) => Client;
}

type Part<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Answer<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

export interface Call<Route extends RouteDefinition, Client> {
  /** The state that the provider test prepares, as a sentence. */
  readonly given: string;
  readonly as: Caller;
  readonly params?: Part<Route['params']>;
  readonly query?: Part<Route['query']>;
  readonly body?: Part<Route['body']>;
  /** The fields that the consumer reads. Without them the answer has to be a JSON object with any fields. */
  readonly uses?: Uses<Answer<Route['answer']>>;
  /** A refusal that the consumer distinguishes by its code. */
  readonly refused?: { readonly status: number; readonly code: string };
  /** The code of the consumer that makes the call (default: the client itself). */
  readonly send?: (client: Client) => Promise<unknown>;
}

export type DescribeCall<Client> = <Route extends RouteDefinition>(
  route: Route,
  description: string,
  call: Call<Route, Client>,
) => void;

/** The calls of one consumer to one provider: each is made against Pact's mock server and is written to the pact. */
export function callsOf<Client extends ApiClient>(
  options: CallsOptions<Client>,
  list: (call: DescribeCall<Client>) => void,
): void {
  describe(`the calls of ${options.consumer} to ${options.provider}`, () => {
    const { pact, compare } = recordedPact(options);
    list((route, description, call) => {
      it(`${description}, where ${call.given}`, async () => {
        const input = inputOf(call);
        const file = input.body instanceof Blob ? await bytesOf(input.body) : undefined;
        const made = await repeatUnrecorded(() =>
          pact
            .addInteraction()
            .given('the caller', call.as === 'visitor' ? { role: 'visitor' } : call.as)
            .given(call.given)
            .uponReceiving(description)
            .withRequest(
              route.method.toUpperCase() as 'GET',
              describedPath(route.path, input.params) as string,
              (request) => {
                request.query(describedInput(input.query) as never);
                if (file !== undefined) request.body(file.type, file.content);
                else if (input.body !== undefined) request.jsonBody(describedInput(input.body));
              },
            )
            .willRespondWith(call.refused?.status ?? route.status ?? 200, (response) => {
              const expected =
                call.refused === undefined ? (call.uses ?? {}) : refusalBody(call.refused.code);
              response.jsonBody(matchersOf(expected));
            })
            .executeTest(({ url }) => makeCall({ url, route, call, clientAt: options.clientAt })),
        );
        // Pact lets any value pass where the provider's state has the say.
        const { params, query, body } = sentInput(input);
        const target = targetOf(route.path, { params, query });
        expect(made).toEqual({
          sent: [{ method: route.method.toUpperCase(), target, body }],
          refused: call.refused,
        });
      });
    });
    compare();
  });
}

const attempts = 5;

/**
 * Pact's mock server answers a request before it records it: on a busy machine its verdict may come between the two
 * (pact-core-mock-server issue 13). Each attempt is a whole interaction, so what is really missing fails in all of them.
 */
async function repeatUnrecorded<Result>(interact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await interact();
    } catch (error) {
      const isUnrecorded = error instanceof Error && error.message.includes('expected but not received');
      if (!isUnrecorded || attempt === attempts) throw error;
    }
  }
}

interface Input {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

function inputOf({ params = {}, query = {}, body }: Partial<Record<keyof Input, unknown>>): Input {
  return { params: params as Input['params'], query: query as Input['query'], body };
}

function refusalBody(code: string): Partial<ErrorBody> {
  return { error: 'Why it was refused.', code: exactly(code) };
}

async function bytesOf(file: Blob): Promise<{ readonly type: string; readonly content: Buffer }> {
  return { type: file.type, content: Buffer.from(await file.arrayBuffer()) };
}

interface Sending<Route extends RouteDefinition, Client extends ApiClient> {
  readonly url: string;
  readonly route: Route;
  readonly call: Call<Route, Client>;
  readonly clientAt: CallsOptions<Client>['clientAt'];
}

interface Made {
  readonly sent: readonly { readonly method: string; readonly target: string; readonly body: unknown }[];
  readonly refused: unknown;
}

/** The requests that the consumer sent, and how it understood a refusal. */
async function makeCall<Route extends RouteDefinition, Client extends ApiClient>({
  url,
  route,
  call,
  clientAt,
}: Sending<Route, Client>): Promise<Made> {
  const sent: Made['sent'][number][] = [];
  const client = clientAt({
    url,
    fetch: (target, init) => {
      const address = target instanceof Request ? target.url : target.toString();
      const body =
        typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : (init?.body ?? undefined);
      sent.push({ method: init?.method ?? 'GET', target: address.slice(url.length), body });
      // A pooled connection would reach an earlier mock server when the system reuses its port for this one.
      const headers = new Headers(init?.headers);
      headers.set('connection', 'close');
      return fetch(target, { ...init, headers });
    },
  });
  const input = sentInput(inputOf(call));
  const callByRoute = client.call as UntypedCall;
  const send = call.send ?? (() => callByRoute(route.method, route.path, input));
  try {
    await send(client);
    return { sent, refused: undefined };
  } catch (error) {
    if (call.refused === undefined) throw error;
    const { status, code } = error as Partial<NonNullable<typeof call.refused>>;
    return { sent, refused: { status, code } };
  }
}

function targetOf(path: string, { params, query }: Pick<Input, 'params' | 'query'>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
