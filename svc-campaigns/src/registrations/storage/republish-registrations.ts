import type { DocumentStore } from '@pathshala/stores/documents/port';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { pageOfSmall, republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import { registrationFacts } from '../use-cases/registration-events.ts';
import { registrationsCollection, type RegistrationDocument } from './document-registrations.ts';

/** Places and cancellations can be published again from the stored registrations. */
export function republishRegistrations(documents: DocumentStore): readonly RepublishSource[] {
  const collection = documents.collection<RegistrationDocument>(registrationsCollection);
  return [
    republishFrom(campaignRegistered, {
      collection,
      filter: { status: 'registered', isOffered: { $ne: true } },
      pageSize: pageOfSmall,
      eventOf: (registration) => pending(campaignRegistered, registrationFacts(registration)),
    }),
    republishFrom(campaignRegistrationCancelled, {
      collection,
      filter: { status: 'cancelled' },
      eventOf: (registration) => pending(campaignRegistrationCancelled, registrationFacts(registration)),
    }),
  ];
}
