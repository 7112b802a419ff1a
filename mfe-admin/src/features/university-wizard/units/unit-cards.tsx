import { ActionIcon, Paper } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from '../../../wizard/wizard.module.css';
import { questionCountOf, type UnitDraft } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';

interface UnitCardsProps {
  /** `id` is the key of react-hook-form. */
  readonly units: readonly (UnitDraft & { readonly id: string })[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Each unit with its name, its years and questions, and buttons to move and remove it. */
export function UnitCards({ units, onMove, onRemove }: UnitCardsProps): ReactNode {
  const translate = useTexts();
  return (
    <ol className={styles['units']}>
      {units.map((unit, index) => (
        <Paper key={unit.id} component="li" withBorder className={styles['unit'] ?? ''}>
          <TextField
            name={`units.${index}.unitName`}
            label={translate('units.name', { n: index + 1 })}
            maxLength={200}
          />
          <span className={styles['quiet']}>
            {translate('units.years', { n: unit.years.length })} ·{' '}
            {translate('years.questions', {
              n: unit.years.reduce((sum, year) => sum + questionCountOf(year), 0),
            })}
          </span>
          <UnitTools index={index} count={units.length} onMove={onMove} onRemove={onRemove} />
        </Paper>
      ))}
    </ol>
  );
}

interface UnitToolsProps extends Omit<UnitCardsProps, 'units'> {
  readonly index: number;
  readonly count: number;
}

function UnitTools({ index, count, onMove, onRemove }: UnitToolsProps): ReactNode {
  const translate = useTexts();
  const confirm = useConfirm();
  const { methods } = useWizard();
  const moves = [
    { name: 'up', text: 'wizard.moveUp', to: index - 1 },
    { name: 'down', text: 'wizard.moveDown', to: index + 1 },
  ] as const;
  const unit = () => methods.getValues(`units.${index}`);
  const name = unit()?.unitName || translate('units.name', { n: index + 1 });
  async function remove(): Promise<void> {
    const { unitName, years } = unit();
    const isConfirmed =
      years.length === 0 ||
      (await confirm({
        isDangerous: true,
        title: translate('units.removeTitle', { name: unitName }),
        body: <p>{translate('units.removeText', { n: years.length })}</p>,
        confirmText: translate('wizard.remove'),
      }));
    if (isConfirmed) onRemove(index);
  }
  return (
    <span className={styles['tools']}>
      {moves.map(({ name: icon, text, to }) => (
        <ActionIcon
          key={icon}
          variant="subtle"
          c="dimmed"
          size="input-sm"
          aria-label={translate(text, { name })}
          disabled={to < 0 || to >= count}
          onClick={() => onMove(index, to)}
        >
          <Icon name={icon} />
        </ActionIcon>
      ))}
      <ActionIcon
        variant="subtle"
        c="dimmed"
        size="input-sm"
        aria-label={translate('wizard.removeEntry', { name })}
        onClick={() => void remove()}
      >
        <Icon name="remove" />
      </ActionIcon>
    </span>
  );
}
