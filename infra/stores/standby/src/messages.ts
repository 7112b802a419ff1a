import { z } from 'zod';
import { segmentPart } from '../../backup/src/segment.ts';

/** The first message of a standby. */
export const hello = z.object({
  is: z.literal('hello'),
  /** Made once for each data directory, so that a standby that connects again is not taken for a second one. */
  standby: z.string(),
  product: z.string(),
  /** Where the primary can ask it, or null: at the address of the connection. */
  address: z.string().nullable(),
  port: z.number().int(),
  /** The epoch that it follows; 0: none yet. */
  epoch: z.number().int(),
  /** The position of its copy; null: it has none that is whole. */
  has: z.object({ feed: z.string(), sequence: z.number().int() }).nullable(),
});

const welcome = z.object({
  is: z.literal('welcome'),
  /** Made anew by each process of a primary. */
  feed: z.string(),
  product: z.string(),
  epoch: z.number().int(),
  /** Epoch milliseconds by the clock of the primary. */
  now: z.number(),
  /** The standby goes on with what it has; false: a snapshot follows. */
  resumes: z.boolean(),
});

/** This standby cannot follow. */
const refused = z.object({ is: z.literal('refused'), why: z.string() });

const begin = z.object({
  is: z.literal('begin'),
  sequence: z.number().int(),
  stores: z.array(z.object({ store: z.string(), generation: z.number().int() })),
});

/** A piece of a file of the snapshot; the pieces of one file follow each other. */
const piece = z.object({
  is: z.literal('piece'),
  folder: z.enum(['stores', 'uploads', 'secrets']),
  name: z.string(),
  isFirst: z.boolean(),
});

const whole = z.object({ is: z.literal('whole') });

/** The frames of commits; the body has those of all parts. */
export const frames = z.object({
  is: z.literal('frames'),
  sequence: z.number().int(),
  parts: z.array(segmentPart),
});

/** An upload that was written or deleted; the body is its content. */
export const upload = z.object({
  is: z.literal('upload'),
  sequence: z.number().int(),
  key: z.string(),
  isDeleted: z.boolean(),
});

/** Everything until now was sent. */
const tick = z.object({ is: z.literal('tick') });
/** The primary stops in order: that is no reason to take over. */
const stopping = z.object({ is: z.literal('stopping') });
/** Everything was sent, and the primary accepts no more writes. */
const fenced = z.object({ is: z.literal('fenced') });

export const toStandby = z.discriminatedUnion('is', [
  welcome,
  refused,
  begin,
  piece,
  whole,
  frames,
  upload,
  tick,
  stopping,
  fenced,
]);

export type ToStandby = z.output<typeof toStandby>;
export type Welcome = z.output<typeof welcome>;
export type Begin = z.output<typeof begin>;
export type Piece = z.output<typeof piece>;
export type Change = z.output<typeof frames> | z.output<typeof upload>;

/** Everything up to the sequence is on the standby's disk. `isWhole`: so is the snapshot before it. */
const received = z.object({ is: z.literal('received'), sequence: z.number().int(), isWhole: z.boolean() });
/** The standby takes over. */
const fence = z.object({ is: z.literal('fence'), epoch: z.number().int() });

export const toPrimary = z.discriminatedUnion('is', [received, fence]);
export type Hello = z.output<typeof hello>;
