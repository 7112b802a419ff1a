import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { errorsUnder, type FieldErrors, setErrors, without } from '../form-errors.ts';
import { movedErrors } from '../moved-errors.ts';
import { Opaque } from '../opaque.ts';
import { useFormErrors } from '../use-form-errors.ts';

export interface OpaqueFieldProps<Value, Values extends FieldValues = FieldValues> {
  readonly name: FieldPath<Values>;
  /** A controlled editor. `errors` are those at and under its path. */
  readonly children: (editor: {
    readonly value: Value;
    readonly onChange: (value: Value) => void;
    readonly errors: FieldErrors;
    readonly path: string;
  }) => ReactNode;
}

/**
 * Connects a controlled editor of a large value, which the form holds as `Opaque`. The errors of a changed part are cleared;
 * the others move with their entries, which are followed by their `key`.
 */
export function OpaqueField<Value, Values extends FieldValues = FieldValues>({
  name,
  children,
}: OpaqueFieldProps<Value, Values>): ReactNode {
  const methods = useFormContext<Values>();
  const { field } = useController<Values>({ name });
  const all = useFormErrors();
  const errors = useStable(errorsUnder(all, name));
  const { value, onChange: setValue } = field as unknown as {
    readonly value: Opaque<Value>;
    readonly onChange: (value: Opaque<Value>) => void;
  };
  const latest = useRef({ value, all, errors });
  latest.current = { value, all, errors };
  const onChange = useCallback(
    (next: Value) => {
      const { value: before, all: others, errors: own } = latest.current;
      if (Object.keys(own).length > 0) {
        const moved = movedErrors(own, name, [before.get(), next]);
        setErrors(methods, { ...without(others, Object.keys(own)), ...moved });
      }
      setValue(new Opaque(next));
    },
    [methods, name, setValue],
  );
  return children({ value: value.get(), onChange, errors, path: name });
}

/** The same object while its entries are the same, so that the editor does not render again for the errors of others. */
function useStable(errors: FieldErrors): FieldErrors {
  const key = JSON.stringify(errors);
  return useMemo(() => JSON.parse(key) as FieldErrors, [key]);
}
