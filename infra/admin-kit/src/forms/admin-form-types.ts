import type { ApiError } from '@pathshala/web-kit/api-error';
import type { Whole } from '@pathshala/web-kit/route-types';
import type { Store } from '@pathshala/web-kit/store';
import type { TextInBoth } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { StoredDraft } from './draft/draft-storage.ts';
import type { FieldErrors } from './errors/form-errors.ts';
import type { Fields } from './record-fields.ts';
import type { Path } from '../values/path.ts';

/** The stored record with the edit that produced it, read again after a conflict. */
export interface StoredVersion<Values> {
  readonly values: Values;
  readonly rev: number;
  readonly changedBy: string | null;
  /** ISO 8601. */
  readonly changedAt: string | null;
}

export interface DraftOptions<Values, Location> {
  /** User and record, for example `book:<user>:<id>`; stored under `persist:<name>`. */
  readonly name: string;
  /** Adds what an older version of the form did not store; undefined if the draft cannot be shown. */
  readonly restore?: (
    stored: Partial<StoredDraft<Values, Location>>,
  ) => Pick<StoredDraft<Values, Location>, 'values' | 'location'> | undefined;
}

export interface AdminFormOptions<Values extends FieldValues, Output, Answer, Location> {
  /** The contract's schema; with a `transform` before it if the form's values have another shape. */
  readonly schema: z.ZodType<Output, Values>;
  /** The values with every field that the schema would fill in by a default: a save replaces the record. */
  readonly defaultValues: NoInfer<Values & Whole<Values, Output>>;
  /** Sends the parsed values, and rejects with an ApiError. `rev` is the revision that the form started from. */
  readonly save: (values: Output, context: { readonly rev: number | undefined }) => Promise<Answer>;
  /** Runs after a successful save. The draft is gone, unless something was typed meanwhile. */
  readonly onSaved?: (answer: Answer) => void;
  /** The paths of the queries to invalidate after a save. */
  readonly invalidates?: readonly string[];
  /** The revision of the record as it was loaded; left out for a new one. */
  readonly rev?: number | undefined;
  /** Stores what is typed in this browser until it is saved. */
  readonly draft?: DraftOptions<NoInfer<Values>, Location>;
  /** Reads the stored version after a concurrent edit, so that the author can choose between both. */
  readonly loadStored?: () => Promise<StoredVersion<NoInfer<Values>>>;
  /** The way out of a refusal of the form as a whole, such as a link; it is shown with the server's message. */
  readonly remedyOf?: (error: ApiError, values: NoInfer<Values>) => ReactNode;
  /** The texts of the codes that a schema uses as its messages. */
  readonly messages?: Readonly<Record<string, TextInBoth>>;
  /** The fields of the record, which `Field` shows. */
  readonly fields?: Fields;
  /** The labels of the parts that contain a path, the outermost first; where it knows none, the label of the field. */
  readonly labelsOf?: (path: Path, values: NoInfer<Values>) => readonly string[];
  /** The first step of a form of several steps. The location is stored with the draft. */
  readonly location?: Location;
  /** The location that shows a path. */
  readonly locationOf?: (path: Path, values: NoInfer<Values>, current: Location) => Location;
}

/** Both versions after a concurrent edit, and the actions to resolve it. */
export interface Conflict<Values> {
  readonly theirs: StoredVersion<Values>;
  /** The stored version with this author's changes in it: what `keepMine` saves. */
  readonly mine: Values;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly close: () => void;
}

/** A form: react-hook-form's methods, the draft and the save. Pass it to `<AdminForm form={form}>`. */
export interface FormHandle<Values extends FieldValues = FieldValues, Output = unknown, Location = unknown> {
  /** react-hook-form's own methods: `control`, `getValues`, `setValue` … */
  readonly methods: UseFormReturn<Values, unknown, Output>;
  readonly location: Store<Location>;
  /** Whether the form has changes that are not saved. */
  readonly unsaved: Pick<Store<boolean>, 'get' | 'subscribe'>;
  readonly draft: FormDraft<Values, Location>;
  readonly isSaving: boolean;
  /** Whether a save is on its way; read at the time of the call. */
  readonly isBusy: () => boolean;
  /** The server's error about the form as a whole. */
  readonly message: string | undefined;
  /** The way out of the refusal. */
  readonly remedy: ReactNode;
  readonly conflict: Conflict<Values> | undefined;
  /** The session has ended: the dialog to log in again is open, and the save continues after it. */
  readonly logInAgain: { readonly done: () => void; readonly close: () => void } | undefined;
  /** Validates and saves; called by Save and by Ctrl/Cmd+S. */
  readonly save: () => void;
  /** Replaces all errors and reveals the first one. */
  readonly showErrors: (errors: FieldErrors) => void;
  /** Opens the location of a field and moves the focus to it. */
  readonly reveal: (path: Path) => void;
  readonly focusTarget: Store<{ readonly path: Path } | undefined>;
  /** The labels of the parts that contain a path, in these values; by default in those of the form. */
  readonly labelsOf: (path: Path, values?: Values) => readonly string[];
  readonly fields: Fields;
  /** The label of each mounted field. */
  readonly labels: Map<Path, ReactNode>;
}

export interface FormDraft<Values, Location> {
  /** The draft of an earlier visit, if the form started with it. */
  readonly restored: StoredDraft<Values, Location> | undefined;
  /** False if this browser does not store the draft. */
  readonly isPersisted: boolean;
  /** The form has no stored record to return to. */
  readonly isNew: boolean;
  /** The record was changed since the draft started. */
  readonly isOutdated: boolean;
  /** Discards the draft and starts again with these values, by default those that the form was opened with. */
  readonly restart: (values?: Values, rev?: number) => void;
  /** Restarts with the values that the form was opened with. The returned function brings the draft back. */
  readonly discard: () => () => Promise<void>;
}
