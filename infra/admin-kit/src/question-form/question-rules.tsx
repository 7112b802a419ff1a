import { createContext, use } from 'react';
import type { QuestionRules } from '../draft/check-question.ts';

/** The rules for the questions in this subtree; by default each needs a correct option. */
export const QuestionRulesContext = createContext<QuestionRules>({ isKeyNeeded: true });

export function useQuestionRules(): QuestionRules {
  return use(QuestionRulesContext);
}
