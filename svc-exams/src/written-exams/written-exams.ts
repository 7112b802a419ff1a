import type { ListLimitedWork, ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AttemptPorts } from '../attempts/index.ts';
import type { LimitedReach } from '../exams/index.ts';
import type { Papers } from '../papers/index.ts';
import { createFilePagePictures } from './adapters/file-page-pictures.ts';
import { onUserDeleted } from './events.ts';
import { markingRoutes } from './http/marking-routes.ts';
import { pageRoutes } from './http/page-routes.ts';
import { createDocumentMarkers } from './storage/document-markers.ts';
import { createDocumentPageFiles, pageFileIndexes } from './storage/document-page-files.ts';
import { createDocumentWrittenResults, writtenResultIndexes } from './storage/document-written-results.ts';
import { addPage } from './use-cases/add-page.ts';
import { arrangePages } from './use-cases/arrange-pages.ts';
import { describeAnswer, findAnswer } from './use-cases/describe-answer.ts';
import { listLimitedAnswers, listWaitingAnswers } from './use-cases/list-waiting-answers.ts';
import { listMarking } from './use-cases/list-marking.ts';
import { markAnswer } from './use-cases/mark-answer.ts';
import { listPages, readPage } from './use-cases/read-pages.ts';
import { requireAttempt } from './use-cases/require-attempt.ts';
import { removeStudentPages, sweepPages } from './use-cases/remove-pages.ts';

const sweepMs = 30_000;

interface WrittenExamsDependencies extends Pick<AttemptPorts, 'attempts' | 'grade'> {
  readonly papers: Papers;
  readonly limitedReach: LimitedReach;
}

interface WrittenExamsCapability extends Capability {
  readonly listWaitingWork: ListWaitingWork;
  readonly listLimitedWork: ListLimitedWork;
}

/** Photographed and scanned pages of written answers, and the desk at which written answers are marked. */
export function createWrittenExamsCapability(
  { documents, files, now, newId }: Pick<Platform, 'documents' | 'files' | 'now' | 'newId'>,
  ports: WrittenExamsDependencies,
): WrittenExamsCapability {
  const deps = {
    ...ports,
    pageFiles: createDocumentPageFiles(documents),
    pictures: createFilePagePictures(files),
    writtenResults: createDocumentWrittenResults(documents),
    markers: createDocumentMarkers(documents),
    find: findAnswer(ports),
    requireAttempt: requireAttempt(ports),
    now,
  };
  return {
    listWaitingWork: listWaitingAnswers(deps),
    listLimitedWork: listLimitedAnswers(deps),
    routes: [
      ...pageRoutes({
        addPage: addPage(deps),
        arrangePages: arrangePages(deps),
        listPages: listPages(deps),
        readPage: readPage(deps),
        newId,
      }),
      ...markingRoutes({
        describeAnswer: describeAnswer(deps),
        listMarking: listMarking(deps),
        markAnswer: markAnswer(deps),
      }),
    ],
    subscriptions: [onUserDeleted(removeStudentPages(deps), deps.markers)],
    jobs: [{ name: 'sweep-written-pages', everyMs: sweepMs, run: sweepPages(deps) }],
    indexes: [...pageFileIndexes, ...writtenResultIndexes],
  };
}
