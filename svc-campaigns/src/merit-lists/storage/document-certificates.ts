import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import type { Certificates } from '../ports.ts';

interface CertificateDocument extends StoredDocument {
  readonly registrationId: string;
}

export function createDocumentCertificates(documents: DocumentStore): Certificates {
  const collection = documents.collection<CertificateDocument>('certificates');
  return {
    async save(code, registrationId) {
      await insertOnce(collection, { _id: code, registrationId });
    },
    findRegistrationId: async (code) => (await collection.findOne({ _id: code }))?.registrationId ?? null,
  };
}
