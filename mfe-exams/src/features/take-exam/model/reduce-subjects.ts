import { isSameChoice, type Sheet, type SubjectsEvent } from './sheet.ts';

/** All changes of the choice of subjects; like an answer it is unsaved until the server has acknowledged or refused it. */
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

/** An unacknowledged choice stays on the screen and is sent after what the server has now. */
export function mergedSubjects(
  { subjects, subjectsChange: change }: Sheet,
  from: readonly string[],
): Pick<Sheet, 'subjects' | 'subjectsChange'> {
  if (change === null) return { subjects: from, subjectsChange: null };
  return { subjects, subjectsChange: { ...change, ours: [...change.ours, from] } };
}
