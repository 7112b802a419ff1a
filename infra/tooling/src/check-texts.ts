import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build/root.ts';
import { textSenses } from './texts/text-senses.ts';
import { filesOfInterface, filesOfServices, type PlacedText, textsIn } from './texts/text-sources.ts';

type Senses = typeof textSenses;

interface Texts {
  readonly ofInterface: readonly PlacedText[];
  readonly ofServices: readonly PlacedText[];
  /** `commonTexts.save`: the common texts that are read anywhere. */
  readonly read: ReadonlySet<string>;
}

const commonList = 'infra/web-kit/src/i18n/common-texts.ts';
/** A longer text that stands in three places is rather a part that three screens could share. */
const wordsOfCommon = 4;
const placesOfCommon = 3;

/** A sentence for each text that breaks the rules of words. */
export function faultsOfTexts({ ofInterface, ofServices, read }: Texts, senses: Senses): readonly string[] {
  return [
    ...severalBengali([...ofInterface, ...ofServices], senses),
    ...unusedSenses([...ofInterface, ...ofServices], senses),
    ...copies(ofInterface),
    ...unreadCommon(ofInterface, read),
  ];
}

/** One English text has one Bengali text within a meaning. */
function severalBengali(texts: readonly PlacedText[], senses: Senses): readonly string[] {
  return [...Map.groupBy(texts, ({ en }) => en)].flatMap(([en, same]) => {
    const known = senses[en];
    const byBengali = [...Map.groupBy(same, ({ bn }) => bn)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    );
    const [usual] = byBengali;
    if (usual === undefined || (known === undefined && byBengali.length === 1)) return [];
    const wanted = known === undefined ? [usual[0]] : Object.keys(known);
    return byBengali
      .filter(([bn]) => !wanted.includes(bn))
      .flatMap(([bn, places]) =>
        places.map(
          (place) =>
            `${placeOf(place)}: “${en}” is “${bn}” here and ${quoted(wanted)} elsewhere. Write ${quoted(wanted)}, or add the meaning to infra/tooling/src/texts/text-senses.ts.`,
        ),
      );
  });
}

function unusedSenses(texts: readonly PlacedText[], senses: Senses): readonly string[] {
  const used = new Set(texts.map(({ en, bn }) => `${en}\n${bn}`));
  return Object.entries(senses).flatMap(([en, meanings]) =>
    Object.keys(meanings)
      .filter((bn) => !used.has(`${en}\n${bn}`))
      .map(
        (bn) =>
          `infra/tooling/src/texts/text-senses.ts: no text is “${en}” with “${bn}” any more. Take it out of the table.`,
      ),
  );
}

/** A short text that stands in three or more places is in a list of common texts, and a text of a list stands only there. */
function copies(texts: readonly PlacedText[]): readonly string[] {
  const pairs = texts.filter(({ isData }) => !isData);
  return [...Map.groupBy(pairs, ({ en, bn }) => `${en}\n${bn}`).values()].flatMap((same) => {
    const listed = same.find(isListed);
    const written = same.filter((text) => !isListed(text));
    const isCommon = written.length >= placesOfCommon && written.every(isShort);
    if (listed === undefined && !isCommon) return [];
    const advice =
      listed === undefined
        ? `stands in ${written.length} places. Put it into ${commonList}, and read it from there.`
        : `is a common text. Read ${listed.name}.`;
    return written.map((place) => `${placeOf(place)}: “${place.en}” ${advice}`);
  });
}

function unreadCommon(texts: readonly PlacedText[], read: ReadonlySet<string>): readonly string[] {
  return texts
    .filter((text) => isListed(text) && !read.has(text.name))
    .map((text) => `${placeOf(text)}: nothing reads this common text. Delete it.`);
}

const isListed = ({ file }: PlacedText): boolean => file === commonList;
const isShort = ({ en }: PlacedText): boolean => en.split(/\s+/u).length <= wordsOfCommon;
const placeOf = ({ file, name }: PlacedText): string => `${file} › ${name}`;
const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(' or ');

/** The common texts that the sources of the front ends read, by name. */
function readTexts(files: readonly string[]): ReadonlySet<string> {
  return new Set(
    files.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/\bcommonTexts\.\w+/gu) ?? []),
  );
}

if (import.meta.main) {
  const files = filesOfInterface();
  const faults = faultsOfTexts(
    { ofInterface: textsIn(files), ofServices: textsIn(filesOfServices()), read: readTexts(files) },
    textSenses,
  );
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
