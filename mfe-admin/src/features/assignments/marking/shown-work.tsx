import type { SubmissionForMarker } from '@pathshala/svc-catalog-contract/assignment';
import { PagePictures } from '@pathshala/web-kit/page-photos/page-pictures';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './marking.module.css';
import { texts } from './texts.ts';

/** Shows what the student submitted. */
export function ShownWork({ submission }: { readonly submission: SubmissionForMarker }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { studentName, handedInAt, isLate, marks, changedBy } = submission;
  return (
    <section className={styles['work']} aria-label={translate(texts.work, { name: studentName })}>
      <h2>{studentName}</h2>
      <p className={styles['quiet']}>
        {translate(texts.handedIn, { time: format.dateTime(handedInAt) })}{' '}
        {isLate && <Badge tone="attention">{translate(texts.isLate)}</Badge>}
      </p>
      {marks && (
        <p className={styles['quiet']}>
          {translate(texts.markedBy, { name: changedBy ?? '–', time: format.dateTime(marks.markedAt) })}
        </p>
      )}
      <Parts submission={submission} />
    </section>
  );
}

function Parts({ submission }: { readonly submission: SubmissionForMarker }): ReactNode {
  const translate = useText();
  const { groupMembers, text, link, file, pages = [] } = submission;
  return (
    <>
      {file && (
        <Part title={translate(texts.file)}>
          <a href={`/api/assignments/files/${file.fileId}`} target="_blank" rel="noopener">
            {translate(texts.openFile, { name: file.name })}
          </a>
        </Part>
      )}
      {link !== '' && (
        <Part title={translate(texts.link)}>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {link}
          </a>
        </Part>
      )}
      {groupMembers !== '' && <Part title={translate(texts.group)}>{groupMembers}</Part>}
      {text !== '' && <Part title={translate(texts.text)}>{text}</Part>}
      {pages.length > 0 && (
        <>
          <h3>{translate(texts.pages)}</h3>
          <PagePictures
            isLarge
            pages={pages.map(({ fileId, rotation }) => ({
              pageId: fileId,
              url: `/assignments/files/${fileId}`,
              rotation,
            }))}
          />
        </>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <h3>{title}</h3>
      <p className={styles['text']}>{children}</p>
    </>
  );
}
