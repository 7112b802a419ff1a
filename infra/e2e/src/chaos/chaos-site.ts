import type { BusMessage, Bus } from '@pathshala/stores/bus/port';
import type { FaultProxy } from '@pathshala/test-servers/fault-proxy';
import type { OutsideServer } from '@pathshala/test-servers/outside-server';
import type { Student } from '../accounts.ts';
import type { SitePart } from './site-part.ts';
import type { SmallDisk } from './small-disk.ts';

export type Mode = 'embedded' | 'distributed';

/** A server between the processes, behind a proxy that can be cut or slow. */
export interface Dependency {
  readonly server: OutsideServer;
  readonly proxy: FaultProxy;
}

/** The product in one of its two forms, with everything that a fault takes hold of. */
export interface ChaosSite {
  readonly mode: Mode;
  readonly disk: SmallDisk;
  readonly dataDir: string;
  /** The processes that answer the students. */
  readonly gateways: readonly SitePart[];
  /** All processes. */
  readonly parts: readonly SitePart[];
  readonly broker?: Dependency;
  readonly redis?: Dependency;
  /** Between the gateways and svc-exams. */
  readonly inside?: FaultProxy;
  readonly students: readonly Student[];
  withBus<Out>(work: (bus: Bus) => Promise<Out>): Promise<Out>;
  /** The messages since the last call. */
  takeMessages(): Promise<readonly BusMessage[]>;
  /** Returns a new session of the student with this number. */
  logIn(student: number): Promise<string>;
  /** Removes every key of Redis. */
  readonly emptyRedis?: () => Promise<void>;
  /** Ends all processes; the stores stay. */
  stop(): Promise<void>;
  /** Removes everything. */
  remove(): Promise<void>;
}

export const secrets = { SESSION_SECRET: 's'.repeat(48), INTERNAL_SIGNING_KEY: 'k'.repeat(48) };
