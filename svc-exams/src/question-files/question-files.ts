import type { Platform } from '@pathshala/service-kit/platform/platform';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { createZipWriter, openZip } from '@pathshala/uploads/zip';
import type { QuestionStock } from '../question-bank/index.ts';
import { detectFormat } from './adapters/detect-format.ts';
import { questionFormats } from './adapters/question-formats.ts';
import { parseQuestion } from './adapters/question-parser.ts';
import { createQuestionPictures } from './adapters/question-pictures.ts';
import { requireSmall } from './adapters/require-small.ts';
import { onUserDeleted } from './events.ts';
import { questionFileRoutes } from './http/question-file-routes.ts';
import { createDocumentQuestionImports, questionImportIndexes } from './storage/document-question-imports.ts';
import { checkQuestions } from './use-cases/check-question.ts';
import { confirmImport, findImport, listFailed } from './use-cases/confirm-import.ts';
import { exportQuestions } from './use-cases/export-questions.ts';
import { mendQuestion } from './use-cases/mend-question.ts';
import { openQuestionFile } from './use-cases/open-question-file.ts';
import { placePictures } from './use-cases/place-pictures.ts';
import { readImport } from './use-cases/read-import.ts';
import { runImports } from './use-cases/run-imports.ts';

const importMs = 1_000;
const removalMs = 600_000;

/** Import and export of the bank's questions in the formats of spreadsheets and of other programs. */
export function createQuestionFilesCapability(
  platform: Pick<Platform, 'documents' | 'files' | 'now' | 'newId'>,
  { questionStock }: { readonly questionStock: QuestionStock },
): Capability {
  const imports = createDocumentQuestionImports(platform.documents);
  const { now, newId } = platform;
  const ports = {
    imports,
    questionStock,
    pictures: createQuestionPictures(platform),
    formats: questionFormats,
    detectFormat,
    openZip,
    requireSmall,
    createZipWriter,
    idOf: derivedId,
    now,
    newId,
  };
  const find = findImport(ports);
  const check = checkQuestions({ placePictures: placePictures(ports), parseQuestion });
  const deps = { ...ports, find, check };
  return {
    routes: questionFileRoutes({
      confirmImport: confirmImport(deps),
      exportQuestions: exportQuestions(deps),
      findImport: find,
      listFailed: listFailed(deps),
      mendQuestion: mendQuestion(deps),
      readImport: readImport({ ...deps, open: openQuestionFile(ports) }),
    }),
    subscriptions: [onUserDeleted(imports)],
    jobs: [
      { name: 'import-questions', everyMs: importMs, run: runImports(deps) },
      { name: 'remove-question-imports', everyMs: removalMs, run: () => imports.removeExpired(now()) },
    ],
    indexes: questionImportIndexes,
  };
}
