import { paperLimits } from '@pathshala/rules/paper-rules';
import { useText } from '@pathshala/web-kit/texts';
import { append } from '@pathshala/admin-kit/values/arrange';
import type { Path } from '@pathshala/admin-kit/values/path';
import { checkQuestion } from '../draft/check-question.ts';
import {
  addQuestionAfter,
  addQuestions,
  arrangeOptions,
  placeOf,
  setQuestion,
} from '../draft/edit-subjects.ts';
import { type Editor, useEditor, useQuestionRules } from '../editor-context.ts';
import { emptyOption, emptyQuestion, type QuestionDraft } from '../draft/question-draft.ts';
import type { QuestionRules } from '../draft/question-rules.ts';

export interface QuestionCommands {
  /** Adds a question to the end; an open question that is incomplete shows its errors instead. */
  readonly add: (subjectKey: string) => void;
  /** Collapses the question if it is complete, otherwise shows what is missing. */
  readonly finish: (key: string) => void;
  /** The same, then opens the next question, or a new one after the last. */
  readonly finishAndNext: (key: string) => void;
  /** Moves the focus to the option after this one; after the last one it adds one. */
  readonly nextOption: (key: string, option: number) => void;
  readonly addOption: (key: string) => void;
  /** Choosing a correct option clears the others, unless several may be correct. */
  readonly markCorrect: (key: string, option: number) => void;
}

/** The path of a question; undefined if it was removed. */
function pathOf({ read }: Editor, key: string): Path | undefined {
  const { subjects, path } = read();
  const place = placeOf(subjects, key);
  return place && `${path}.${place.subject}.mcqs.${place.index}`;
}

export function useQuestionCommands(): QuestionCommands {
  const translate = useText();
  const editor = useEditor();
  const rules = useQuestionRules();

  /** Shows the errors of the question; returns true without any. */
  function isFinished(key: string): boolean {
    const { subjects } = editor.read();
    const [place, at] = [placeOf(subjects, key), pathOf(editor, key)];
    if (!place || at === undefined) return true;
    const errors = checkQuestion(place.question, at, rules);
    editor.addErrors(Object.fromEntries(errors.map(([path, text]) => [path, translate(text)])));
    return errors.length === 0;
  }

  return {
    finish: (key) => {
      if (isFinished(key)) editor.open({ question: undefined });
    },
    finishAndNext: (key) => {
      if (isFinished(key)) openNext(editor, key, rules);
    },
    add: (subjectKey) => {
      const open = openQuestionOf(editor, subjectKey);
      if (!open || isFinished(open.key)) addTo(editor, subjectKey, rules);
    },
    ...optionCommands(editor, rules),
  };
}

function openNext(editor: Editor, key: string, { initialOptions }: QuestionRules): void {
  const { subjects, path } = editor.read();
  const place = placeOf(subjects, key);
  if (!place) return;
  const isLast = place.index === (subjects[place.subject]?.mcqs.length ?? 0) - 1;
  if (isLast) editor.apply(addQuestionAfter(key, initialOptions));
  editor.reveal(`${path}.${place.subject}.mcqs.${place.index + 1}.question`);
}

function openQuestionOf(editor: Editor, subjectKey: string): QuestionDraft | undefined {
  const subject = editor.read().subjects.find(({ key }) => key === subjectKey);
  return subject?.mcqs.find(({ key }) => editor.isOpen(key));
}

function addTo(editor: Editor, subjectKey: string, { initialOptions }: QuestionRules): void {
  const { subjects, path } = editor.read();
  const index = subjects.findIndex(({ key }) => key === subjectKey);
  const mcqs = subjects[index]?.mcqs ?? [];
  editor.apply(addQuestions(subjectKey, [emptyQuestion(mcqs.at(-1)?.points, initialOptions)]));
  editor.reveal(`${path}.${index}.mcqs.${mcqs.length}.question`);
}

function optionCommands(
  editor: Editor,
  { isMultipleChoice }: QuestionRules,
): Pick<QuestionCommands, 'addOption' | 'nextOption' | 'markCorrect'> {
  const optionsOf = (key: string) => placeOf(editor.read().subjects, key)?.question.options ?? [];

  function addOption(key: string): void {
    const count = optionsOf(key).length;
    if (count >= paperLimits.options.max) return;
    editor.apply(arrangeOptions(key, append(emptyOption())));
    editor.reveal(`${pathOf(editor, key)}.options.${count}.text`);
  }

  return {
    addOption,
    nextOption: (key, option) => {
      if (option + 1 >= optionsOf(key).length) addOption(key);
      else editor.reveal(`${pathOf(editor, key)}.options.${option + 1}.text`);
    },
    markCorrect: (key, option) => {
      const options = optionsOf(key).map((one, index) => ({
        ...one,
        isCorrect: isMultipleChoice ? one.isCorrect !== (index === option) : index === option,
      }));
      if (options[option]) editor.apply(setQuestion(key, 'options', options));
    },
  };
}
