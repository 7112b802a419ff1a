import type { Random } from './random.ts';

/** Ids and codes seen in responses, so that requests name what exists. */
export interface KnownIds {
  learn(answer: unknown, path: string): void;
  /** Usually an id seen under this name, or in responses of the same family of paths. */
  pick(random: Random, place: { readonly path: string; readonly name: string }): string;
}

const names = /^(?:_id|id|\w+Id|courseCode)$/u;
const capacity = 500;
const missing = '0'.repeat(24);

const familyOf = (path: string) => path.split('/', 3).join('/');
/** `/api/exams/question-reports` of that list and of its items. */
const resourceOf = (path: string) => `resource ${path.split('/{', 1).join('')}`;

/** `hidden` ids are never used: the accounts with which the run is logged in. */
export function createKnownIds(hidden: ReadonlySet<string>): KnownIds {
  const families = new Map<string, string[]>();
  let turn = 0;

  const add = (id: string, family: string): void => {
    const known = families.get(family) ?? [missing];
    families.set(family, known);
    if (hidden.has(id) || id.length > 64 || known.includes(id)) return;
    if (known.length < capacity) known.push(id);
    else known[(turn += 1) % capacity] = id;
  };

  const learn = (value: unknown, at: { name: string; family: string; resource: string }): void => {
    if (typeof value === 'string') {
      if (!names.test(at.name)) return;
      add(value, at.family);
      if (at.name === '_id') add(value, at.resource);
      else add(value, at.name);
    } else if (Array.isArray(value)) {
      for (const item of value.slice(0, 30)) learn(item, at);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) learn(inner, { ...at, name });
    }
  };

  return {
    learn: (answer, path) => learn(answer, { name: '', family: familyOf(path), resource: resourceOf(path) }),
    pick(random, { path, name }) {
      // Everything is called `id`: what the path names says more.
      const named = name === 'id' ? undefined : families.get(name);
      if (named !== undefined && random.chance(0.7)) return random.pick(named);
      const listed = families.get(resourceOf(path));
      if (listed !== undefined && random.chance(0.6)) return random.pick(listed);
      const own = families.get(familyOf(path));
      if (own !== undefined && random.chance(0.8)) return random.pick(own);
      return random.pick([...families.values()].flat().concat(missing));
    },
  };
}
