import { Button } from '@mantine/core';
import { SortableList } from '@pathshala/admin-kit/sortable/sortable-list';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { academicCourseFields } from '../../../resources/academic-course.fields.ts';
import styles from '../../../wizard/wizard.module.css';
import { emptySubject } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';
import { SubjectCard } from './subject-card.tsx';
import { texts } from './texts.ts';

/** Step 2: the subjects with their units. One subject is open at a time. */
export function SubjectsStep(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { methods, location, reveal } = useWizard();
  const subjects = useFieldArray({ control: methods.control, name: 'subjects' });
  const { subject: open } = useStore(location);
  const add = (): void => {
    subjects.append(emptySubject(), { shouldFocus: false });
    reveal(`subjects.${subjects.fields.length}.title`);
  };
  return (
    <section className={styles['section']} data-path="subjects" tabIndex={-1}>
      <h2>{translate(academicCourseFields.subjects.label)}</h2>
      <p className={styles['quiet']}>
        {translate(subjects.fields.length === 0 ? texts.noSubjects : texts.subjectsHelp)}
      </p>
      <SortableList
        items={subjects.fields}
        idOf={({ key }) => key}
        nameOf={(_, index) =>
          inLanguage(methods.getValues(`subjects.${index}.title`)) ||
          translate(texts.subjectNumber, { n: index + 1 })
        }
        onMove={subjects.move}
      >
        {({ key }, index, handle) => (
          <SubjectCard
            index={index}
            handle={handle}
            isOpen={key === open}
            onToggle={() => location.set({ step: 'subjects', ...(key !== open && { subject: key }) })}
            onRemove={() => subjects.remove(index)}
          />
        )}
      </SortableList>
      <p className={styles['after']}>
        <Button variant="light" onClick={add}>
          {translate(texts.addSubject)}
        </Button>
      </p>
    </section>
  );
}
