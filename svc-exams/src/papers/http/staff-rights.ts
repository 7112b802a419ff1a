import type { Identity } from '@pathshala/identity/identity';
import { holdsPermission } from '@pathshala/identity/holds-permission';
import { permissions } from '@pathshala/rules/permissions';
import type { StaffRights } from '../ports.ts';

/** The permissions that papers and keys are shown for. */
export function staffRightsOf(identity: Identity): StaffRights {
  return {
    isAuthor: holdsPermission(identity, permissions.questions),
    isCampaignManager: holdsPermission(identity, permissions.campaigns),
    isMarker: holdsPermission(identity, permissions.marking),
  };
}
