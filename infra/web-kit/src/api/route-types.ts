import type { HttpMethod } from '@pathshala/contract-kit/route';
import type { z } from 'zod';

/** A route of a contract as a type only: neither it nor zod reaches the browser. */
export interface RouteShape {
  readonly method: HttpMethod;
  readonly path: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly answer: unknown;
}

/** Assignable to an input without required parts. */
type Nothing = Readonly<Record<string, never>>;

type Schema<Part> = Extract<Part, z.ZodType>;

type InputPart<Name extends string, Part> =
  Schema<Part> extends z.ZodUndefined
    ? unknown
    : Nothing extends z.input<Schema<Part>>
      ? { readonly [Key in Name]?: z.input<Schema<Part>> }
      : { readonly [Key in Name]: z.input<Schema<Part>> };

/** The input of a call: those of `{ params, query, body }` that the route has. */
export type InputOf<Route extends RouteShape> = InputPart<'params', Route['params']> &
  InputPart<'query', Route['query']> &
  InputPart<'body', Route['body']>;

/** The body of the route's response. */
export type AnswerOf<Route extends RouteShape> = z.output<Schema<Route['answer']>>;

/** The input is optional if it has no required part. */
export type InputArgs<Route extends RouteShape, Options> =
  Nothing extends InputOf<Route>
    ? [input?: InputOf<Route>, options?: Options]
    : [input: InputOf<Route>, options?: Options];
