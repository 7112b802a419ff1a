import type { Choice } from './ledger.ts';

/** Several options as one choice, their ids in ascending order: equal sets are equal texts. */
export function choiceOfOptions(options: readonly string[]): Choice {
  return options.length === 0 ? null : [...options].toSorted().join(' ');
}

/** The ids of the chosen options. */
export function optionsIn(choice: Choice): readonly string[] {
  return choice === null ? [] : choice.split(' ');
}

/** The choice with the option in it, or without it where it was in. */
export function toggledOption(choice: Choice, option: string): Choice {
  const options = optionsIn(choice);
  return choiceOfOptions(
    options.includes(option) ? options.filter((other) => other !== option) : [...options, option],
  );
}
