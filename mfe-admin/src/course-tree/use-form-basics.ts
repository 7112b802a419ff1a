import { useUser } from '@pathshala/web-kit/use-session';
import { type PartKind, stalePaths } from './part-calls.ts';

/** Holds what the forms of all parts have in common. `record` is the part's id, or names a new one: `<parent id>:new`. */
export function useFormBasics(kind: PartKind, record: string) {
  const userId = useUser()?._id ?? 'nobody';
  return {
    draft: { name: `${kind}:${userId}:${record}` },
    invalidates: stalePaths,
  };
}
