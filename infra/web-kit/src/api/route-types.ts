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

/**
 * The fields that have a default: a request that replaces a record would erase them by leaving them out. A field without a
 * default that is left out stays as it is stored. What answers add, and requests ignore, is unknown.
 */
type Erasable<In, Out> = {
  [Key in keyof In]-?: unknown extends In[Key]
    ? never
    : undefined extends (Key extends keyof Out ? Out[Key] : undefined)
      ? never
      : Key;
}[keyof In];

/** The input of a schema with all fields that have a default, also in its parts; `Out` is the schema's output. */
export type Whole<In, Out> = [Out] extends [never]
  ? In
  : In extends readonly (infer Item)[]
    ? readonly Whole<Item, Out extends readonly (infer OutItem)[] ? OutItem : never>[]
    : In extends object
      ? string extends keyof In
        ? In
        : WholeObject<In, Extract<Out, object>>
      : In;

type WholeObject<In, Out> = {
  readonly [Key in Erasable<In, Out>]-?: Whole<
    Exclude<In[Key], undefined>,
    Key extends keyof Out ? Out[Key] : never
  >;
} & Omit<In, Erasable<In, Out>>;

/**
 * A PUT that takes what the GET returned, the mark of the latest edit included, replaces the whole record. A field that is
 * added to its contract is a type error in each form that does not send it.
 */
type SentBody<Route extends RouteShape> = Route['method'] extends 'put'
  ? 'changedAt' extends keyof z.input<Schema<Route['body']>>
    ? Whole<z.input<Schema<Route['body']>>, z.output<Schema<Route['body']>>>
    : z.input<Schema<Route['body']>>
  : z.input<Schema<Route['body']>>;

type BodyPart<Route extends RouteShape> =
  Schema<Route['body']> extends z.ZodUndefined
    ? unknown
    : Nothing extends SentBody<Route>
      ? { readonly body?: SentBody<Route> }
      : { readonly body: SentBody<Route> };

type InputPart<Name extends string, Part> =
  Schema<Part> extends z.ZodUndefined
    ? unknown
    : Nothing extends z.input<Schema<Part>>
      ? { readonly [Key in Name]?: z.input<Schema<Part>> }
      : { readonly [Key in Name]: z.input<Schema<Part>> };

/** The input of a call: those of `{ params, query, body }` that the route has. */
export type InputOf<Route extends RouteShape> = InputPart<'params', Route['params']> &
  InputPart<'query', Route['query']> &
  BodyPart<Route>;

/** The body of the route's response. */
export type AnswerOf<Route extends RouteShape> = z.output<Schema<Route['answer']>>;

/** The input is optional if it has no required part. */
export type InputArgs<Route extends RouteShape, Options> =
  Nothing extends InputOf<Route>
    ? [input?: InputOf<Route>, options?: Options]
    : [input: InputOf<Route>, options?: Options];

/** The values that a form passes to the schema of a request: a schema alone would fill in the defaults. */
export type WholeInput<FormSchema extends z.ZodType> = Whole<z.input<FormSchema>, z.output<FormSchema>>;
