import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Blueprint } from './domain/blueprint.ts';

interface BlueprintQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** `title`, `questions` or `changed`, with a minus descending. */
  readonly sort: string;
  /** Text in the title. */
  readonly q?: string | undefined;
}

/** Deleted blueprints are found by id only, until they are removed. */
export interface Blueprints extends AggregateStore<Blueprint> {
  list(query: BlueprintQuery): Promise<{ readonly items: readonly Blueprint[]; readonly total: number }>;
  /** Deleted blueprints that can be restored at `now` (epoch ms), the latest delete first. */
  listRestorable(now: number): Promise<Blueprint[]>;
  /** Ids of deleted blueprints whose undo window is over. */
  listRemovalDue(now: number, limit: number): Promise<string[]>;
  remove(id: string): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}
