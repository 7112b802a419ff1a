export interface DeprecatedMember {
  /** A service, or a member of one: `toast.info`. */
  readonly member: string;
  /** The version of the contract that deprecated it. It stays for all of the next major version. */
  readonly since: string;
  /** The replacement. */
  readonly use: string;
}

/** Empty: no member of the services is deprecated. */
export const deprecatedMembers: readonly DeprecatedMember[] = [];

/** Whether the list has members, as a constant: the shell's build leaves out the report while it has none. */
export const hasDeprecatedMembers: boolean = false;
