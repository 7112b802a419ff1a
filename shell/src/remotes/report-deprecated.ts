import type { DeprecatedMember } from '@pathshala/web-kit/deprecated';
import type { Lifecycle, RemoteModule } from '@pathshala/web-kit/remote-props';
import type { Services } from '@pathshala/web-kit/services';

const reported = new Set<string>();

/** The remote's module with services that report its use of deprecated members, once per version. */
export function reportDeprecated(
  module: RemoteModule,
  remote: string,
  deprecated: readonly DeprecatedMember[],
): RemoteModule {
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

/** The services for one remote; its first use of each deprecated member is reported. */
function withDeprecations<Services extends object>(
  services: Services,
  report: (deprecated: DeprecatedMember) => void,
  deprecated: readonly DeprecatedMember[],
): Services {
  return deprecated.reduce((parent, part) => {
    const [service = '', member] = part.member.split('.');
    if (member === undefined) return reporting(parent, service, () => report(part));
    const holder = parent[service as keyof Services] as object;
    return Object.create(parent, {
      [service]: { value: reporting(holder, member, () => report(part)), enumerable: true },
    }) as Services;
  }, services);
}

/** A view of `holder` that calls `onFirstUse` when the member is read for the first time. */
function reporting<Holder extends object>(holder: Holder, member: string, onFirstUse: () => void): Holder {
  let isUsed = false;
  const read = (): unknown => {
    if (!isUsed) onFirstUse();
    isUsed = true;
    return holder[member as keyof Holder];
  };
  return Object.create(holder, { [member]: { get: read, enumerable: true } }) as Holder;
}
