import type { DocumentStore } from '@pathshala/stores/documents/port';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { claimChanged } from '@pathshala/svc-catalog-contract/events';
import { claimChangedEvent } from '../use-cases/claim-events.ts';
import { claimCollection } from './document-claims.ts';

/** Every claim that is stored: after the deletion of an account its approved ones are. */
export function republishClaims(documents: DocumentStore): RepublishSource[] {
  const collection = claimCollection(documents);
  return [republishFrom(claimChanged, { collection, filter: {}, eventOf: claimChangedEvent })];
}
