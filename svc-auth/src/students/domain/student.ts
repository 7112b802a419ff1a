import { searchKeyOf } from '@pathshala/rules/bengali';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import { asciiDigits } from '@pathshala/rules/digits';
import { localMobileOf } from '@pathshala/rules/mobile';
import { cleanPersonName, personNameLimits, personNameProblem } from '@pathshala/rules/person-name';
import type { Deletable } from '@pathshala/rules/undo-window';
import { isBlank } from '@pathshala/rules/blank';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { changeGuardian, type Guardian, type GuardianChange, noGuardian } from './guardian.ts';
import { noProjection, type Projection } from './projection.ts';

/** Empty strings where nothing is given. */
interface PersonalInfo {
  readonly profilePhotoUrl: string;
  readonly fullName: { readonly english: string; readonly bengali: string };
  readonly contact: { readonly email: string; readonly mobile: string };
  /** Missing in records where none was given. */
  readonly guardian?: Guardian;
  /** `YYYY-MM-DD`. */
  readonly dob: string;
  readonly gender: 'Male' | 'Female' | 'Other' | '';
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly district: string;
    readonly division: string;
  };
}

interface EducationalBackground {
  readonly lastLevel: string;
  readonly lastInstitution: string;
  readonly gradesGPA: string;
  readonly currentStatus: string;
}

/** A stored file that is, was or may become the photo of a student. */
export interface PhotoFile {
  readonly sha256: string;
  /** Epoch ms from which it may be deleted; null: it is the photo. */
  readonly deleteAt: number | null;
}

/** The record and its owner's courses and results. `nameKey` and `searchText` are for the list of students. */
export interface StudentRecord extends Projection {
  readonly _id: string;
  readonly personalInfo: PersonalInfo;
  readonly educationalBackground: EducationalBackground;
  readonly createdAt: string;
  /** ISO 8601. While the record is deleted and the account is not, the personal part is empty and events are still merged. */
  readonly deletedAt: string | null;
  readonly nameKey: string;
  readonly searchText: string;
  /** Missing where the student has chosen none. */
  readonly dailyGoal?: number;
  /** The number of the latest `auth.profile.changed`; missing: none was published. */
  readonly profileNo?: number;
  /** Missing in records without an upload. */
  readonly photoFiles?: readonly PhotoFile[];
  /** Epoch ms: the earliest `deleteAt`; null or missing: no file is to be deleted. */
  readonly photoSweepAt?: number | null;
  /** The parts that an administrator deleted, while that can be undone; missing: none. */
  readonly removed?: Removed;
  /** Epoch ms: the earliest end of such an undo; null or missing: nothing can be undone. */
  readonly undoDueAt?: number | null;
}

/** The personal part of a record, and its photo, as an administrator deleted them. */
export interface Removed {
  readonly record?: Deletable & Pick<StudentRecord, PersonalPart>;
  readonly photo?: Deletable & Pick<PhotoFile, 'sha256'>;
}

type PersonalPart = 'personalInfo' | 'educationalBackground' | 'nameKey' | 'searchText';

const noPersonalInfo: PersonalInfo = {
  profilePhotoUrl: '',
  fullName: { english: '', bengali: '' },
  contact: { email: '', mobile: '' },
  dob: '',
  gender: '',
  address: { street: '', city: '', district: '', division: '' },
};

const noBackground: EducationalBackground = {
  lastLevel: '',
  lastInstitution: '',
  gradesGPA: '',
  currentStatus: '',
};

export interface Owner {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** A proved number, `8801712345678`. */
  readonly mobile?: string | undefined;
}

export function createRecord(owner: Owner, at: string): StudentRecord {
  return withListKeys({
    _id: owner.userId,
    personalInfo: personalInfoOf(owner),
    educationalBackground: noBackground,
    createdAt: at,
    deletedAt: null,
    nameKey: '',
    searchText: '',
    ...noProjection,
  });
}

/** The account's verified address, and its name in the field of its script. */
function personalInfoOf(owner: Owner): PersonalInfo {
  const isBengali = /\p{Script=Bengali}/u.test(owner.name);
  const fullName = isBengali ? { english: '', bengali: owner.name } : { english: owner.name, bengali: '' };
  const mobile = owner.mobile === undefined ? '' : localMobileOf(owner.mobile);
  return { ...noPersonalInfo, fullName, contact: { email: owner.email, mobile } };
}

