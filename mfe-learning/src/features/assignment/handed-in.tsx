import type { OwnSubmission } from '@pathshala/svc-catalog-contract/assignment';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { PagePictures } from '@pathshala/web-kit/page-photos/page-pictures';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './assignment.module.css';
import { HandInLink } from './hand-in-link.tsx';
import { pagesOfHandIn } from './hand-in-pages.ts';
import { texts } from './texts.ts';

interface HandedInProps {
  readonly submission: OwnSubmission;
  /** Missing while the assignment is closed. */
  readonly onReplace?: () => void;
}

/** Shows the submission, and its marks once there are any. */
export function HandedIn({ submission, onReplace }: HandedInProps): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  const { handedInAt, isLate, marks, text, link, file, groupMembers, pages = [] } = submission;
  return (
    <>
      <p>
        {translate(texts.handedInAt, { time: dateTime(handedInAt) })}{' '}
        {isLate && <Badge tone="attention">{translate(texts.late)}</Badge>}
      </p>
      {marks ? <Marks marks={marks} /> : <p>{translate(texts.notMarked)}</p>}
      <div className={styles['work']}>
        {groupMembers !== '' && <p className={styles['text']}>{groupMembers}</p>}
        {text !== '' && <p className={styles['text']}>{text}</p>}
        {link !== '' && (
          <p>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {link}
            </a>
          </p>
        )}
        {file && (
          <p>
            <HandInLink file={file} />
          </p>
        )}
        {pages.length > 0 && <PagePictures pages={pagesOfHandIn(pages)} />}
      </div>
      {!marks && <Replace onReplace={onReplace} />}
    </>
  );
}

function Replace({ onReplace }: { readonly onReplace: (() => void) | undefined }): ReactNode {
  const translate = useText();
  return onReplace && <Button onClick={onReplace}>{translate(texts.replace)}</Button>;
}

function Marks({ marks }: { readonly marks: NonNullable<OwnSubmission['marks']> }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  const scoreOf = (score: number, max: number): string =>
    translate(texts.scoreOf, { score: number(score), max: number(max) });
  return (
    <div className={styles['marks']}>
      <h3>{translate(texts.score)}</h3>
      <p className={styles['score']}>{scoreOf(marks.score, marks.maxScore)}</p>
      {marks.criteria.length > 0 && (
        <Facts
          isList
          facts={marks.criteria.map(
            ({ name, score, maxScore }) => [inLanguage(name), scoreOf(score, maxScore)] as const,
          )}
        />
      )}
      {marks.feedback !== '' && (
        <>
          <h3>{translate(texts.feedback)}</h3>
          <p className={styles['text']}>{marks.feedback}</p>
        </>
      )}
    </div>
  );
}
