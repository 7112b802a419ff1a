import type { ComponentType, ReactNode } from 'react';
import { append } from '../draft/arrange.ts';
import { useDraft, useDraftPart, useFieldError, useValue } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import { emptySubject, type SubjectDraft } from '../draft/question-draft.ts';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { Button } from '@pathshala/web-kit/parts/button';
import styles from './question-form.module.css';
import { SubjectEditor } from './subject-editor.tsx';

const texts = {
  title: { en: 'Subjects', bn: 'বিষয়' },
  add: { en: 'Add subject', bn: 'বিষয় যোগ করুন' },
  unnamed: { en: 'New subject', bn: 'নতুন বিষয়' },
  none: {
    en: 'No subjects yet. Students can sit the exam once it has subjects with questions.',
    bn: 'এখনো বিষয় নেই। বিষয় ও প্রশ্ন থাকলে শিক্ষার্থীরা পরীক্ষা দিতে পারবে।',
  },
  questions: { en: '{n} questions', bn: '{n}টি প্রশ্ন' },
  question: { en: '1 question', bn: '১টি প্রশ্ন' },
};

export interface SubjectChooserProps {
  readonly path: Path;
  /** Further ways to add questions to the list at this path. */
  readonly Adders?: ComponentType<{ readonly path: Path }>;
}

/** The subjects of an exam as tabs, the chosen one below; the first if none is chosen. */
export function SubjectChooser({ path, Adders }: SubjectChooserProps): ReactNode {
  const translate = useText();
  const draft = useDraft();
  const subjects = useValue<readonly SubjectDraft[]>(path);
  const error = useFieldError(path);
  const chosenKey = useDraftPart(({ location }) => location.subject);
  const found = subjects.findIndex(({ key }) => key === chosenKey);
  const index = found === -1 ? 0 : found;
  const open = subjects[index];
  const add = () => {
    draft.arrange(path, append(emptySubject()));
    draft.reveal(`${path}.${subjects.length}.subjectName`);
  };
  return (
    <div className={styles['subjects']}>
      <h3>{translate(texts.title)}</h3>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      <div className={styles['chooser']} data-path={path} tabIndex={-1}>
        {subjects.map((subject) => (
          <Choice key={subject.key} subject={subject} isOpen={subject === open} />
        ))}
        <Button size="small" onClick={add}>
          {translate(texts.add)}
        </Button>
      </div>
      {open ? (
        <SubjectEditor
          key={open.key}
          path={`${path}.${index}`}
          index={index}
          count={subjects.length}
          adders={Adders && <Adders path={`${path}.${index}.mcqs`} />}
        />
      ) : (
        <p className={styles['count']}>{translate(texts.none)}</p>
      )}
    </div>
  );
}

function Choice({ subject, isOpen }: { subject: SubjectDraft; isOpen: boolean }): ReactNode {
  const translate = useText();
  const half = useBilingual();
  const draft = useDraft();
  const { key, subjectName, mcqs } = subject;
  return (
    <button
      type="button"
      className={styles['choice']}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => draft.expand({ subject: key })}
    >
      {subjectName.trim() === '' ? translate(texts.unnamed) : half(subjectName)}
      <span className={styles['count']}>
        {translate(mcqs.length === 1 ? texts.question : texts.questions, { n: mcqs.length })}
      </span>
    </button>
  );
}
