import { type RefObject, useEffect, useEffectEvent } from 'react';
import { moveTo } from '@pathshala/admin-kit/values/arrange';
import { arrangeOptions, moveQuestion } from '../draft/edit-subjects.ts';
import { useEditor } from '../editor-context.ts';
import { useQuestionCommands } from './question-commands.ts';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** The place where a key was pressed. */
interface KeyPlace {
  readonly question: string;
  /** Index of the option around it; undefined outside the options. */
  readonly option: number | undefined;
}

/** The shortcuts of the questions inside an element; a question alone has no next one. They come before the rich text editor's own keys. */
export function useQuestionKeys(root: RefObject<HTMLElement | null>, isAlone = false): void {
  const editor = useEditor();
  const commands = useQuestionCommands();

  function run(shortcut: Shortcut, { question, option }: KeyPlace): void {
    if (shortcut.kind === 'finish-and-next') commands.finishAndNext(question);
    if (shortcut.kind === 'mark' && editor.isOpen(question)) commands.markCorrect(question, shortcut.option);
    if (shortcut.kind === 'next-option' && option !== undefined) commands.nextOption(question, option);
    if (shortcut.kind === 'move') {
      const { by } = shortcut;
      const focused = document.activeElement;
      editor.apply(
        option === undefined
          ? moveQuestion(question, by)
          : arrangeOptions(question, moveTo(option, option + by)),
      );
      // A moved element loses the focus.
      if (focused instanceof HTMLElement) setTimeout(() => focused.focus());
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const place = placeOfKey(target);
    const shortcut = place && shortcutOf(event, place.option !== undefined && isText(target));
    if (!place || !shortcut || (isAlone && shortcut.kind === 'finish-and-next')) return;
    event.preventDefault();
    event.stopPropagation();
    run(shortcut, place);
  });

  useEffect(() => {
    const element = root.current;
    const listener = (event: KeyboardEvent): void => press(event);
    element?.addEventListener('keydown', listener, { capture: true });
    return () => element?.removeEventListener('keydown', listener, { capture: true });
  }, [root]);
}

const isText = (element: HTMLElement): boolean => element.matches('[contenteditable="true"], textarea');

function placeOfKey(element: HTMLElement): KeyPlace | undefined {
  const question = element.closest<HTMLElement>('[data-question]')?.dataset['question'];
  const option = element.closest<HTMLElement>('[data-option]')?.dataset['option'];
  return question === undefined
    ? undefined
    : { question, option: option === undefined ? undefined : Number(option) };
}
