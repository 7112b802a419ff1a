import { SaveCancelled } from '@pathshala/admin-kit/forms/save-cancelled';
import { useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type {
  createClass,
  createClassSeries,
  readClass,
  replaceClass,
} from '@pathshala/svc-catalog-contract/class-routes';
import type { ClassForAdmin } from '@pathshala/svc-catalog-contract/classes';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { classFields } from '../../../resources/class.fields.ts';
import { staleClasses } from '../use-delete-classes.ts';
import { texts } from '../texts.ts';
import { classOf, classSchema, type CompleteClass, emptyClass, seriesOf, valuesOf } from './class-values.ts';

interface ClassFormOptions {
  /** Absent for a new one. */
  readonly one: ClassForAdmin | undefined;
  readonly place: { readonly courseId: string; readonly batchId: string };
  readonly onSaved: () => void;
}

interface Titled {
  readonly title: string;
}

/** Sends the class; what clashes is said, and sent again once it is confirmed. */
function useConfirmedClash() {
  const translate = useText();
  const confirm = useConfirm();
  return async <Answer extends Titled>(
    send: (confirmsClash: boolean) => Promise<Answer>,
  ): Promise<Titled> => {
    try {
      return await send(false);
    } catch (error) {
      if (!isApiError(error, 409) || error.code !== 'catalog.class.clash') throw error;
      const question = { title: translate(texts.clashTitle), confirmText: translate(texts.clashConfirm) };
      if (!(await confirm({ ...question, body: error.message }))) throw new SaveCancelled();
      return send(true);
    }
  };
}

export function useClassForm({ one, place, onSaved }: ClassFormOptions) {
  const { api } = useServices();
  const withClash = useConfirmedClash();
  const create = (values: CompleteClass) =>
    withClash<Titled>((confirmsClash) =>
      values.repeats === 'weekly'
        ? api.call<typeof createClassSeries>('post', '/classes/series', {
            body: { ...seriesOf(values), confirmsClash },
          })
        : api.call<typeof createClass>('post', '/classes', {
            body: { ...classOf(values, false), confirmsClash },
          }),
    );
  return useRecordForm({
    draft: ['class', `new:${place.batchId || place.courseId}`],
    schema: classSchema,
    fields: classFields,
    stored: one,
    empty: emptyClass(place),
    valuesOf,
    read: async (id) => {
      const stored = await api.call<typeof readClass>('get', '/classes/{id}', { params: { id } });
      if (!('rev' in stored)) throw new Error('The server did not send the class as authors see it.');
      return stored;
    },
    create,
    replace: ({ _id: id, series }, values, edit) =>
      withClash((confirmsClash) =>
        api.call<typeof replaceClass>('put', '/classes/{id}', {
          params: { id },
          body: { ...classOf(values, series !== null), ...edit, confirmsClash },
        }),
      ),
    nameOf: ({ title }) => title,
    stale: staleClasses,
    onSaved,
  });
}
