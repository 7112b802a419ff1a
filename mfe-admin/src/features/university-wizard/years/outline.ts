import { useWatch } from 'react-hook-form';
import { questionCountOf, type UnitDraft } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';

export interface OutlinedYear {
  readonly key: string;
  readonly year: string;
  readonly questions: number;
}

export interface OutlinedUnit {
  readonly key: string;
  readonly unitName: string;
  readonly years: readonly OutlinedYear[];
}

function outlineOf(units: readonly UnitDraft[]): readonly OutlinedUnit[] {
  return units.map(({ key, unitName, years }) => ({
    key,
    unitName,
    years: years.map((year) => ({
      key: year.key,
      year: String(year.year).trim(),
      questions: questionCountOf(year),
    })),
  }));
}

/** The units and their years. Renders again only if a name or a count changes, not while a question is typed. */
export function useOutline(): readonly OutlinedUnit[] {
  const { control } = useWizard().methods;
  return useWatch({ control, name: 'units', compute: outlineOf });
}
