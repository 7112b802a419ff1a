import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { type RecordFormOptions, useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import type { FieldValues } from 'react-hook-form';
import { type TextKey, useTexts } from '../texts.ts';
import { namedFailure } from './named-failure.ts';
import { type PartKind, stalePaths } from './part-calls.ts';

interface EditedPart {
  readonly _id: string;
  readonly rev?: number | undefined;
}

interface PartFormOptions<Values extends FieldValues, Output, Stored extends EditedPart, Saved> extends Omit<
  RecordFormOptions<Values, Output, Stored, Saved>,
  'draft' | 'stale' | 'messageOf'
> {
  readonly kind: PartKind;
  /** The part above a new one; a course has none. */
  readonly parentId?: string | undefined;
  readonly createFailed: TextKey;
}

/** The form of a course or of a part of it. */
export function usePartForm<Values extends FieldValues, Output, Stored extends EditedPart, Saved>({
  kind,
  parentId,
  createFailed,
  ...options
}: PartFormOptions<Values, Output, Stored, Saved>): FormHandle<Values, Output, undefined> {
  const translate = useTexts();
  return useRecordForm<Values, Output, Stored, Saved>({
    ...options,
    draft: [kind, parentId === undefined ? 'new' : `${parentId}:new`],
    stale: stalePaths,
    messageOf: (code) => translate(code as TextKey),
    create: (body) => namedFailure(options.create(body), (failure) => translate(createFailed, failure)),
  });
}
