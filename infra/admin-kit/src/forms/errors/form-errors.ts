import type {
  FieldErrors as ErrorTree,
  FieldValues,
  Path as FieldPath,
  UseFormReturn,
} from 'react-hook-form';
import { isAtOrUnder, type Path } from '../../values/path.ts';

/** Path → message in the reader's language. The paths are the server's (`units.0.years.1.timeLimit`). */
export type FieldErrors = Readonly<Record<Path, string>>;

type Methods<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'control' | 'setError' | 'clearErrors'
>;

const join = (path: Path, part: string): Path => (path === '' ? part : `${path}.${part}`);

/** The error tree of react-hook-form as a list; a path may have an error beside those of the parts in it. */
export function flatErrors(tree: ErrorTree): FieldErrors {
  const found: Record<Path, string> = {};
  function collect(node: unknown, path: Path): void {
    if (typeof node !== 'object' || node === null) return;
    const { message, ...parts } = node as Record<string, unknown>;
    if (typeof message === 'string') {
      found[path] = message;
      delete parts['ref'];
    } else collect(message, join(path, 'message'));
    for (const [name, part] of Object.entries(parts)) {
      if (name === 'root' && path !== '') collect(part, path);
      else collect(part, join(path, name));
    }
  }
  collect(tree, '');
  return found;
}

/** Replaces all errors. */
export function setErrors<Values extends FieldValues, Output>(
  methods: Methods<Values, Output>,
  errors: FieldErrors,
): void {
  methods.clearErrors();
  for (const [path, message] of Object.entries(errors)) {
    methods.setError(path as FieldPath<Values>, { type: 'server', message });
  }
}

/** All errors at the time of the call. */
export function errorsOf<Values extends FieldValues, Output>({
  control,
}: Pick<Methods<Values, Output>, 'control'>): FieldErrors {
  return flatErrors(control._formState.errors);
}

/** A change clears the errors of the field and of the parts around it, and no other. */
export function clearErrorsAround<Values extends FieldValues, Output>(
  methods: Methods<Values, Output>,
  changed: Path,
): void {
  const errors = errorsOf(methods);
  const cleared = Object.keys(errors).filter((path) => isAtOrUnder(changed, path));
  if (cleared.length === 0) return;
  const [only] = cleared;
  if (cleared.length === 1 && only === changed) methods.clearErrors(changed as FieldPath<Values>);
  else setErrors(methods, without(errors, cleared));
}

export function without(errors: FieldErrors, paths: readonly Path[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !paths.includes(path)));
}

/** The errors at and under a path. */
export function errorsUnder(errors: FieldErrors, path: Path): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([at]) => isAtOrUnder(at, path)));
}
