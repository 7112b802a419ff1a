import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { QuestionVersion } from '../domain/question.ts';
import type { QuestionVersions } from '../ports.ts';

const name = 'question_versions';

export const questionVersionIndexes = [
  { collection: name, keys: { questionId: 1, version: 1 } },
  { collection: name, keys: { editorId: 1 } },
] as const;

/** `rev` counts the edits of `forgetEditor`. */
type VersionDocument = QuestionVersion & { readonly rev?: number };

export function createDocumentQuestionVersions(documents: DocumentStore): QuestionVersions {
  const collection = documents.collection<VersionDocument>(name);
  return {
    async store(version) {
      await insertOnce(collection, version);
    },
    list: (questionId, limit) => collection.find({ questionId }, { sort: { version: -1 }, limit }).toArray(),
    async removeOf(questionId) {
      await collection.deleteMany({ questionId });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
