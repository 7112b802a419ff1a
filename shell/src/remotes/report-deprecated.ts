import { type DeprecatedMember, deprecatedMembers, withDeprecations } from '@pathshala/web-kit/deprecated';
import type { Lifecycle, RemoteModule } from '@pathshala/web-kit/remote-props';
import type { Services } from '@pathshala/web-kit/services';

const reported = new Set<string>();

/** The remote's module with services that report its use of deprecated members, once per version. */
export function reportDeprecated(
  module: RemoteModule,
  remote: string,
  deprecated: readonly DeprecatedMember[] = deprecatedMembers,
): RemoteModule {
  if (deprecated.length === 0) return module;
  let services: Services | undefined;
  const watched =
    (lifecycle: Lifecycle): Lifecycle =>
    (props) => {
      services ??= withDeprecations(props.services, (part) => reportOnce(remote, part), deprecated);
      return lifecycle({ ...props, services });
    };
  const { contract, bootstrap, mount, update, unmount } = module;
  return {
    contract,
    bootstrap: watched(bootstrap),
    mount: watched(mount),
    update: watched(update),
    unmount: watched(unmount),
  };
}

function reportOnce(remote: string, { member, since, use }: DeprecatedMember): void {
  const text = `${remote} uses services.${member}, deprecated since contract ${since}: use ${use}.`;
  if (reported.has(text)) return;
  reported.add(text);
  reportError(new Error(text));
}
