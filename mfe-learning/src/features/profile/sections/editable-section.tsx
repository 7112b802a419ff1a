import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Button } from '@pathshala/web-kit/parts/button';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Student } from '../profile-types.ts';
import { texts } from '../texts.ts';
import { type SectionName, sectionOf } from './section-fields.ts';
import { SectionView } from './section-view.tsx';
import type { ProfileDrafts } from './use-drafts.ts';
import { useSectionSave } from './use-section-save.ts';
import styles from './sections.module.css';

/** Loaded with the first edit: it brings the contract's schema. */
const SectionForm = lazyPage(
  () => import(/* webpackChunkName: "profile-form" */ './section-form.tsx'),
  (file) => file.SectionForm,
);

interface EditableSectionProps {
  readonly student: Student;
  readonly section: SectionName;
  readonly drafts: ProfileDrafts;
}

/** A section of the profile: its values, or the form to change them. */
export function EditableSection({ student, section, drafts }: EditableSectionProps): ReactNode {
  const isEditing = drafts.isEditing(section);
  const { save, isSaving, error, reset } = useSectionSave(student, section, () => drafts.end(section));
  const editRef = useReturnedFocus(isEditing);
  const values = sectionOf(student, section);
  const cancel = (): void => {
    reset();
    drafts.end(section);
  };
  if (!isEditing) {
    return (
      <section className={styles['section']}>
        <SectionView section={section} values={values} />
        <EditButton buttonRef={editRef} onEdit={() => drafts.begin(section)} />
      </section>
    );
  }
  return (
    <section className={styles['section']}>
      <Suspense fallback={<LoadingState />}>
        <SectionForm
          section={section}
          initial={drafts.draftOf(section) ?? values}
          isSaving={isSaving}
          error={error}
          onType={drafts.typed[section]}
          onSave={save}
          onCancel={cancel}
        />
      </Suspense>
    </section>
  );
}

interface EditButtonProps {
  readonly buttonRef: React.RefObject<HTMLDivElement | null>;
  readonly onEdit: () => void;
}

function EditButton({ buttonRef, onEdit }: EditButtonProps): ReactNode {
  const translate = useText();
  return (
    <div ref={buttonRef} className={styles['actions']}>
      <Button onClick={onEdit}>{translate(texts.edit)}</Button>
    </div>
  );
}

/** Gives the focus back to the button inside when the form is left. */
function useReturnedFocus(isEditing: boolean): React.RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) ref.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return ref;
}
