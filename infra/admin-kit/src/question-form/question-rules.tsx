import { createContext, use } from 'react';
import type { QuestionRules } from '../draft/check-question.ts';

/** What the questions below must have; a correct option each, unless a form says otherwise. */
export const QuestionRulesContext = createContext<QuestionRules>({ isKeyNeeded: true });

export function useQuestionRules(): QuestionRules {
  return use(QuestionRulesContext);
}
