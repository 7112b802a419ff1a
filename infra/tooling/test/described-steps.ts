/** A command of a document and what it is expected to answer: `npm run x   # yes`. */
export interface DescribedCommand {
  readonly line: string;
  /** Null: nothing is written behind it. */
  readonly expected: string | null;
}

interface DescribedStep {
  /** The number in the list: `1`. */
  readonly number: string;
  readonly commands: readonly DescribedCommand[];
}

/** The numbered steps below a `###` heading of a Markdown text, with the commands of their `sh` blocks. */
export function stepsBelow(heading: string, markdown: string): readonly DescribedStep[] {
  const section = markdown.split(/^###? /m).find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`There is no heading “${heading}”.`);
  return section
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((text) => ({ number: /^\d+/.exec(text)?.[0] ?? '', commands: commandsIn(text) }));
}

function commandsIn(text: string): readonly DescribedCommand[] {
  return [...text.matchAll(/^ *```sh\n([^]*?)\n *```$/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => {
      const [command = '', expected] = line.split(/ +# /);
      return { line: command.trim(), expected: expected?.trim() ?? null };
    });
}
