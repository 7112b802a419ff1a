import { useMemo } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import type { ControlledSubjects } from '../create-editor.ts';
import type { Errors } from './edit-subjects.ts';
import type { QuestionDraft, SubjectDraft } from './question-draft.ts';
import type { EditorStateProps } from '../use-editor-state.ts';

/** The key of the subject around the questions of a form without subjects. */
export const hiddenSubjectKey = 'questions';

export interface ControlledQuestions {
  readonly value: readonly QuestionDraft[];
  /** `errors` after the change: they move with their rows, and those of a changed field are cleared. */
  readonly onChange: (value: readonly QuestionDraft[], errors: Errors) => void;
  /** Messages by path from the root of the form. */
  readonly errors: Errors;
  readonly focusTarget?: { readonly path: Path } | null | undefined;
}

/** The paths of a form, and the paths of the same parts inside the hidden subject. */
export interface HiddenPaths {
  readonly outer: Path;
  readonly inner: Path;
}

function withPrefix(path: Path, from: Path, to: Path): Path {
  return path === from || path.startsWith(`${from}.`) ? to + path.slice(from.length) : path;
}

function movedTo(errors: Errors, from: Path, to: Path): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [withPrefix(path, from, to), message]),
  );
}

/** The editor works on subjects: the questions of a form without subjects are those of one that is not shown. */
export function useHiddenSubject(
  { value, onChange, errors, focusTarget }: ControlledQuestions,
  { outer, inner }: HiddenPaths,
): EditorStateProps & { readonly subject: SubjectDraft } {
  const subject = useMemo<SubjectDraft>(
    () => ({ key: hiddenSubjectKey, subjectName: '', mandatory: true, mcqs: value }),
    [value],
  );
  const subjects = useMemo(() => [subject], [subject]);
  const moved = useMemo(() => movedTo(errors, outer, inner), [errors, outer, inner]);
  const target = useMemo(
    () => focusTarget && { path: withPrefix(focusTarget.path, outer, inner) },
    [focusTarget, outer, inner],
  );
  const change: ControlledSubjects['onChange'] = ([changed], left) =>
    onChange(changed?.mcqs ?? [], movedTo(left, inner, outer));
  return { subject, value: subjects, errors: moved, focusTarget: target, path: outer, onChange: change };
}
