/** The spellings of one name that templates use. */
interface Spellings {
  /** `past-result` */
  readonly kebab: string;
  /** `pastResult` */
  readonly camel: string;
  /** `PastResult` */
  readonly pascal: string;
  /** `Past result` */
  readonly words: string;
}

/** Throws for a name that is not in kebab-case. */
export function spellingsOf(name: string): Spellings {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    throw new Error(`${name}: a name is in kebab-case, like past-results.`);
  const pascal = name.split('-').map(capitalised).join('');
  return {
    kebab: name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: capitalised(name.replaceAll('-', ' ')),
  };
}

/** `notes` → `note`, `categories` → `category`, `addresses` → `address`. */
function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(s|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  if (plural.endsWith('s') && !plural.endsWith('ss')) return plural.slice(0, -1);
  throw new Error(`${plural}: name a capability by the plural of its noun, like notes.`);
}

/** `apples` and `apple` in all their spellings, as placeholders. */
export function nounPlaceholders(plural: string) {
  const many = spellingsOf(plural);
  const one = spellingsOf(singularOf(plural));
  return {
    nouns: many.kebab,
    Nouns: many.pascal,
    nounsCamel: many.camel,
    noun: one.kebab,
    Noun: one.pascal,
    nounCamel: one.camel,
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
