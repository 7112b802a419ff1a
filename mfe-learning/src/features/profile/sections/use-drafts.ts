import { useState } from 'react';
import type { Student } from '../profile-types.ts';
import { changedValues, type SectionName, sectionOf, type SectionValues } from './section-fields.ts';

/** Holds which sections are being edited, and what was typed: it survives a look at another tab. */
export interface ProfileDrafts {
  readonly isEditing: (section: SectionName) => boolean;
  readonly begin: (section: SectionName) => void;
  readonly end: (section: SectionName) => void;
  readonly draftOf: (section: SectionName) => SectionValues | undefined;
  readonly typed: Readonly<Record<SectionName, (values: SectionValues) => void>>;
  readonly isUnsaved: (student: Student) => boolean;
}

/** The drafts are not React state: typing renders the form alone. */
function createDrafts(): {
  readonly drafts: Map<SectionName, SectionValues>;
  readonly typed: ProfileDrafts['typed'];
} {
  const drafts = new Map<SectionName, SectionValues>();
  const typeIn = (section: SectionName) => (values: SectionValues) => {
    drafts.set(section, structuredClone(values));
  };
  const typed = {
    personalInfo: typeIn('personalInfo'),
    educationalBackground: typeIn('educationalBackground'),
  };
  return { drafts, typed };
}

export function useDrafts(): ProfileDrafts {
  const [editing, setEditing] = useState<readonly SectionName[]>([]);
  const [{ drafts, typed }] = useState(createDrafts);
  return {
    typed,
    isEditing: (section) => editing.includes(section),
    begin: (section) => setEditing((sections) => [...sections, section]),
    end: (section) => {
      drafts.delete(section);
      setEditing((sections) => sections.filter((other) => other !== section));
    },
    draftOf: (section) => drafts.get(section),
    isUnsaved: (student) =>
      [...drafts].some(
        ([section, draft]) => changedValues(section, sectionOf(student, section), draft) !== undefined,
      ),
  };
}
