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
  readonly rev?: number | undefined;
  readonly changedBy?: string | null | undefined;
  readonly changedAt?: string | null | undefined;
}

/** The revision that the form started from. */
interface Edit {
  readonly rev?: number;
}

type Passed = 'schema' | 'fields' | 'remedyOf' | 'messages' | 'labelsOf' | 'location' | 'locationOf';

interface SharedOptions<Values extends FieldValues, Output, Stored, Saved, Location> extends Pick<
  AdminFormOptions<Values, Output, Saved, Location>,
  Passed
> {
  readonly restore?: DraftOptions<NoInfer<Values>, Location>['restore'];
  readonly valuesOf: (stored: NoInfer<Stored>) => NoInfer<Values & Whole<Values, Output>>;
  /** The name in the notice of a save; left out if that names nothing. */
  readonly nameOf?: (saved: NoInfer<Saved>) => string;
  readonly savedText?: TextInBoth;
  /** The paths of the queries to invalidate after a save. */
  readonly stale: readonly string[];
  readonly onSaved?: (saved: NoInfer<Saved>) => void;
}

export interface StoredFormOptions<
  Values extends FieldValues,
  Output,
  Stored extends EditedRecord,
  Saved,
  Location = undefined,
> extends SharedOptions<Values, Output, Stored, Saved, Location> {
  /** The draft's name in this browser: the kind of record, and which one it is if there are several. */
  readonly draft: readonly [kind: string, name?: string];
  readonly stored: Stored;
  readonly read: () => Promise<NoInfer<Stored>>;
  readonly replace: (body: Output, edit: Edit) => Promise<Saved>;
}

export interface RecordFormOptions<
  Values extends FieldValues,
  Output,
  Stored extends EditedRecord & { readonly _id: string },
  Saved,
  Location = undefined,
> extends SharedOptions<Values, Output, Stored, Saved, Location> {
  /** The kind of record, and what names a new one: the draft's name in this browser. */
  readonly draft: readonly [kind: string, newName: string];
  /** Absent for a new one. */
  readonly stored: Stored | undefined;
  readonly empty: NoInfer<Values & Whole<Values, Output>>;
  readonly read: (id: string) => Promise<NoInfer<Stored>>;
  readonly create: (body: Output) => Promise<Saved>;
  readonly replace: (stored: NoInfer<Stored>, body: Output, edit: Edit) => Promise<Saved>;
}

function versionOf<Values>(record: EditedRecord, values: Values): StoredVersion<Values> {
  const { rev, changedBy = null, changedAt = null } = record;
  if (rev === undefined) throw new Error('The server did not send the record as its author sees it.');
  return { values, rev, changedBy, changedAt };
}

/** The answer of a call that others than authors get with less. */
export function asAuthor<Answer extends object>(answer: Answer): Extract<Answer, { readonly rev: number }> {
  if (!('rev' in answer)) throw new Error('The server did not send the record as its author sees it.');
  return answer as Extract<Answer, { readonly rev: number }>;
}

/** How a save is announced. */
function useNotice<Saved>({
  nameOf,
  savedText = commonTexts.nameIsSaved,
  onSaved,
}: Pick<SharedOptions<FieldValues, unknown, unknown, Saved, unknown>, 'nameOf' | 'savedText' | 'onSaved'>) {
  const translate = useText();
  const inLanguage = useBilingual();
  const { toast } = useServices();
  return (saved: Saved): void => {
    toast.success(translate(savedText, nameOf && { name: inLanguage(nameOf(saved)) }));
    onSaved?.(saved);
  };
}

function useDraft<Values, Location>(
  [kind, name]: readonly [kind: string, name?: string],
  restore: DraftOptions<Values, Location>['restore'],
): DraftOptions<Values, Location> {
  const user = useUser()?._id ?? 'nobody';
  return { name: [kind, user, name].filter(Boolean).join(':'), ...(restore && { restore }) };
}

/** The form of a record that is always there: it is read and replaced at its revision. */
export function useStoredForm<
  Values extends FieldValues,
  Output,
  Stored extends EditedRecord,
  Saved,
  Location = undefined,
>(options: StoredFormOptions<Values, Output, Stored, Saved, Location>): FormHandle<Values, Output, Location> {
  const { draft, restore, stored, valuesOf, read, replace, nameOf: _, stale, ...passed } = options;
  return useAdminForm<Values, Output, Saved, Location>({
    ...passed,
    defaultValues: valuesOf(stored),
    rev: stored.rev,
    draft: useDraft(draft, restore),
    invalidates: stale,
    save: (body, { rev }) => replace(body, rev === undefined ? {} : { rev }),
    loadStored: async () => {
      const now = await read();
      return versionOf(now, valuesOf(now));
    },
    onSaved: useNotice(options),
  });
}

/** The form of a record that is created, or read and replaced at its revision. */
export function useRecordForm<
  Values extends FieldValues,
  Output,
  Stored extends EditedRecord & { readonly _id: string },
  Saved,
  Location = undefined,
>(options: RecordFormOptions<Values, Output, Stored, Saved, Location>): FormHandle<Values, Output, Location> {
  const { draft, restore, stored, empty, valuesOf, read, create, replace, nameOf: _, ...rest } = options;
  const { stale, ...passed } = rest;
  return useAdminForm<Values, Output, Saved, Location>({
    ...passed,
    defaultValues: stored ? valuesOf(stored) : empty,
    rev: stored?.rev,
    draft: useDraft([draft[0], stored?._id ?? draft[1]], restore),
    invalidates: stale,
    save: (body, { rev }) =>
      stored ? replace(stored, body, rev === undefined ? {} : { rev }) : create(body),
    ...(stored && {
      loadStored: async () => {
        const now = await read(stored._id);
        return versionOf(now, valuesOf(now));
      },
    }),
    onSaved: useNotice(options),
  });
}
