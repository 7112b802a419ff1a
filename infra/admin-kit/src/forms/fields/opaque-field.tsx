import { useStore } from '@pathshala/web-kit/store';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useFormHandle } from '../form-context.ts';
import { errorsOf, errorsUnder, type FieldErrors, setErrors, without } from '../errors/form-errors.ts';
import { Opaque } from '../opaque.ts';
import { useFormErrors } from '../errors/use-form-errors.ts';

/** The props of a controlled editor of a large value. */
export interface OpaqueEditor<Value> {
  readonly value: Value;
  /** `errors` are those at and under the path after the change. */
  readonly onChange: (value: Value, errors: FieldErrors) => void;
  readonly errors: FieldErrors;
  readonly path: string;
  /** The field that the form reveals; each new object asks again. */
  readonly focusTarget: { readonly path: string } | null;
}

export interface OpaqueFieldProps<Value, Values extends FieldValues = FieldValues> {
  readonly name: FieldPath<Values>;
  readonly children: (editor: OpaqueEditor<Value>) => ReactNode;
}

/** Connects a controlled editor of a large value, which the form holds as `Opaque`. */
export function OpaqueField<Value, Values extends FieldValues = FieldValues>({
  name,
  children,
}: OpaqueFieldProps<Value, Values>): ReactNode {
  const methods = useFormContext<Values>();
  const { field } = useController<Values>({ name });
  const errors = useStable(errorsUnder(useFormErrors(), name));
  const focusTarget = useStore(useFormHandle().focusTarget) ?? null;
  const { value, onChange: setValue } = field as unknown as {
    readonly value: Opaque<Value>;
    readonly onChange: (value: Opaque<Value>) => void;
  };
  const onChange = useCallback(
    (next: Value, left: FieldErrors) => {
      const before = errorsOf(methods);
      const own = errorsUnder(before, name);
      if (JSON.stringify(left) !== JSON.stringify(own)) {
        setErrors(methods, { ...without(before, Object.keys(own)), ...left });
      }
      setValue(new Opaque(next));
    },
    [methods, name, setValue],
  );
  return children({ value: value.get(), onChange, errors, path: name, focusTarget });
}

/** The same object while its entries are the same, so that the editor does not render again for the errors of others. */
function useStable(errors: FieldErrors): FieldErrors {
  const key = JSON.stringify(errors);
  return useMemo(() => JSON.parse(key) as FieldErrors, [key]);
}
