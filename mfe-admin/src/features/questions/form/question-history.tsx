import { KeyedQuestion } from '@pathshala/admin-exams/keyed-question/keyed-question';
import type { QuestionVersions } from '@pathshala/svc-exams-contract/question';
import type { listQuestionVersions } from '@pathshala/svc-exams-contract/question-routes';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { changedTexts, texts } from '../texts.ts';
import styles from './question-form.module.css';

type Version = QuestionVersions['items'][number];

/** The versions of the question, newest first: who changed what and when. */
export function QuestionHistory({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const { data, error, refetch } = useApiQuery<typeof listQuestionVersions>('/questions/{id}/versions', {
    params: { id },
  });
  if (error) {
    const title = translate(texts.historyFailed);
    return <FailedState title={title} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.history)}</h2>
      <ul className={styles['versions']}>
        {data.items.map((version) => (
          <li key={version.version}>
            <VersionEntry version={version} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function VersionEntry({ version }: { readonly version: Version }): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  const { changedAt, changedBy, changed } = version;
  const when = changedAt === null ? '' : dateTime(changedAt);
  const fields = changed.map((name) => (changedTexts[name] ? translate(changedTexts[name]) : name));
  return (
    <details>
      <summary>
        <strong>{translate(texts.version, { n: version.version })}</strong>{' '}
        <span className={styles['quiet']}>
          {changedBy === null ? when : translate(texts.changedBy, { when, name: changedBy })}
          {' · '}
          {fields.length === 0
            ? translate(texts.first)
            : translate(texts.changedFields, { fields: fields.join(', ') })}
        </span>
      </summary>
      <KeyedQuestion
        question={version}
        head={[version.subject, version.chapter].filter(Boolean).join(' · ')}
      />
    </details>
  );
}
