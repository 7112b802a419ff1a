import { Button } from '@pathshala/web-kit/parts/button';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { append } from '../draft/arrange.ts';
import { emptySubject, type SubjectDraft } from '../draft/course-draft.ts';
import type { Path } from '../draft/path.ts';
import { useFieldError, useValue, useWizard, useWizardPart } from '../fields/wizard-context.ts';
import { SubjectEditor } from './subject-editor.tsx';
import styles from './years.module.css';

/** The subjects of a year side by side, the chosen one below; the first when none is chosen. */
export function SubjectChooser({ path }: { readonly path: Path }): ReactNode {
  const say = useTexts();
  const wizard = useWizard();
  const subjects = useValue<readonly SubjectDraft[]>(path);
  const error = useFieldError(path);
  const wanted = useWizardPart(({ where }) => where.subject);
  const found = subjects.findIndex(({ key }) => key === wanted);
  const index = found === -1 ? 0 : found;
  const open = subjects[index];
  const add = () => {
    wizard.arrange(path, append(emptySubject()));
    wizard.show(`${path}.${subjects.length}.subjectName`);
  };
  return (
    <div className={styles['subjects']}>
      <h3>{say('subject.title')}</h3>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      <div className={styles['chooser']} data-place={path} tabIndex={-1}>
        {subjects.map((subject) => (
          <button
            key={subject.key}
            type="button"
            className={styles['choice']}
            aria-current={subject.key === open?.key ? 'true' : undefined}
            onClick={() => wizard.open({ ...wizard.get().where, subject: subject.key })}
          >
            {subject.subjectName.trim() === '' ? say('subject.unnamed') : subject.subjectName}
            <span className={styles['count']}>{say('years.questions', { n: subject.mcqs.length })}</span>
          </button>
        ))}
        <Button size="small" onClick={add}>
          {say('subject.add')}
        </Button>
      </div>
      {open ? (
        <SubjectEditor key={open.key} path={`${path}.${index}`} />
      ) : (
        <p className={styles['count']}>{say('subject.none')}</p>
      )}
    </div>
  );
}
