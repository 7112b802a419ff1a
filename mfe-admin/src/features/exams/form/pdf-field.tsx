import { FileField } from '@pathshala/admin-kit/forms/file-field';
import type { Upload } from '@pathshala/admin-kit/forms/use-upload';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { pdfLimit } from '@pathshala/contract-kit/uploads';
import type { uploadExamPdf } from '@pathshala/svc-exams-contract/exam-routes';
import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { examFields } from '../../../resources/exam.fields.ts';
import { filesOf, type ExamValues, type WrittenFile } from './exam-values.ts';
import { formTexts } from './texts.ts';

const megabyte = 1_000_000;
/** Milliseconds: a large file on a slow network. */
const timeout = 120_000;

interface PdfFieldProps {
  readonly name: 'handwrittenPdf' | 'downloadablePdf';
}

/** A PDF of a written exam: uploaded, or an address elsewhere. */
export function PdfField({ name }: PdfFieldProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const label = translate(examFields[`written.${name}`].label);
  const written = useWatch<ExamValues, 'written'>({ name: 'written' });
  const address = written[name];
  const upload = usePdfUpload();
  const isUpload = address.startsWith('/');
  return (
    <div>
      {(isUpload || address === '') && (
        <FileField<ExamValues>
          name={`written.${name}`}
          label={label}
          help={translate(formTexts.pdfHelp, { n: number(pdfLimit / megabyte) })}
          accept="application/pdf"
          maxSize={pdfLimit}
          upload={upload}
          preview={previewOf(filesOf(written))}
          isOptional
        />
      )}
      {!isUpload && (
        <TextField<ExamValues>
          name={`written.${name}`}
          label={address === '' ? translate(formTexts.pdfLink, { field: label }) : label}
          help={translate(formTexts.pdfLinkHelp)}
          type="url"
          maxLength={2000}
          isOptional
        />
      )}
    </div>
  );
}

const previewOf = (files: readonly WrittenFile[]) => (url: string) => (
  <StoredPdf url={url} file={files.find((file) => file.address === url)} />
);

interface StoredPdfProps {
  readonly url: string;
  readonly file: WrittenFile | undefined;
}

function StoredPdf({ url, file }: StoredPdfProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const size = file && number(Math.max(0.01, Math.round((file.size / megabyte) * 100) / 100));
  return (
    <span>
      <a href={url} target="_blank" rel="noreferrer">
        {file?.name ?? 'PDF'}
      </a>
      {size !== undefined && ` (${translate(formTexts.pdfSize, { n: size })})`}
    </span>
  );
}

/** Uploads a PDF and remembers how its author called it, and its size. */
function usePdfUpload(): Upload {
  const { api } = useServices();
  const { getValues, setValue } = useFormContext<ExamValues>();
  return async (file, { onProgress, signal }) => {
    const options = { timeout, signal, fetch: fetchWithProgress(onProgress) };
    const { url, size } = await api.call<typeof uploadExamPdf>(
      'post',
      '/exams/pdf-files',
      { body: file },
      options,
    );
    const others = filesOf(getValues('written')).filter(({ address }) => address !== url);
    setValue('written.files', [...others.slice(-9), { address: url, name: file.name.slice(0, 200), size }]);
    return url;
  };
}
