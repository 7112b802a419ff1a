import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Whole } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { type TextInBoth, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { FieldValues } from 'react-hook-form';
import type { AdminFormOptions, DraftOptions, FormHandle, StoredVersion } from './admin-form-types.ts';
import { useAdminForm } from './use-admin-form.ts';

/** A record as an author reads it; others get it without its latest edit. */
interface EditedRecord {
  readonly _id: string;
  readonly rev?: number | undefined;
  readonly changedBy?: string | null | undefined;
  readonly changedAt?: string | null | undefined;
}

type Passed = 'schema' | 'fields' | 'remedyOf' | 'messageOf' | 'labelsOf';

export interface RecordFormOptions<
  Values extends FieldValues,
  Output,
  Stored extends EditedRecord,
  Saved,
> extends Pick<AdminFormOptions<Values, Output, Saved, undefined>, Passed> {
  /** The kind of record, and the stored record or what names a new one: the draft's name in this browser. */
  readonly draft: readonly [kind: string, newName: string];
  readonly restore?: DraftOptions<NoInfer<Values>, undefined>['restore'];
  /** Absent for a new one. */
  readonly stored: Stored | undefined;
  readonly empty: NoInfer<Values & Whole<Values, Output>>;
  readonly valuesOf: (stored: NoInfer<Stored>) => NoInfer<Values & Whole<Values, Output>>;
  readonly read: (id: string) => Promise<NoInfer<Stored>>;
  readonly create: (body: Output) => Promise<Saved>;
  /** Replaces the record; `edit.rev` is the revision that the form started from. */
  readonly replace: (
    stored: NoInfer<Stored>,
    body: Output,
    edit: { readonly rev?: number },
  ) => Promise<Saved>;
  readonly nameOf: (saved: NoInfer<Saved>) => string;
  /** The paths of the queries to invalidate after a save. */
  readonly stale: readonly string[];
  readonly savedText?: TextInBoth;
  readonly onSaved: (saved: NoInfer<Saved>) => void;
}

function versionOf<Values>(record: EditedRecord, values: Values): StoredVersion<Values> {
  const { rev, changedBy = null, changedAt = null } = record;
  if (rev === undefined) throw new Error('The server did not send the record as its author sees it.');
  return { values, rev, changedBy, changedAt };
}

/** The form of a record that is created, or read and replaced at its revision. */
export function useRecordForm<Values extends FieldValues, Output, Stored extends EditedRecord, Saved>(
  options: RecordFormOptions<Values, Output, Stored, Saved>,
): FormHandle<Values, Output, undefined> {
  const { draft, restore, stored, empty, valuesOf, read, create, replace, nameOf, stale, ...passed } =
    options;
  const translate = useText();
  const inLanguage = useBilingual();
  const { toast } = useServices();
  const userId = useUser()?._id ?? 'nobody';
  const [kind, newName] = draft;
  return useAdminForm<Values, Output, Saved>({
    ...passed,
    defaultValues: stored ? valuesOf(stored) : empty,
    rev: stored?.rev,
    draft: { name: `${kind}:${userId}:${stored?._id ?? newName}`, ...(restore && { restore }) },
    invalidates: stale,
    save: (body, { rev }) =>
      stored ? replace(stored, body, rev === undefined ? {} : { rev }) : create(body),
    ...(stored && {
      loadStored: async () => {
        const now = await read(stored._id);
        return versionOf(now, valuesOf(now));
      },
    }),
    onSaved: (saved) => {
      toast.success(
        translate(options.savedText ?? commonTexts.nameIsSaved, { name: inLanguage(nameOf(saved)) }),
      );
      options.onSaved(saved);
    },
  });
}
