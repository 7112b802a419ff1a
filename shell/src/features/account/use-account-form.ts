import type { SyntheticEvent } from 'react';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { Problem, Problems } from './rules.ts';

export interface AccountFormOptions<Form extends FieldValues> {
  readonly empty: DefaultValues<Form>;
  readonly check: (form: Form) => Problems<Form>;
  readonly send: (form: Form) => Promise<void>;
}

export interface AccountForm<Form extends FieldValues> extends Pick<
  UseFormReturn<Form>,
  'register' | 'formState'
> {
  /** The refusal of the form as a whole; remains after its toast has disappeared. */
  readonly refusal: string | undefined;
  readonly submit: (event: SyntheticEvent) => void;
}

/** A form that shows problems beside their fields and in a toast (spec §5), and keeps what was typed. */
export function useAccountForm<Form extends FieldValues>(
  options: AccountFormOptions<Form>,
): AccountForm<Form> {
  const translate = useText();
  const { session, toast } = useServices();
  const form = useForm<Form>({ defaultValues: options.empty, shouldFocusError: true });

  function show(problems: readonly (readonly [string, string])[]): void {
    for (const [index, [field, message]] of problems.entries()) {
      form.setError(field as Path<Form>, { message }, { shouldFocus: index === 0 && field !== 'root' });
    }
  }

  async function submit(values: Form): Promise<void> {
    const problems = Object.entries(options.check(values) as Record<string, Problem>).map(
      ([field, { text, params }]) => [field, translate(text, params)] as const,
    );
    show(problems);
    const first = problems.find(([field]) => field === 'root') ?? problems[0];
    if (first) return toast.error(first[1]);
    session.pending();
    try {
      await options.send(values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      session.failed(error.message);
      toast.error(error.message);
      const fields = Object.entries(error.fields);
      show(fields);
      if (fields.length === 0) form.setError('root', { message: error.message });
    }
  }

  return {
    register: form.register,
    formState: form.formState,
    refusal: form.formState.errors.root?.message,
    submit: (event) => {
      event.preventDefault();
      form.clearErrors();
      void form.handleSubmit(submit)(event);
    },
  };
}
