import type { Path } from '../draft/path.ts';
import type { EditedSubjects, Errors } from './edit-subjects.ts';
import type { Editor, OpenParts } from './editor-context.ts';
import type { SubjectDraft } from './question-draft.ts';

export interface ControlledSubjects {
  readonly value: readonly SubjectDraft[];
  readonly onChange: (value: readonly SubjectDraft[]) => void;
  readonly path: Path;
}

export interface EditorState extends OpenParts {
  /** The field that gets the focus; a new object asks again. */
  readonly focus?: { readonly path: Path };
  /** Of the questions that were finished here; those of the form are not among them. */
  readonly errors: Errors;
}

export interface SynchronisedEditor extends Editor {
  /** After each render: what was rendered. */
  readonly synchronise: (props: ControlledSubjects, state: EditorState) => void;
}

export const initialState: EditorState = { errors: {} };

/** The actions on a controlled value. They start from the last change, also before it is rendered. */
export function createEditor(
  firstProps: ControlledSubjects,
  setState: (change: Partial<EditorState>) => void,
): SynchronisedEditor {
  let props = firstProps;
  let state = initialState;

  function set(change: Partial<EditorState>): void {
    state = { ...state, ...change };
    setState(change);
  }

  const read = () => ({ subjects: props.value, errors: state.errors, path: props.path });
  const reveal = (path: Path) => set({ ...partsAt(read(), path), focus: { path } });

  return {
    read,
    reveal,
    synchronise: (rendered, renderedState) => {
      props = rendered;
      state = renderedState;
    },
    apply: (edit) => {
      const before: EditedSubjects = read();
      const { subjects, errors } = edit(before, props.path);
      if (errors !== before.errors) set({ errors });
      if (subjects === before.subjects) return;
      props = { ...props, value: subjects };
      props.onChange(subjects);
    },
    open: set,
    isOpen: (key) => state.question === key,
    addErrors: (added) => {
      const [first] = Object.keys(added);
      if (first === undefined) return;
      set({ errors: { ...state.errors, ...added } });
      reveal(first);
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
