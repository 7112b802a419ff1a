import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { EventExample } from '@pathshala/pact/examples';
import { moveTimes } from '@pathshala/pact/move-times';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { RunningService } from '@pathshala/service-kit/service/service';
import { z } from 'zod';
import { DevRejection, readJson, requireOwnBrowser, sendText, type Sent } from './http.ts';
import { renderPage } from './page.ts';
import { defaultPerson, isPersonName, personNames, personsOf, type PersonName } from './persons.ts';
import type { PublishedEvent } from './published-events.ts';
import type { StubEvents } from './stub-events.ts';

interface DevGatewayOptions {
  readonly service: RunningService;
  readonly signer: IdentitySigner;
  /** Read for each page, so that changed pacts need no restart. */
  readonly examples: () => readonly EventExample[];
  readonly stubs: StubEvents;
  readonly published: () => readonly PublishedEvent[];
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const personCookie = 'dev-person';
const chosenPerson = z.object({ person: z.enum(personNames) });
const stubEvent = z.object({ name: z.string(), data: z.unknown() });

/** `/api/<prefix>` as the person of the header `x-dev-person` or of the page at `/`. For this machine only. */
export function createDevGateway(options: DevGatewayOptions): RequestListener {
  const answers: Readonly<Record<string, Answer>> = {
    'GET /': (request, response) => sendPage(options, { request, response }),
    'GET /dev/page.mjs': fileAnswer('page.mjs', 'text/javascript'),
    'GET /dev/page.css': fileAnswer('page.css', 'text/css'),
    'GET /dev/published': (_request, response) =>
      sendText(response, JSON.stringify(options.published()), { type: 'application/json' }),
    'POST /dev/person': setPerson,
    'POST /dev/events': (request, response) => publishEvent(options, { request, response }),
  };
  const answer: Answer = async (request, response) => {
    requireOwnBrowser(request);
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path.startsWith('/api/')) return forward(options, { request, response });
    const found = answers[`${request.method} ${path}`];
    if (found === undefined) throw new DevRejection(404, `There is no ${path} here; the page is at /.`);
    await found(request, response);
  };
  return (request, response) => {
    Promise.resolve()
      .then(() => answer(request, response))
      .catch((error: unknown) => sendError(response, error));
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function forward(
  { service, signer, examples }: DevGatewayOptions,
  { request, response }: Exchange,
): Promise<void> {
  const url = (request.url ?? '').slice('/api'.length);
  const [path = ''] = url.split('?');
  const isOwn = service.prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  if (!isOwn) throw new DevRejection(501, `${service.name} alone answers ${service.prefixes.join(', ')}.`);
  const identity = personsOf(examples())[personOf(request)];
  request.headers['x-identity'] = await signer.sign(identity, service.name);
  request.url = url;
  service.listener(request, response);
}

/** Throws DevRejection for a name that is none of the persons. */
function personOf({ headers }: IncomingMessage): PersonName {
  const given = headers['x-dev-person'] ?? parseCookie(headers.cookie ?? '')[personCookie] ?? defaultPerson;
  const name = String(given);
  if (isPersonName(name)) return name;
  throw new DevRejection(400, `x-dev-person is one of ${personNames.join(', ')}.`);
}

function sendPage({ service, examples }: DevGatewayOptions, { request, response }: Exchange): void {
  // The examples get times around now, as when they are published, so that an edited copy has them too.
  const known = moveTimes(examples(), { now: Date.now() });
  const { definition } = service;
  const content = { definition, persons: personsOf(known), chosen: personOf(request), examples: known };
  sendText(response, renderPage(content), { type: 'text/html' });
}

function fileAnswer(name: string, type: Sent['type']): Answer {
  return (_request, response) =>
    sendText(response, readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8'), { type });
}

async function setPerson(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { person } = await readJson(request, chosenPerson);
  const cookie = stringifySetCookie({
    name: personCookie,
    value: person,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
  });
  sendText(response, person, { type: 'text/plain', headers: { 'set-cookie': cookie } });
}

/** Rejects data that the service's reaction could never read: it would only become a dead letter. */
async function publishEvent(
  { service, stubs }: DevGatewayOptions,
  { request, response }: Exchange,
): Promise<void> {
  const { name, data } = await readJson(request, stubEvent);
  const { subscriptions } = service.definition;
  const event = subscriptions.find((subscription) => subscription.event.name === name)?.event;
  if (event === undefined) throw new DevRejection(404, `${service.name} has no subscription to ${name}.`);
  const parsed = event.data.safeParse(data);
  if (!parsed.success) throw new DevRejection(400, parsed.error.message);
  await stubs.publish({ name: event.name, data });
  sendText(response, 'published', { status: 202, type: 'text/plain' });
}

function sendError(response: ServerResponse, error: unknown): void {
  const status = error instanceof DevRejection ? error.status : 500;
  const text = error instanceof Error ? error.message : String(error);
  if (status === 500) console.error(error);
  if (response.headersSent) response.destroy();
  else sendText(response, text, { status, type: 'text/plain' });
}
