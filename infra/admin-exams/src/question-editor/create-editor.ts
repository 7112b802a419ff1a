import type { Path } from '@pathshala/admin-kit/values/path';
import type { EditedSubjects, Errors } from './draft/edit-subjects.ts';
import type { Editor, OpenParts } from './editor-context.ts';
import type { SubjectDraft } from './draft/question-draft.ts';

export interface ControlledSubjects {
  readonly value: readonly SubjectDraft[];
  readonly onChange: (value: readonly SubjectDraft[], errors: Errors) => void;
  readonly errors: Errors;
  readonly path: Path;
}

export interface OpenState extends OpenParts {
  /** The field that gets the focus; a new object asks again. */
  readonly focus?: { readonly path: Path };
}

export interface SynchronisedEditor extends Editor {
  /** Is called after each render with what was rendered. */
  readonly synchronise: (rendered: ControlledSubjects, open: OpenParts) => void;
}

/** The actions on a controlled value. They start from the last change, also before it is rendered. */
export function createEditor(
  first: ControlledSubjects,
  setOpen: (change: OpenState) => void,
): SynchronisedEditor {
  let latest = first;
  let openParts: OpenParts = {};

  function read() {
    const { value: subjects, errors, path } = latest;
    return { subjects, errors, path };
  }

  function change({ subjects, errors }: EditedSubjects): void {
    latest = { ...latest, value: subjects, errors };
    latest.onChange(subjects, errors);
  }

  function reveal(path: Path): void {
    setOpen({ ...partsAt(read(), path), focus: { path } });
  }

  return {
    read,
    reveal,
    synchronise: (rendered, open) => {
      latest = rendered;
      openParts = open;
    },
    apply: (edit) => change(edit(read(), latest.path)),
    open: setOpen,
    isOpen: (key) => openParts.question === key,
    addErrors: (added) => {
      const { subjects, errors } = read();
      const [firstPath] = Object.keys(added);
      if (firstPath === undefined) return;
      change({ subjects, errors: { ...errors, ...added } });
      reveal(firstPath);
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
