import { DomainError } from '@pathshala/contract-kit/domain-error';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';

export const assignmentNotFound = () => new DomainError('not-found', 'catalog.assignment-not-found');

/** Throws `not-found` for a missing and for a deleted assignment. */
export function requireAssignment(assignment: Assignment | null): Assignment {
  if (assignment === null || assignment.deletedAt !== null) throw assignmentNotFound();
  return assignment;
}

/** Administrators who author or mark see every assignment. */
export function isStaff(caller: Caller): boolean {
  return holdsPermission(caller, [permissions.questions, permissions.marking]);
}
