import type { SyntheticEvent } from 'react';
import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';
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
import { readDraft, useFormDraft } from './use-form-draft.ts';

interface AccountFormOptions<Form extends FieldValues> {
  readonly empty: DefaultValues<Form>;
  readonly check: (form: Form) => Problems<Form>;
  readonly send: (form: Form) => Promise<void>;
  /** Fields that survive a reload of the tab. Never a password or a code. */
  readonly draft?: readonly (keyof Form & string)[];
  /** The text of a refusal, where this page has a better one than the server. */
  readonly refusalOf?: (error: ApiError) => string | undefined;
}

interface AccountFormState<Form extends FieldValues> extends Pick<
  UseFormReturn<Form>,
  'register' | 'control' | 'setValue' | 'setFocus'
> {
  readonly errors: UseFormReturn<Form>['formState']['errors'];
  readonly isSubmitting: boolean;
  /** The refusal of the form as a whole; remains after its toast has disappeared. */
  readonly refusal: string | undefined;
  readonly submit: (event?: SyntheticEvent) => void;
}

const noDraft: readonly string[] = [];

/** A form that shows problems beside their fields and in a toast (spec §5), and keeps what was typed. */
export function useAccountForm<Form extends FieldValues>(
  options: AccountFormOptions<Form>,
): AccountFormState<Form> {
  const translate = useText();
  const { session, toast } = useServices();
  const draft = options.draft ?? noDraft;
  const defaultValues = Object.assign({}, options.empty, readDraft(draft));
  const form = useForm<Form>({ defaultValues, shouldFocusError: true });
  useFormDraft(form, draft);

  function show(problems: readonly (readonly [string, string])[]): void {
    for (const [index, [field, message]] of problems.entries()) {
      form.setError(field as Path<Form>, { message }, { shouldFocus: index === 0 && field !== 'root' });
    }
  }

  function refuse(error: ApiError): void {
    const message = options.refusalOf?.(error) ?? error.message;
    session.failed(message);
    toast.error(message);
    const fields = Object.entries(error.fields);
    show(fields);
    if (fields.length === 0) form.setError('root', { message });
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
      refuse(error);
    }
  }

  return {
    register: form.register,
    control: form.control,
    setValue: form.setValue,
    setFocus: form.setFocus,
    errors: form.formState.errors,
    isSubmitting: form.formState.isSubmitting,
    refusal: form.formState.errors.root?.message,
    submit: (event) => {
      event?.preventDefault();
      form.clearErrors();
      void form.handleSubmit(submit)(event);
    },
  };
}
