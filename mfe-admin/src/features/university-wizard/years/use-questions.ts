import { useTexts } from '../../../texts.ts';
import { append, insertAt, moveTo, removeAt } from '../draft/arrange.ts';
import { checkQuestion } from '../draft/check-course.ts';
import { emptyQuestion, newKey, type QuestionDraft } from '../draft/course-draft.ts';
import { type Path, valueAt } from '../draft/path.ts';
import { useWizard } from '../fields/wizard-context.ts';

export interface Questions {
  readonly toggle: (question: QuestionDraft) => void;
  readonly add: () => void;
  readonly duplicate: (index: number) => void;
  readonly move: (index: number, to: number) => void;
  readonly remove: (index: number) => void;
  /** Folds the question if it is complete, else says what is missing. */
  readonly finish: (index: number) => void;
}

/** What can be done with the questions of a subject. */
export function useQuestions(path: Path): Questions {
  const say = useTexts();
  const wizard = useWizard();
  const list = () => valueAt(wizard.get().values, path) as readonly QuestionDraft[];
  const openQuestion = (question: string | undefined) => {
    const { question: _, ...where } = wizard.get().where;
    wizard.open(question === undefined ? where : { ...where, question });
  };

  function isLackingAt(index: number): boolean {
    const question = list()[index];
    const lacking = question ? checkQuestion(question, `${path}.${index}`) : [];
    wizard.note(Object.fromEntries(lacking.map(([place, text]) => [place, say(text)])));
    return lacking.length > 0;
  }

  function add(): void {
    const open = list().findIndex(({ key }) => key === wizard.get().where.question);
    if (isLackingAt(open)) return;
    wizard.arrange(path, append(emptyQuestion()));
    wizard.show(`${path}.${list().length - 1}.question`);
  }

  function duplicate(index: number): void {
    const question = list()[index];
    if (!question) return;
    const { _id: _, ...copied } = question;
    const options = question.options.map(({ _id: __, ...option }) => ({ ...option, key: newKey() }));
    wizard.arrange(path, insertAt(index + 1, { ...copied, key: newKey(), options }));
    wizard.show(`${path}.${index + 1}.question`);
  }

  return {
    add,
    duplicate,
    toggle: ({ key }) => openQuestion(wizard.get().where.question === key ? undefined : key),
    move: (index, to) => wizard.arrange(path, moveTo(index, to)),
    remove: (index) => wizard.arrange(path, removeAt(index)),
    finish: (index) => {
      if (!isLackingAt(index)) openQuestion(undefined);
    },
  };
}
