import type { z } from 'zod';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '../identity/identity.ts';
import type { CompressedResource } from './compressed-resource.ts';
import type { Download } from './download.ts';
import type { EventStream } from './event-stream.ts';
import type { StoredFile } from './stored-file.ts';
import type { StreamedDownload } from './streamed-download.ts';

/** The input of a handler: parsed, typed and checked, and who calls. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly identity: Identity;
  readonly requestId: string;
  /**
   * Epoch ms: when its head arrived, before its body was read. On a route that declares `receipt`: when all of it had
   * arrived, here or, where the gateway states an earlier time, there.
   */
  readonly receivedAt: number;
  readonly language: 'en' | 'bn';
  /** The browser's `User-Agent`; empty for none. */
  readonly userAgent: string;
  /** Cookies of the request by name. */
  readonly cookies: Readonly<Record<string, string>>;
}

export interface CookieToSet {
  readonly name: string;
  /** null removes the cookie. */
  readonly value: string | null;
  readonly maxAgeSeconds?: number;
  readonly httpOnly?: boolean;
}

/** The caller may continue with these subjects without a session until `expiresAt` (decision 0015). */
export interface TicketOffer {
  /** Ids, compared with the one that a route's `ticket` points at. */
  readonly subjects: readonly string[];
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** An answer that needs more than a body. */
export class Reply<Answer> {
  readonly body: Answer;
  readonly status: number | undefined;
  readonly cookies: readonly CookieToSet[];
  /** The path of the site to which a browser is redirected (status 3xx). */
  readonly location: string | undefined;
  readonly ticket: TicketOffer | undefined;

  constructor(
    body: Answer,
    options: {
      status?: number;
      cookies?: readonly CookieToSet[];
      location?: string;
      ticket?: TicketOffer;
    } = {},
  ) {
    this.body = body;
    this.status = options.status;
    this.cookies = options.cookies ?? [];
    this.location = options.location;
    this.ticket = options.ticket;
  }
}

/** A refusal that also sets cookies: the log-in of an unverified account opens the code page. */
export class RefusalWithCookies extends DomainError {
  readonly cookies: readonly CookieToSet[];

  constructor(refusal: DomainError, cookies: readonly CookieToSet[]) {
    super(refusal.kind, refusal.code, refusal.detail);
    this.cookies = cookies;
  }
}

export interface BoundRoute {
  readonly route: RouteDefinition;
  readonly handle: (call: Call<never, never, never>) => Promise<unknown>;
}

type Answered<Answer> =
  | Answer
  | CompressedResource<Answer>
  | StoredFile
  | Download
  | StreamedDownload
  | EventStream;

/** Binds a route of the contract to its handler, which calls the use case and maps its result. */
export function handle<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  route: RouteDefinition<Params, Query, Body, Answer>,
  answer: (
    call: Call<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Answered<z.input<Answer>> | Reply<Answered<z.input<Answer>>>>,
): BoundRoute {
  return { route, handle: answer };
}
