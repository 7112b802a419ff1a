/** Spec §4: the classes that the form offers, as they are stored. */
export const classLevels = [
  'Class 6',
  'Class 7',
  'Class 8',
  'Class 9',
  'Class 10',
  'Class 11',
  'Class 12',
  'Admission',
] as const;

export const levels = ['beginner', 'intermediate', 'advanced'] as const;

export const statuses = ['draft', 'upcoming', 'active', 'completed', 'inactive'] as const;
