import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { SortableList } from '@pathshala/admin-kit/sortable/sortable-list';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { sharedTexts } from '../../../texts.ts';
import { emptyUnit, isSameUnit } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';
import { AddUnit } from './add-unit.tsx';
import styles from './subjects.module.css';
import { UnitRow } from './unit-row.tsx';
import { texts } from './texts.ts';

/** The units of a subject, in their order. */
export function UnitList({ subjectIndex }: { readonly subjectIndex: number }): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  const { toast } = useServices();
  const { methods } = useWizard();
  const path = `subjects.${subjectIndex}.units` as const;
  const units = useFieldArray({ control: methods.control, name: path });
  const nameOf = (index: number): string =>
    methods.getValues(`${path}.${index}.title`) || translate(texts.unitNumber, { n: index + 1 });

  /** A unit with the title and description of another replaces it (spec §5): it takes its place, its id and so its lessons. */
  function add(title: string, description: string): void {
    const unit = emptyUnit(title, description);
    const current = methods.getValues(path);
    const index = current.findIndex((other) => isSameUnit(other, unit));
    const replaced = current[index];
    if (!replaced) {
      units.append(unit, { shouldFocus: false });
      return;
    }
    units.update(index, { ...replaced, title, description });
    toast.success(translate(texts.unitReplaced, { name: title }));
  }

  async function remove(index: number): Promise<void> {
    const n = methods.getValues(`${path}.${index}.lessonCount`);
    const isConfirmed =
      n === 0 ||
      (await confirm({
        isDangerous: true,
        title: translate(texts.removeTitle, { name: nameOf(index) }),
        body: <p>{translate(texts.removeUnitText, { n })}</p>,
        confirmText: translate(sharedTexts.wizardRemove),
      }));
    if (isConfirmed) units.remove(index);
  }

  return (
    <section className={styles['units']} data-path={path} tabIndex={-1}>
      <h3>{translate(sharedTexts.step.units)}</h3>
      <SortableList
        items={units.fields}
        idOf={({ key }) => key}
        nameOf={(_, index) => nameOf(index)}
        onMove={units.move}
      >
        {({ lessonCount }, index, handle) => (
          <UnitRow
            path={`${path}.${index}`}
            number={index + 1}
            name={nameOf(index)}
            lessonCount={lessonCount}
            handle={handle}
            onRemove={() => void remove(index)}
          />
        )}
      </SortableList>
      <AddUnit subjectIndex={subjectIndex} onAdd={add} />
    </section>
  );
}
