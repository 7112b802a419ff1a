export interface DeprecatedMember {
  /** A service, or a member of one: `toast.info`. */
  readonly member: string;
  /** The version of the contract that deprecated it. It stays for all of the next major version. */
  readonly since: string;
  /** What to use in its place. */
  readonly use: string;
}

/** Empty: no member of the services is deprecated. */
export const deprecatedMembers: readonly DeprecatedMember[] = [];

/** The services for one remote; its first use of each deprecated member is reported. */
export function withDeprecations<Services extends object>(
  services: Services,
  report: (deprecated: DeprecatedMember) => void,
  deprecated: readonly DeprecatedMember[] = deprecatedMembers,
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
