import type { HttpMethod } from '@pathshala/contract-kit/route';
import type { z } from 'zod';

/** A route of a contract, seen only as a type: nothing of it, and nothing of zod, reaches the browser. */
export interface RouteShape {
  readonly method: HttpMethod;
  readonly path: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly answer: unknown;
}

/** An input with no needed part: this fits it. */
type Nothing = Readonly<Record<string, never>>;

type Schema<Part> = Extract<Part, z.ZodType>;

type InputPart<Name extends string, Part> =
  Schema<Part> extends z.ZodUndefined
    ? unknown
    : Nothing extends z.input<Schema<Part>>
      ? { readonly [Key in Name]?: z.input<Schema<Part>> }
      : { readonly [Key in Name]: z.input<Schema<Part>> };

/** What a caller gives: `{ params, query, body }`, those of them that the route has. */
export type InputOf<Route extends RouteShape> = InputPart<'params', Route['params']> &
  InputPart<'query', Route['query']> &
  InputPart<'body', Route['body']>;

/** What the route answers. */
export type AnswerOf<Route extends RouteShape> = z.output<Schema<Route['answer']>>;

/** The input may be left out where nothing of it is needed. */
export type InputArgs<Route extends RouteShape, Options> =
  Nothing extends InputOf<Route>
    ? [input?: InputOf<Route>, options?: Options]
    : [input: InputOf<Route>, options?: Options];
