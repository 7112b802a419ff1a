import { serviceOf } from '@pathshala/service-kit/service/capability';
import type { CreateService } from '@pathshala/service-kit/service/service';
import { auditRecorded } from '@pathshala/svc-exams-contract/events';
import { messages } from '@pathshala/svc-exams-contract/messages';
import { operations } from '@pathshala/svc-exams-contract/operations';
import { prefixes } from '@pathshala/svc-exams-contract/prefixes';
import { createAcademicResultsCapability } from './academic-results/academic-results.ts';
import { createAnalysisCapability } from './analysis/analysis.ts';
import { createAttemptsCapability } from './attempts/attempts.ts';
import { createBankedPapersCapability } from './banked-papers/banked-papers.ts';
import { createBlueprintsCapability } from './blueprints/blueprints.ts';
import { createBookmarksCapability } from './bookmarks/bookmarks.ts';
import { createEntitlementsCapability } from './entitlements/entitlements.ts';
import { createDeskNews, createExamDeskCapability } from './exam-desk/exam-desk.ts';
import { createExamsCapability, createLimitedReach } from './exams/exams.ts';
import { createKeyCorrectionsCapability } from './key-corrections/key-corrections.ts';
import { createMistakesCapability } from './mistakes/mistakes.ts';
import { createOpeningsCapability } from './openings/openings.ts';
import { createPapers, createPapersCapability } from './papers/papers.ts';
import { createParticipantJoins, createParticipantsCapability } from './participants/participants.ts';
import { createPracticeCapability, createPracticePorts } from './practice/practice.ts';
import { createQuestionBankCapability } from './question-bank/question-bank.ts';
import { createQuestionFilesCapability } from './question-files/question-files.ts';
import { createQuestionReportsCapability } from './question-reports/question-reports.ts';
import { createQuestionSearchCapability } from './question-search/question-search.ts';
import { createRemindersCapability } from './reminders/reminders.ts';
import { createReportsCapability } from './reports/reports.ts';
import { createResultsCapability } from './results/results.ts';
import { createSessionEndsCapability } from './session-ends/session-ends.ts';
import { createSiteRulesCapability } from './site-rules/site-rules.ts';
import { createStandingsCapability } from './standings/standings.ts';
import { createWrittenExamsCapability } from './written-exams/written-exams.ts';
import { createRecentlyDeletedCapability } from './recently-deleted/recently-deleted.ts';
import { createWaitingWorkCapability } from './waiting-work/waiting-work.ts';

const face = { name: 'svc-exams', prefixes, messages, auditEvent: auditRecorded, operations };

/** Exams of every kind on one attempt engine, the question bank, practice, and the reports and standings of results. */
export const createService: CreateService = (platform) => {
  const { papers, paperKeys } = createPapers(platform);
  const entitlements = createEntitlementsCapability(platform);
  const openings = createOpeningsCapability(platform);
  const { news, joins } = { ...createDeskNews(platform), ...createParticipantJoins(platform) };
  const ofSite = createSiteRulesCapability(platform);
  const { siteRules } = ofSite;
  const rights = { ...entitlements.ports, ...openings.ports };
  const attempts = createAttemptsCapability(platform, { papers, news, joins, siteRules, ...rights });
  const bank = createQuestionBankCapability(platform);
  const sitting = { papers, paperKeys, ...rights, ...attempts.ports, ...bank.ports };
  const ofPapers = createPapersCapability(platform, sitting);
  const ports = { ...sitting, ...ofPapers.ports, ...createLimitedReach(platform, entitlements.ports) };
  const search = createQuestionSearchCapability(platform, ports);
  const results = createResultsCapability(platform, ports);
  const learning = { ...ports, ...createPracticePorts(platform, ports) };
  const mistakes = createMistakesCapability(platform, learning);
  const sessionEnds = createSessionEndsCapability(platform);
  const academicResults = createAcademicResultsCapability(platform, { ...ports, ...results.ports });
  const exams = createExamsCapability(platform, ports);
  const written = createWrittenExamsCapability(platform, ports);
  const bookmarks = createBookmarksCapability(platform, { ...learning, ...search.ports });
  const readAnswers = { ...learning, ...search.ports, ...mistakes.ports, ...bookmarks.ports };
  const questionReports = createQuestionReportsCapability(platform, readAnswers);
  const analysis = createAnalysisCapability(platform, ports);
  const blueprints = createBlueprintsCapability(platform, ports);
  return serviceOf({ ...face, isTicketRevoked: sessionEnds.isTicketRevoked }, [
    ofSite,
    ofPapers,
    // Composed before the entitlements: the account starts no second attempt while the attempt of its participant is
    // transferred.
    createParticipantsCapability({ joins, ...attempts.ports, ...sessionEnds.ports }),
    entitlements,
    openings,
    attempts,
    results,
    academicResults,
    bank,
    createQuestionFilesCapability(platform, bank.ports),
    // Composed after the bank, from which its sample exams take their questions.
    exams,
    mistakes,
    search,
    createPracticeCapability(platform, { ...learning, ...mistakes.ports, ...search.ports, siteRules }),
    bookmarks,
    // Composed after the entitlements, which store an enrolment before its lists are read.
    createStandingsCapability(platform, ports),
    written,
    analysis,
    // Composed after the papers, which are stored before their questions are looked for in the bank.
    createBankedPapersCapability(platform, { ...ports, ...analysis.ports }),
    blueprints,
    createRemindersCapability(platform, { ...ports, ...mistakes.ports }),
    createReportsCapability(platform, ports),
    questionReports,
    createKeyCorrectionsCapability(platform, ports),
    createExamDeskCapability(platform, { ...ports, news, siteRules, ...sessionEnds.ports }),
    createRecentlyDeletedCapability(platform, {
      authored: [exams, bank, blueprints],
      marked: [academicResults],
    }),
    createWaitingWorkCapability(platform, [written, questionReports, analysis]),
    sessionEnds,
  ]);
};
