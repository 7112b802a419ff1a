import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { EntitlementPorts } from '../entitlements/index.ts';
import type { OpeningPorts } from '../openings/index.ts';
import type { PaperPorts, Papers } from '../papers/index.ts';
import type { QuestionBank } from '../question-bank/index.ts';
import { searchRoutes } from './http/search-routes.ts';
import type { QuestionSearchPorts } from './ports.ts';
import { ownPapers } from './use-cases/own-papers.ts';
import { readSearchChoices } from './use-cases/read-search-choices.ts';
import { findOpen, searchOpen } from './use-cases/search-open.ts';

interface QuestionSearchNeeds
  extends
    Pick<PaperPorts, 'closedQuestions' | 'isKeyReleased'>,
    Pick<EntitlementPorts, 'entitlements'>,
    Pick<OpeningPorts, 'locksFor'> {
  readonly papers: Papers;
  readonly questionBank: QuestionBank;
}

/** The search for questions to practise, by their words and their sources. It stores nothing. */
export function createQuestionSearchCapability(
  { now }: Pick<Platform, 'now'>,
  ports: QuestionSearchNeeds,
): Capability & { readonly ports: QuestionSearchPorts } {
  const deps = { ...ports, ownPapers: ownPapers(ports) };
  const found: QuestionSearchPorts = { searchOpen: searchOpen(deps), findOpen: findOpen(deps) };
  return {
    ports: found,
    routes: searchRoutes({ ...found, readSearchChoices: readSearchChoices(deps), now }),
  };
}
