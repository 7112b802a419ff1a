import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Path } from '../draft/path.ts';
import type { EditedSubjects, Errors } from './edit-subjects.ts';
import type { Editor, OpenParts } from './editor-context.ts';
import { focusField } from './focus-field.ts';
import type { SubjectDraft } from './question-draft.ts';

export interface ControlledSubjects {
  readonly value: readonly SubjectDraft[];
  readonly onChange: (value: readonly SubjectDraft[], errors: Errors) => void;
  readonly errors: Errors;
  readonly path: Path;
  readonly focusTarget?: { readonly path: Path } | null | undefined;
}

interface OpenState extends OpenParts {
  readonly focus?: { readonly path: Path };
}

/** The editor's actions on the controlled value, which parts are open, and the focus. */
export function useEditorState(
  props: ControlledSubjects,
  root: RefObject<HTMLElement | null>,
): { readonly editor: Editor; readonly open: OpenParts } {
  const { focusTarget } = props;
  const [open, setOpen] = useState<OpenState>({});
  const latest = useRef(props);
  const latestOpen = useRef(open);
  useLayoutEffect(() => {
    latest.current = props;
    latestOpen.current = open;
  });
  const [editor] = useState(() =>
    createEditor({
      read: () => latest.current,
      change: ({ subjects, errors }) => {
        // The next change in the same event must start from this one.
        latest.current = { ...latest.current, value: subjects, errors };
        latest.current.onChange(subjects, errors);
      },
      openParts: () => latestOpen.current,
      setOpen: (change) => setOpen((before) => ({ ...before, ...change })),
    }),
  );
  useEffect(() => {
    if (focusTarget) editor.reveal(focusTarget.path);
  }, [editor, focusTarget]);
  useEffect(() => {
    if (open.focus && root.current) return focusField(root.current, open.focus.path);
    return undefined;
  }, [open.focus, root]);
  return { editor, open };
}

interface EditorParts {
  readonly read: () => ControlledSubjects;
  readonly change: (after: EditedSubjects) => void;
  readonly openParts: () => OpenParts;
  readonly setOpen: (change: OpenState) => void;
}

function createEditor({ read, change, openParts, setOpen }: EditorParts): Editor {
  const now = () => {
    const { value: subjects, errors, path } = read();
    return { subjects, errors, path };
  };
  const reveal = (path: Path) => setOpen({ ...partsAt(now(), path), focus: { path } });
  return {
    read: now,
    apply: (edit) => {
      const before = now();
      change(edit(before, before.path));
    },
    open: setOpen,
    isOpen: (key) => openParts().question === key,
    reveal,
    addErrors: (added) => {
      const { subjects, errors } = now();
      change({ subjects, errors: { ...errors, ...added } });
      const [first] = Object.keys(added);
      if (first !== undefined) reveal(first);
    },
  };
}

/** The subject and the question that contain a path; nothing for a path outside the list. */
function partsAt({ subjects, path: list }: ReturnType<Editor['read']>, path: Path): OpenParts {
  if (!path.startsWith(`${list}.`)) return {};
  const [subjectIndex, , questionIndex] = path.slice(list.length + 1).split('.');
  const subject = subjects[Number(subjectIndex)];
  const question = subject?.mcqs[Number(questionIndex)];
  return { ...(subject && { subject: subject.key }), ...(question && { question: question.key }) };
}
