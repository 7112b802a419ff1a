import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { CalendarAddresses, StoredAddress } from '../ports.ts';

const name = 'calendar-addresses';

export const calendarAddressIndexes = [{ collection: name, keys: { tokenHash: 1 } }] as const;

export function createDocumentCalendarAddresses(documents: DocumentStore): CalendarAddresses {
  const collection = documents.collection<StoredAddress>(name);
  return {
    find: (studentId) => collection.findOne({ _id: studentId }),
    withHash: (tokenHash) => collection.findOne({ tokenHash }),
    async put({ _id, ...address }) {
      await collection.updateOne({ _id }, { $set: address }, { upsert: true });
    },
    async remove(studentId) {
      await collection.deleteOne({ _id: studentId });
    },
  };
}
