import { mapNames } from '@pathshala/rules/full-name';
import { initialsOf } from '@pathshala/rules/initials';

/** What the merit list shows beside rank and marks; the roll number is always there. */
export type NameShown = 'name' | 'initials' | 'roll';

/** `showsName` is what registrations had before there were initials: searches and older readers use it. */
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

/** Nothing but what the participant chose; null where that is not shown. */
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
