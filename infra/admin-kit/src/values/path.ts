/** A path in the draft, in the server's format: `units.0.years.1.timeLimit`. */
export type Path = string;

type Indexed = Readonly<Record<string, unknown>>;

export function valueAt(root: unknown, path: Path): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Indexed | undefined)?.[name], root);
}

/** A copy with the value at the path. Objects off the path keep their identity. */
export function withValueAt<Root>(root: Root, path: Path, value: unknown): Root {
  const [name = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValueAt((root as Indexed)[name], rest.join('.'), value);
  return (
    Array.isArray(root)
      ? root.map((item: unknown, index) => (String(index) === name ? next : item))
      : { ...root, [name]: next }
  ) as Root;
}

export function isAtOrUnder(path: Path, above: Path): boolean {
  return path === above || path.startsWith(`${above}.`);
}
