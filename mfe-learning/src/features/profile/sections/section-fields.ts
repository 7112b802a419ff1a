import { type District, divisions } from '@pathshala/rules/districts';
import { texts } from '../texts.ts';
import type { Student } from '../profile-types.ts';

type Text = Readonly<Record<'en' | 'bn', string>>;

/** One field of a section: how it is named, shown and entered. */
export interface SectionField {
  /** A path in the section: `contact.email`. */
  readonly name: string;
  readonly label: Text;
  readonly help?: Text;
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  readonly autoComplete?: string;
  readonly lang?: 'bn' | 'en';
  /** A choice instead of a text. */
  readonly choices?: readonly { readonly value: string; readonly text: Text }[];
}

/** The two sections that are edited, by the field of the student record. */
export type SectionName = 'personalInfo' | 'educationalBackground';

/** The parts in which a section is shown, in this order; each opens by itself. */
export type PartName = 'person' | 'contact' | 'guardian' | 'address' | 'education';

export const sectionParts: Readonly<Record<SectionName, readonly PartName[]>> = {
  personalInfo: ['person', 'contact', 'guardian', 'address'],
  educationalBackground: ['education'],
};

const isOfGuardian = (name: string): boolean => name.startsWith('guardian.');

/** The fields by which a profile is complete: not everybody has a guardian. */
export function countedFields(section: SectionName): readonly SectionField[] {
  return sectionFields[section].filter(({ name }) => !isOfGuardian(name));
}

function partOf(section: SectionName, { name }: SectionField): PartName {
  if (section === 'educationalBackground') return 'education';
  if (name.startsWith('contact.')) return 'contact';
  if (isOfGuardian(name)) return 'guardian';
  return name.startsWith('address.') ? 'address' : 'person';
}

export function fieldsOfPart(section: SectionName, part: PartName): readonly SectionField[] {
  return sectionFields[section].filter((field) => partOf(section, field) === part);
}

const genders = [
  { value: 'Female', text: texts.female },
  { value: 'Male', text: texts.male },
  { value: 'Other', text: texts.other },
];

function choicesOf(places: readonly District[]): NonNullable<SectionField['choices']> {
  return places.map(({ name, bengali }) => ({ value: name, text: { en: name, bn: bengali } }));
}

export const sectionFields: Readonly<Record<SectionName, readonly SectionField[]>> = {
  personalInfo: [
    { name: 'fullName.bengali', label: texts.bengaliName, lang: 'bn' },
    { name: 'fullName.english', label: texts.englishName, autoComplete: 'name', lang: 'en' },
    {
      name: 'contact.mobile',
      label: texts.mobile,
      help: texts.mobileHelp,
      type: 'tel',
      autoComplete: 'tel',
    },
    {
      name: 'contact.email',
      label: texts.email,
      help: texts.emailHelp,
      type: 'email',
      autoComplete: 'email',
    },
    { name: 'guardian.name', label: texts.guardianName },
    {
      name: 'guardian.mobile',
      label: texts.guardianMobile,
      help: texts.guardianHelp,
      type: 'tel',
    },
    {
      name: 'guardian.consent',
      label: texts.guardianConsent,
      help: texts.guardianConsentHelp,
      choices: [{ value: 'yes', text: texts.guardianAgrees }],
    },
    { name: 'dob', label: texts.dob, type: 'date', autoComplete: 'bday' },
    { name: 'gender', label: texts.gender, choices: genders },
    { name: 'address.street', label: texts.street, autoComplete: 'street-address' },
    { name: 'address.city', label: texts.city, autoComplete: 'address-level3' },
    {
      name: 'address.district',
      label: texts.district,
      choices: choicesOf(divisions.flatMap(({ districts }) => districts)),
    },
    { name: 'address.division', label: texts.division, choices: choicesOf(divisions) },
  ],
  educationalBackground: [
    { name: 'lastLevel', label: texts.lastLevel, help: texts.lastLevelHelp },
    { name: 'lastInstitution', label: texts.lastInstitution, autoComplete: 'organization' },
    { name: 'gradesGPA', label: texts.gradesGPA },
    { name: 'currentStatus', label: texts.currentStatus, help: texts.currentStatusHelp },
  ],
};

/** The values of a section, as nested as in the record. */
export interface SectionValues {
  [name: string]: string | SectionValues;
}

const noGuardian = { name: '', mobile: '', consent: '' };

/** Returns the section's part of the record. The photo is not in it: it has its own form. */
export function sectionOf(student: Student, section: SectionName): SectionValues {
  if (section === 'educationalBackground') return { ...student.educationalBackground };
  const { profilePhotoUrl: _photo, guardian = noGuardian, ...edited } = student.personalInfo;
  return { ...edited, guardian: { ...guardian } };
}

export function valueAt(values: SectionValues, name: string): string {
  let value: string | SectionValues | undefined = values;
  for (const part of name.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Returns how many of the fields, of all or of these, have a value. */
export function countGiven(values: SectionValues, fields: readonly SectionField[]): number {
  return fields.filter(({ name }) => valueAt(values, name) !== '').length;
}

/** The fields that differ, nested; undefined when none does. Another tab's change of another field stays. */
export function changedValues(
  section: SectionName,
  before: SectionValues,
  now: SectionValues,
): SectionValues | undefined {
  const changed: SectionValues = {};
  for (const { name } of sectionFields[section]) {
    const value = valueAt(now, name);
    if (value === valueAt(before, name)) continue;
    const [first = name, second] = name.split('.');
    if (second === undefined) changed[first] = value;
    else changed[first] = { ...(changed[first] as SectionValues | undefined), [second]: value };
  }
  return Object.keys(changed).length === 0 ? undefined : changed;
}
