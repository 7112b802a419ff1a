import { append, insertAt, moveTo, removeAt } from '../draft/arrange.ts';
import { checkQuestion } from '../draft/check-question.ts';
import { useDraft } from '../draft/draft-context.ts';
import { type Path, valueAt } from '../draft/path.ts';
import { emptyQuestion, newKey, type QuestionDraft } from '../draft/question-draft.ts';
import { useText } from '@pathshala/web-kit/texts';
import { useQuestionRules } from './question-rules.tsx';

export interface Questions {
  readonly toggle: (question: QuestionDraft) => void;
  readonly add: () => void;
  readonly duplicate: (index: number) => void;
  readonly move: (index: number, to: number) => void;
  readonly remove: (index: number) => void;
  /** Collapses the question if it is complete, otherwise shows what is missing. */
  readonly finish: (index: number) => void;
}

/** The actions on the questions of a subject. */
export function useQuestions(path: Path): Questions {
  const translate = useText();
  const draft = useDraft();
  const rules = useQuestionRules();
  const list = () => valueAt(draft.get().values, path) as readonly QuestionDraft[];

  function isIncompleteAt(index: number): boolean {
    const question = list()[index];
    const problems = question ? checkQuestion(question, `${path}.${index}`, rules) : [];
    draft.addErrors(Object.fromEntries(problems.map(([place, text]) => [place, translate(text)])));
    return problems.length > 0;
  }

  function add(): void {
    const open = list().findIndex(({ key }) => key === draft.get().location.question);
    if (isIncompleteAt(open)) return;
    draft.arrange(path, append(emptyQuestion()));
    draft.reveal(`${path}.${list().length - 1}.question`);
  }

  function duplicate(index: number): void {
    const question = list()[index];
    if (!question) return;
    const { _id: _, ...copied } = question;
    const options = question.options.map(({ _id: __, ...option }) => ({ ...option, key: newKey() }));
    draft.arrange(path, insertAt(index + 1, { ...copied, key: newKey(), options }));
    draft.reveal(`${path}.${index + 1}.question`);
  }

  return {
    add,
    duplicate,
    toggle: ({ key }) => draft.expand({ question: draft.get().location.question === key ? undefined : key }),
    move: (index, to) => draft.arrange(path, moveTo(index, to)),
    remove: (index) => draft.arrange(path, removeAt(index)),
    finish: (index) => {
      if (!isIncompleteAt(index)) draft.expand({ question: undefined });
    },
  };
}
