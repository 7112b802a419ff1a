import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { readQuestionPicture, uploadQuestionPicture } from '@pathshala/svc-exams-contract/question-routes';
import { createPictureUploads } from '@pathshala/uploads/picture-uploads';
import { loadSampleQuestions } from '../sample/load-questions.ts';
import { onPaperPublished, onUserDeleted } from './events.ts';
import { questionRoutes } from './http/question-routes.ts';
import type { ExamUses, QuestionBank, Questions, QuestionStock, QuestionSupply } from './ports.ts';
import { createDocumentExamUses, examUseIndexes } from './storage/document-exam-uses.ts';
import { createDocumentPaperQuestions, paperQuestionIndexes } from './storage/document-paper-questions.ts';
import {
  createDocumentQuestionVersions,
  questionVersionIndexes,
} from './storage/document-question-versions.ts';
import {
  createDocumentQuestions,
  questionAggregates,
  questionIndexes,
  upgradeQuestionKeys,
} from './storage/document-questions.ts';
import {
  addQuestionOnce,
  createQuestion,
  deleteQuestion,
  listDeleted,
  removeQuestions,
  replaceQuestion,
  restoreQuestion,
} from './use-cases/author-question.ts';
import { drawFromBank, findQuestions, practiceChoices } from './use-cases/draw-questions.ts';
import { forPractice } from './use-cases/for-practice.ts';
import { createPapersWith } from './use-cases/papers-with.ts';
import { listVersions, readFacets, readQuestion } from './use-cases/read-questions.ts';
import { readUsage } from './use-cases/read-usage.ts';
import { recordUse } from './use-cases/record-use.ts';
const removalMs = 30_000;

interface QuestionBankPorts {
  readonly questionBank: QuestionBank;
  readonly questionStock: QuestionStock;
  readonly questionSupply: QuestionSupply;
}

/** Questions with their versions, tags and pictures, and the exams that contain them. */
export function createQuestionBankCapability(
  platform: Pick<Platform, 'documents' | 'files' | 'now' | 'newId'>,
): Capability & { readonly ports: QuestionBankPorts; readonly listDeleted: ListDeleted } {
  const { documents, files, now, newId } = platform;
  const questions = createDocumentQuestions(platform);
  const versions = createDocumentQuestionVersions(documents);
  const examUses = createDocumentExamUses(documents);
  const deps = { questions, versions, examUses, now, newId };
  const addOnce = addQuestionOnce(deps);
  const papers = createPapersWith({ questions, paperQuestions: createDocumentPaperQuestions(documents) });
  const find = findQuestions(deps);
  const usage = readUsage(deps);
  const record = recordUse(deps);
  const recordAndForget: QuestionBank['recordUse'] = async (use) => {
    await record(use);
    papers.forget();
  };
  const restore = restoreQuestion(deps);
  const pictures = { upload: uploadQuestionPicture, read: readQuestionPicture };
  return {
    listDeleted: listDeleted(deps),
    ports: {
      questionBank: {
        find,
        draw: drawFromBank({ questions, find }),
        practiceChoices: practiceChoices(deps),
        searchPractice: (filters, page) => questions.searchPractice(filters, page),
        forPractice: forPractice(deps),
        papersWith: papers.papersWith,
        papersWithQuestionsOf: papers.papersWithQuestionsOf,
        recordUse: recordAndForget,
      },
      questionStock: { ...questions, addOnce },
      questionSupply: supplyOf({ ...deps, find, recordUse: recordAndForget, addOnce, restore }),
    },
    routes: [
      ...questionRoutes({
        createQuestion: createQuestion(deps),
        deleteQuestion: deleteQuestion({ ...deps, readUsage: usage }),
        listQuestions: (query) => questions.list(query),
        listVersions: listVersions(deps),
        readFacets: readFacets(deps),
        readQuestion: readQuestion(deps),
        readUsage: usage,
        replaceQuestion: replaceQuestion(deps),
        restoreQuestion: restore,
      }),
      ...createPictureUploads({ service: 'svc-exams', files, routes: pictures }).routes,
    ],
    subscriptions: [onUserDeleted([questions, versions]), ...onPaperPublished(papers.record)],
    jobs: [{ name: 'remove-questions', everyMs: removalMs, run: removeQuestions(deps) }],
    aggregates: questionAggregates,
    prepare: upgradeQuestionKeys(documents),
    loadSample: () => loadSampleQuestions({ questionStock: { addOnce }, now }),
    indexes: [...questionIndexes, ...questionVersionIndexes, ...paperQuestionIndexes, ...examUseIndexes],
  };
}

type SupplyParts = Pick<QuestionSupply, 'find' | 'recordUse' | 'addOnce' | 'restore'> & {
  readonly questions: Questions;
  readonly examUses: ExamUses;
};

function supplyOf({ questions, examUses, ...rest }: SupplyParts): QuestionSupply {
  const { find, recordUse: record, addOnce, restore } = rest;
  return {
    candidates: (...wanted) => questions.candidates(...wanted),
    identities: (of) => questions.identities(of),
    measure: (...measured) => questions.measure(...measured),
    find,
    latestUses: (limit) => examUses.latest(limit),
    usesOf: (ids) => examUses.findMany(ids),
    questionsSince: (since) => examUses.questionsSince(since),
    recordUse: record,
    addOnce,
    restore,
  };
}
