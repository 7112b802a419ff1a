import { on } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Entitlements } from '../domain/entitlements.ts';

/** No name is stored here that could be forgotten; results stay (AUTH-05). Only the rights end. */
export function onUserDeleted({ entitlements }: { readonly entitlements: Entitlements }) {
  return on(userDeleted, ({ data }) => entitlements.endAllOf(data.userId));
}
