import type { AssignmentForStudent, OwnSubmission } from '@pathshala/svc-catalog-contract/assignment';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { PageList } from '@pathshala/web-kit/page-photos/page-list';
import { type PagePhotos, usePagePhotos } from '@pathshala/web-kit/page-photos/use-page-photos';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextArea, TextInput } from '@pathshala/web-kit/parts/text-input';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useNow } from '../../continue/use-now.ts';
import styles from './assignment.module.css';
import { type HandInDraft, useHandInDraft } from './hand-in-draft.ts';
import { createHandInCalls, pageLimit } from './hand-in-pages.ts';
import { PdfField } from './pdf-field.tsx';
import { texts } from './texts.ts';
import { useHandIn } from './use-hand-in.ts';
import { usePdfUpload } from './use-pdf-upload.ts';

interface HandInFormProps {
  readonly assignment: AssignmentForStudent;
  /** The submission that is replaced. */
  readonly submission: OwnSubmission | null;
  readonly onClose: () => void;
}

const known = ['text', 'link', 'groupMembers', 'fileId'];

/** Text, link, photos of pages or PDF. After the due date it says so before anything is sent. */
export function HandInForm({ assignment, submission, onClose }: HandInFormProps): ReactNode {
  const translate = useText();
  const userId = useUser()?._id ?? 'nobody';
  const { draft, change, clear } = useHandInDraft(`${userId}:${assignment._id}`, submission);
  const photos = useHandInPhotos(assignment._id, draft, change);
  const upload = usePdfUpload(assignment._id, (file) => change({ file }));
  const handIn = useHandIn(assignment._id, () => {
    clear();
    onClose();
  });
  const isLate = useNow(10_000) > Date.parse(assignment.dueDate);
  const isUploading = upload.state.kind === 'running';
  const waiting = waitingText(isUploading, photos);
  const fields: Readonly<Record<string, string | undefined>> = handIn.error?.fields ?? {};
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (waiting === null && !handIn.isSending) handIn.send(draft);
      }}
    >
      {isLate && <LateNotice dueDate={assignment.dueDate} />}
      <TypedFields
        isOfGroup={assignment.assignmentType === 'group'}
        draft={draft}
        errors={fields}
        onChange={change}
      />
      <PageList
        heading={<h3>{translate(texts.pages)}</h3>}
        help={translate(texts.pagesHelp, { max: pageLimit })}
        photos={photos}
      />
      <PdfField
        file={draft.file}
        upload={upload}
        error={fields['fileId']}
        onRemove={() => change({ file: null })}
      />
      <Refusal error={handIn.error} />
      {waiting && <p>{translate(waiting)}</p>}
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isBusy={isUploading || handIn.isSending}>
          {translate(isLate ? texts.handInLate : texts.handIn)}
        </Button>
        {submission !== null && <Button onClick={onClose}>{translate(texts.cancel)}</Button>}
      </div>
    </form>
  );
}

/** Returns why the assignment cannot be submitted yet; null: it can. */
function waitingText(isUploading: boolean, { state }: PagePhotos) {
  if (isUploading) return texts.waitForUpload;
  return state.uploads.length > 0 ? texts.waitForPages : null;
}

function useHandInPhotos(
  assignmentId: string,
  { pages }: HandInDraft,
  onChange: (part: Partial<HandInDraft>) => void,
): PagePhotos {
  const { api } = useServices();
  const calls = () =>
    createHandInCalls({ api, assignmentId, pages, onChange: (next) => onChange({ pages: next }) });
  return usePagePhotos(calls, pageLimit);
}

/** A refusal that is about no field of the form. */
function Refusal({ error }: { readonly error: ApiError | null }): ReactNode {
  if (error === null || known.some((name) => error.fields[name] !== undefined)) return null;
  return (
    <Notice tone="bad" isLive>
      <p>{error.message}</p>
    </Notice>
  );
}

function LateNotice({ dueDate }: { readonly dueDate: string }): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  return (
    <Notice tone="attention" title={translate(texts.lateTitle)} isLive>
      <p>{translate(texts.lateText, { time: dateTime(dueDate) })}</p>
    </Notice>
  );
}

interface TypedFieldsProps {
  readonly isOfGroup: boolean;
  readonly draft: HandInDraft;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (part: Partial<HandInDraft>) => void;
}

function TypedFields({ isOfGroup, draft, errors, onChange }: TypedFieldsProps): ReactNode {
  const translate = useText();
  return (
    <>
      {isOfGroup && (
        <Field
          label={translate(texts.groupMembers)}
          help={translate(texts.groupHelp)}
          error={errors['groupMembers']}
        >
          <TextArea
            rows={3}
            maxLength={1000}
            value={draft.groupMembers}
            onChange={({ target }) => onChange({ groupMembers: target.value })}
          />
        </Field>
      )}
      <Field label={translate(texts.text)} help={translate(texts.textHelp)} error={errors['text']} isOptional>
        <TextArea
          rows={8}
          maxLength={50_000}
          value={draft.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <Field label={translate(texts.link)} help={translate(texts.linkHelp)} error={errors['link']} isOptional>
        <TextInput
          type="url"
          inputMode="url"
          maxLength={2000}
          value={draft.link}
          onChange={({ target }) => onChange({ link: target.value })}
        />
      </Field>
    </>
  );
}
