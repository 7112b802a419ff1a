import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import type { TakeSiteRules } from './ports.ts';

/** Events may arrive repeatedly and in any order: the highest `rev` is stored. */
export function onSettingsChanged(take: TakeSiteRules): Subscription {
  return on(settingsChanged, ({ data: { rev, ...rules } }) => take(rev, rules));
}
