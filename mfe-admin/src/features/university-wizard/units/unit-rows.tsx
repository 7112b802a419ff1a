import { moveTo, removeAt } from '@pathshala/admin-kit/draft/arrange';
import { RowField } from '@pathshala/admin-kit/draft-fields/row-field';
import { ToolIcon } from '@pathshala/admin-kit/draft-fields/tool-icon';
import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import type { UnitDraft } from '../draft/course-draft.ts';
import { useWizard } from '../fields/wizard-context.ts';
import styles from '../wizard.module.css';

/** Each unit with its name, its number of years, and buttons to move and remove it. */
export function UnitRows({ units }: { readonly units: readonly UnitDraft[] }): ReactNode {
  const translate = useTexts();
  const wizard = useWizard();
  const [toRemove, setToRemove] = useState<UnitDraft>();
  const remove = (unit: UnitDraft) => {
    wizard.arrange('units', removeAt(units.indexOf(unit)));
    setToRemove(undefined);
  };
  return (
    <>
      <ol className={styles['units']}>
        {units.map((unit, index) => (
          <li key={unit.key} className={styles['unit']}>
            <RowField path={`units.${index}.unitName`} label={translate('units.name', { n: index + 1 })} />
            <span className={styles['quiet']}>{translate('units.years', { n: unit.years.length })}</span>
            <span className={styles['tools']}>
              <Mover index={index} count={units.length} name={unit.unitName} />
              <Button
                size="small"
                kind="quiet"
                onClick={() => (unit.years.length > 0 ? setToRemove(unit) : remove(unit))}
              >
                {translate('wizard.remove')}
                <VisuallyHidden> {unit.unitName}</VisuallyHidden>
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        isOpen={toRemove !== undefined}
        isDangerous
        title={translate('units.removeTitle', { name: toRemove?.unitName ?? '' })}
        confirmText={translate('wizard.remove')}
        onClose={() => setToRemove(undefined)}
        onConfirm={() => toRemove && remove(toRemove)}
      >
        <p>{translate('units.removeText', { n: toRemove?.years.length ?? 0 })}</p>
      </ConfirmDialog>
    </>
  );
}

function Mover({ index, count, name }: { index: number; count: number; name: string }): ReactNode {
  const translate = useTexts();
  const wizard = useWizard();
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        disabled={index === 0}
        aria-label={translate('wizard.moveUp', { name })}
        onClick={() => wizard.arrange('units', moveTo(index, index - 1))}
      >
        <ToolIcon name="up" />
      </Button>
      <Button
        size="small"
        kind="quiet"
        disabled={index === count - 1}
        aria-label={translate('wizard.moveDown', { name })}
        onClick={() => wizard.arrange('units', moveTo(index, index + 1))}
      >
        <ToolIcon name="down" />
      </Button>
    </>
  );
}
