/**
 * The permissions of administrators, and what each one is for. Services declare them on their routes by these names; they
 * are stored with accounts and sessions, so a name never changes.
 */
export const permissions = {
  /** Question setter: courses with their papers, questions, exams. */
  questions: 'questions',
  /** Marker: results of students, their marks and corrections. */
  marking: 'marking',
  /** Campaign manager: campaigns, exam campaigns, registrations, release of results. */
  campaigns: 'campaigns',
  /** Support: accounts of students, their records and enrolments. */
  support: 'support',
  /** Administrators, settings and the audit log. It cannot be given: administrators without a list have it. */
  administration: 'administration',
} as const;

/** The permissions that an administrator can be given. */
export const grantablePermissions = ['questions', 'marking', 'campaigns', 'support'] as const;

export type Permission = (typeof grantablePermissions)[number];

/** Whether this person is an administrator with the permission. An administrator without a list has all. */
export function mayDo(
  user: { readonly role: string; readonly permissions?: readonly string[] | undefined },
  permission: string,
): boolean {
  return user.role === 'admin' && (user.permissions?.includes(permission) ?? true);
}
