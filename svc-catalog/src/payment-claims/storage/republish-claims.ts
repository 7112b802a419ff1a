import type { DocumentStore } from '@pathshala/stores/documents/port';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { claimChanged } from '@pathshala/svc-catalog-contract/events';
import { claimChangedEvent } from '../use-cases/claim-events.ts';
import { claimCollection } from './document-claims.ts';

/** Republishes every stored claim. After the deletion of an account only its approved ones are stored. */
export function republishClaims(documents: DocumentStore): RepublishSource[] {
  const collection = claimCollection(documents);
  return [republishFrom(claimChanged, { collection, filter: {}, eventOf: claimChangedEvent })];
}