/** `at` is ISO 8601. Throws `not-found` for a deleted record and `invalid` for an impossible birthday. */
export function changeRecord(record: StudentRecord, change: StudentChange, at: string): StudentRecord {
  if (record.deletedAt !== null) throw new DomainError('not-found', 'auth.student-unknown');
  const { personalInfo: old } = record;
  const { fullName, contact, address, dob, gender, guardian } = change.personalInfo ?? {};
  if (dob !== undefined) requireBirthday(dob, at.slice(0, 10));
  return withListKeys({
    ...record,
    personalInfo: {
      ...old,
      fullName: merge(old.fullName, fullName && checkedNames(old.fullName, fullName)),
      contact: merge(old.contact, contact && withLatinDigits(contact)),
      address: merge(old.address, address),
      dob: dob ?? old.dob,
      gender: gender ?? old.gender,
      ...(guardian && { guardian: changeGuardian(old.guardian ?? noGuardian, guardian, at) }),
    },
    educationalBackground: merge(record.educationalBackground, change.educationalBackground),
  });
}

/** Throws `not-found` for a deleted record. */
export function withDailyGoal(record: StudentRecord, dailyGoal: number): StudentRecord {
  if (record.deletedAt !== null) throw new DomainError('not-found', 'auth.student-unknown');
  return { ...record, dailyGoal };
}

type PartialOf<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** Fields that are left out stay as they are. */
export interface StudentChange {
  readonly personalInfo?:
    | {
        readonly fullName?: PartialOf<PersonalInfo['fullName']> | undefined;
        readonly contact?: PartialOf<PersonalInfo['contact']> | undefined;
        readonly address?: PartialOf<PersonalInfo['address']> | undefined;
        readonly dob?: string | undefined;
        readonly gender?: PersonalInfo['gender'] | undefined;
        readonly guardian?: GuardianChange | undefined;
      }
    | undefined;
  readonly educationalBackground?: PartialOf<EducationalBackground> | undefined;
}

function merge<T extends object>(old: T, change: PartialOf<T> | undefined): T {
  const present = Object.entries(change ?? {}).filter(([, value]) => value !== undefined);
  return { ...old, ...Object.fromEntries(present) };
}

/** A normalised mobile number can be searched and dialled. */
function withLatinDigits<T extends PartialOf<PersonalInfo['contact']>>(contact: T): T {
  if (contact.mobile === undefined) return contact;
  return { ...contact, mobile: asciiDigits(contact.mobile).replaceAll(/[\s-]/g, '') };
}

/** Validates changed names by the rules of all names; a name that is sent back unchanged stays, also from before these rules. */
function checkedNames(
  old: PersonalInfo['fullName'],
  changed: PartialOf<PersonalInfo['fullName']>,
): PartialOf<PersonalInfo['fullName']> {
  const names = (['english', 'bengali'] as const).map((language) => {
    const name = changed[language];
    if (name === undefined || name === old[language]) return [language, name];
    if (isBlank(name)) return [language, ''];
    const problem = personNameProblem(name);
    if (problem === null) return [language, cleanPersonName(name)];
    const code = `auth.name-${problem}`;
    throw new DomainError('invalid', code, {
      fields: { [`personalInfo.fullName.${language}`]: code },
      params: { max: personNameLimits.max },
    });
  });
  return Object.fromEntries(names) as PartialOf<PersonalInfo['fullName']>;
}

function requireBirthday(dob: string, today: string): void {
  if (dob === '' || (dob >= '1900-01-01' && dob < today)) return;
  throw new DomainError('invalid', 'auth.dob', { fields: { 'personalInfo.dob': 'auth.dob' } });
}

export function eraseRecord(record: StudentRecord, at: string): StudentRecord {
  if (record.deletedAt !== null) throw new DomainError('not-found', 'auth.student-unknown');
  return {
    ...record,
    personalInfo: noPersonalInfo,
    educationalBackground: noBackground,
    deletedAt: at,
    nameKey: '',
    searchText: '',
  };
}

/** Restores a deleted record with its courses and results. Throws `conflict` for a record that is not deleted. */
export function reviveRecord(record: StudentRecord, owner: Owner): StudentRecord {
  if (record.deletedAt === null) throw new DomainError('conflict', 'auth.student-exists');
  const { record: _deleted, ...removed } = record.removed ?? {};
  const revived = { ...record, personalInfo: personalInfoOf(owner), deletedAt: null, removed };
  return withListKeys(revived);
}

export function withListKeys(record: StudentRecord): StudentRecord {
  const { fullName, contact } = record.personalInfo;
  const words = [fullName.english, fullName.bengali, contact.email, contact.mobile];
  return {
    ...record,
    nameKey: listKeyOf(fullName.english || fullName.bengali),
    searchText: words.map(searchKeyOf).join('\n'),
  };
}
