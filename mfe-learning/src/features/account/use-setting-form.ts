import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { type ChangeEvent, type SyntheticEvent, useState } from 'react';

type Fields = Readonly<Record<string, string>>;
type Errors<Form> = Partial<Record<keyof Form, string>>;

interface SettingFormOptions<Form extends Fields> {
  readonly empty: Form;
  /** The problem of a field before it is sent; what the server checks is not checked twice. */
  readonly check?: (form: Form) => Errors<Form>;
  readonly send: (form: Form) => Promise<void>;
  /** The form as it continues after a refusal; the same by default. */
  readonly afterRefusal?: (form: Form, error: ApiError) => Form;
}

interface SettingForm<Form extends Fields> {
  readonly values: Form;
  readonly errors: Errors<Form>;
  /** The reason why the form as a whole was refused. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly input: (name: keyof Form & string) => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  readonly set: (values: Partial<Form>) => void;
  /** `changed`: values that were entered in the same event. */
  readonly submit: (event?: SyntheticEvent, changed?: Partial<Form>) => void;
}

interface State<Form> {
  readonly values: Form;
  readonly errors: Errors<Form>;
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
}

/** A short form whose refusals stay beside its fields. */
export function useSettingForm<Form extends Fields>(options: SettingFormOptions<Form>): SettingForm<Form> {
  const { toast } = useServices();
  const [state, setState] = useState<State<Form>>({
    values: options.empty,
    errors: {},
    refusal: undefined,
    isBusy: false,
  });

  const set = (values: Partial<Form>): void =>
    setState((before) => ({ ...before, values: { ...before.values, ...values } }));

  function refuse(values: Form, error: ApiError): void {
    const fields = Object.keys(values).filter((name) => error.fields[name] !== undefined);
    toast.error(error.message);
    setState({
      values: options.afterRefusal?.(values, error) ?? values,
      errors: error.fields as Errors<Form>,
      refusal: fields.length === 0 ? error.message : undefined,
      isBusy: false,
    });
  }

  async function send(values: Form): Promise<void> {
    const errors = options.check?.(values) ?? {};
    const isRefused = Object.keys(errors).length > 0;
    setState({ values, errors, refusal: undefined, isBusy: !isRefused });
    if (isRefused) return;
    try {
      await options.send(values);
      setState({ values: options.empty, errors: {}, refusal: undefined, isBusy: false });
    } catch (error) {
      if (!isApiError(error)) throw error;
      refuse(values, error);
    }
  }

  return {
    ...state,
    set,
    input: (name) => ({
      name,
      value: state.values[name] ?? '',
      onChange: ({ target }) => set({ [name]: target.value } as Partial<Form>),
    }),
    submit: (event, changed) => {
      event?.preventDefault();
      if (!state.isBusy) void send({ ...state.values, ...changed });
    },
  };
}
