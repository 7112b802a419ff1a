import { mapNames } from '@pathshala/rules/full-name';
import { initialsOf } from '@pathshala/rules/initials';

/** The name that the merit list shows beside rank and marks; the roll number is always shown. */
export type NameShown = 'name' | 'initials' | 'roll';

/** `showsName` is the field from before initials were added: searches and older readers use it. */
export interface NameChoice {
  readonly showsName: boolean;
  readonly nameShown?: NameShown;
}

export function nameShownOf({ showsName, nameShown }: NameChoice): NameShown {
  if (showsName) return 'name';
  return nameShown === 'initials' ? 'initials' : 'roll';
}

export const asNameChoice = (nameShown: NameShown): Required<NameChoice> => ({
  showsName: nameShown === 'name',
  nameShown,
});

interface NamedRegistration extends NameChoice {
  readonly basicInfo: { readonly fullName: string };
}

/** The name as the participant chose to show it; null where it is hidden. */
export function shownNameOf(registration: NamedRegistration): {
  readonly name: string | null;
  readonly initials: string | null;
} {
  const { fullName } = registration.basicInfo;
  const shown = fullName === '' ? 'roll' : nameShownOf(registration);
  return {
    name: shown === 'name' ? fullName : null,
    initials: shown === 'initials' ? mapNames(fullName, initialsOf) || null : null,
  };
}
