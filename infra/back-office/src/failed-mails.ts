import { findPage } from '@pathshala/stores/documents/find-page';
import type { StoredDocument } from '@pathshala/stores/documents/port';
import { maskedEmail } from '@pathshala/rules/masked-email';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Job, ServiceDefinition } from '@pathshala/service-kit/service/service';

/** A mail that could not be sent. Times in epoch ms. */
export interface FailedMail extends StoredDocument {
  /** The account or registration that it is about. */
  readonly ref: string;
  readonly template: string;
  /** The masked address. */
  readonly to: string;
  readonly reason: string;
  readonly failures: number;
  readonly failedAt: number;
  /** Null: it was given up. */
  readonly nextTryAt: number | null;
}

export interface FailedMails {
  /** `to` is the address, of which only the mask is stored. */
  add(mail: Omit<FailedMail, 'failedAt'>): Promise<void>;
  remove(id: string): Promise<void>;
  removeAbout(refs: readonly string[]): Promise<void>;
  find(id: string): Promise<FailedMail | null>;
  /** The latest first. */
  page(range: { readonly page: number; readonly pageSize: number }): Promise<{
    readonly items: readonly FailedMail[];
    readonly total: number;
  }>;
}

const collectionName = 'kitFailedMails';
const storedMs = 7 * 24 * 3_600_000;

export interface FailedMailsPart {
  readonly list: FailedMails;
  readonly job: Job;
  readonly indexes: ServiceDefinition['indexes'];
}

/** The list of mails that could not be sent, which forgets each a week after its last failure. */
export function createFailedMails({ documents, now }: Pick<Platform, 'documents' | 'now'>): FailedMailsPart {
  const collection = documents.collection<FailedMail>(collectionName);
  return {
    list: {
      async add({ _id, to, ...mail }) {
        const $set = { ...mail, to: to === '' ? '' : maskedEmail(to), failedAt: now() };
        await collection.updateOne({ _id }, { $set }, { upsert: true });
      },
      async remove(_id) {
        await collection.deleteOne({ _id });
      },
      async removeAbout(refs) {
        await collection.deleteMany({ ref: { $in: refs } });
      },
      find: (_id) => collection.findOne({ _id }),
      page: (range) => findPage(collection, {}, { ...range, sort: { failedAt: -1 } }),
    },
    job: {
      name: 'forget-failed-mails',
      everyMs: 3_600_000,
      async run() {
        await collection.deleteMany({ failedAt: { $lt: now() - storedMs } });
      },
    },
    indexes: [
      { collection: collectionName, keys: { failedAt: 1 } },
      { collection: collectionName, keys: { ref: 1 } },
    ],
  };
}
