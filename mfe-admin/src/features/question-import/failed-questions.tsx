import { Button, Textarea } from '@mantine/core';
import { KeyedQuestion } from '@pathshala/admin-exams/keyed-question/keyed-question';
import type { FailedQuestion, QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import type { listFailedQuestions, mendFailedQuestion } from '@pathshala/svc-exams-contract/question-routes';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from './import.module.css';
import { placeText, texts } from './texts.ts';

const path = '/questions/imports/{id}/failed';
const pageSize = 10;

/** The questions with errors, each with what was written for it: its author mends it here, the others stay as they are. */
export function FailedQuestions({ read }: { readonly read: QuestionImport }): ReactNode {
  const translate = useText();
  const [page, setPage] = useState(1);
  const { importId: id, format } = read;
  const count = read.rows - read.questions + read.mended;
  const query = useApiQuery<typeof listFailedQuestions>(
    path,
    { params: { id }, query: { page, pageSize } },
    { keepPrevious: true, enabled: count > 0 },
  );
  if (count === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.toMend, { n: read.rows - read.questions })}</h2>
      <p>{translate(texts.toMendHelp)}</p>
      <QueryStates query={query} failedTitle={() => translate(texts.failed)}>
        {({ items, total }) => (
          <>
            <ol className={styles['questions']}>
              {items.map((failed) => (
                <li key={failed.line}>
                  <Failed id={id} failed={failed} format={format} />
                </li>
              ))}
            </ol>
            <Pagination page={page} pageSize={pageSize} total={total} onPage={setPage} />
          </>
        )}
      </QueryStates>
    </section>
  );
}

interface FailedProps {
  readonly id: string;
  readonly failed: FailedQuestion;
  readonly format: QuestionImport['format'];
}

function Failed({ id, failed, format }: FailedProps): ReactNode {
  const translate = useText();
  const { line, question } = failed;
  const place = translate(placeText(format), { n: line });
  if (question === null) return <MendForm id={id} failed={failed} place={place} />;
  return (
    <KeyedQuestion
      question={question}
      head={
        <>
          {place} <Badge tone="good">{translate(texts.isMended)}</Badge>{' '}
          {question.isDuplicate && <Badge tone="attention">{translate(texts.isDuplicate)}</Badge>}
        </>
      }
    />
  );
}

const charactersInRow = 80;
const maxRows = 16;

/** Rows of a field that shows the text without scrolling, unless it is long. */
function rowsOf(text: string): number {
  const rows = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / charactersInRow)));
  return Math.min(
    maxRows,
    rows.reduce((sum, count) => sum + count, 0),
  );
}

interface MendFormProps {
  readonly id: string;
  readonly failed: FailedQuestion;
  readonly place: string;
}

function MendForm({ id, failed: { line, errors, fields }, place }: MendFormProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const [written, setWritten] = useState<readonly string[]>(fields.map(({ text }) => text));
  const mend = useApiMutation<typeof mendFailedQuestion>('put', '/questions/imports/{id}/failed/{line}', {
    invalidates: [path, '/questions/imports/{id}'],
    onError: (error) => toast.error(error.message),
  });
  const write = (at: number, text: string): void => {
    setWritten((before) => before.map((one, index) => (index === at ? text : one)));
  };
  return (
    <form
      className={styles['mend']}
      aria-label={place}
      onSubmit={(event) => {
        event.preventDefault();
        mend.mutate({ params: { id, line }, body: { texts: [...written] } });
      }}
    >
      <strong>{place}</strong>
      <ul className={styles['problems']} role="alert">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      {fields.map(({ name }, at) => (
        <Textarea
          // Fields have no other identity than their place in the row.
          key={`${at}`}
          label={name === '' ? translate(texts.written) : name}
          rows={rowsOf(written[at] ?? '')}
          spellCheck={false}
          value={written[at] ?? ''}
          onChange={(event) => write(at, event.currentTarget.value)}
        />
      ))}
      {fields.length > 0 && (
        <Button type="submit" variant="default" mt="sm" loading={mend.isPending}>
          {translate(texts.readAgain)}
        </Button>
      )}
    </form>
  );
}
