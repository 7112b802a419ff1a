import { createContext, use } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import type { Edit, EditedSubjects, Errors } from './draft/edit-subjects.ts';
import { examRules, type QuestionRules } from './draft/question-rules.ts';

/** The expanded subject and question, by key. */
export interface OpenParts {
  readonly subject?: string | undefined;
  readonly question?: string | undefined;
}

/** The actions of the editor's parts. It stays the same object, so that memoised rows do not render again. */
export interface Editor {
  readonly read: () => EditedSubjects & { readonly path: Path };
  readonly apply: (edit: Edit) => void;
  readonly open: (parts: OpenParts) => void;
  readonly isOpen: (questionKey: string) => boolean;
  /** Opens the parts around a field and moves the focus to it. */
  readonly reveal: (path: Path) => void;
  readonly addErrors: (errors: Errors) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This part must be rendered inside SubjectsEditor.');
  return editor;
}

export const QuestionRulesContext = createContext<QuestionRules>(examRules);

export function useQuestionRules(): QuestionRules {
  return use(QuestionRulesContext);
}
