import { isSameChoice, type Sheet, type SubjectsEvent } from './sheet.ts';

/** Every way in which the choice of subjects changes; like an answer it stays until the server has acknowledged or refused it. */
export function reduceSubjects(sheet: Sheet, event: SubjectsEvent): Sheet {
  switch (event.type) {
    case 'subjects-chosen':
      return chooseSubjects(sheet, event.subjects);
    case 'subjects-sent':
      return sendSubjects(sheet);
    case 'subjects-acknowledged':
      return acknowledgeSubjects(sheet, event);
    case 'subjects-refused':
      break;
  }
  return { ...sheet, subjects: sheet.subjectsChange?.ours[0] ?? sheet.subjects, subjectsChange: null };
}

function chooseSubjects(sheet: Sheet, subjects: readonly string[]): Sheet {
  const ours = sheet.subjectsChange?.ours ?? [sheet.subjects];
  const [base = []] = ours;
  const isNeverSent = ours.length === 1;
  const lastNo = sheet.lastNo + 1;
  const subjectsChange = isNeverSent && isSameChoice(subjects, base) ? null : { no: lastNo, ours };
  return { ...sheet, subjects, subjectsChange, lastNo };
}

function sendSubjects(sheet: Sheet): Sheet {
  const { subjectsChange: change, subjects } = sheet;
  if (change === null) return sheet;
  return { ...sheet, subjectsChange: { ...change, ours: [...change.ours, subjects] } };
}

function acknowledgeSubjects(
  sheet: Sheet,
  { subjects, no }: { readonly subjects: readonly string[]; readonly no: number },
): Sheet {
  const { subjectsChange: change } = sheet;
  if (change === null) return { ...sheet, subjects };
  if (change.no === no) return { ...sheet, subjects, subjectsChange: null };
  return { ...sheet, subjectsChange: { ...change, ours: [subjects] } };
}

/** A choice that is still on its way from here stays on the screen; it goes to the server after what that holds now. */
export function mergedSubjects(
  { subjects, subjectsChange: change }: Sheet,
  from: readonly string[],
): Pick<Sheet, 'subjects' | 'subjectsChange'> {
  if (change === null) return { subjects: from, subjectsChange: null };
  return { subjects, subjectsChange: { ...change, ours: [...change.ours, from] } };
}
