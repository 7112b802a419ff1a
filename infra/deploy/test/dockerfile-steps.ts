import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { ModifiableInstruction } from 'dockerfile-ast/lib/modifiableInstruction.js';

export interface Step {
  readonly keyword: string;
  /** The text without flags; variables are not replaced. */
  readonly text: string;
  /** `--from=selected` is `from` → `selected`. */
  readonly flags: ReadonlyMap<string, string>;
}

export interface Stage {
  readonly name: string;
  /** The image that FROM names; variables are not replaced. */
  readonly base: string;
  readonly steps: readonly Step[];
}

export interface Dockerfile {
  /** The ARG lines before the first stage. */
  readonly globals: readonly Step[];
  readonly stages: readonly Stage[];
}

export function parseDockerfile(source: string): Dockerfile {
  const globals: Step[] = [];
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const instruction of DockerfileParser.parse(source).getInstructions()) {
    const step = stepOf(instruction);
    const [base = '', , name] = step.text.split(/\s+/);
    if (step.keyword === 'FROM') stages.push({ name: name ?? `stage ${stages.length}`, base, steps: [] });
    else (stages.at(-1)?.steps ?? globals).push(step);
  }
  return { globals, stages };
}

function stepOf(instruction: Instruction): Step {
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  return {
    keyword: instruction.getKeyword(),
    text: instruction.getArgumentsContent() ?? '',
    flags: new Map(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
  };
}

/** `${PART}` and `$PART`. An unknown variable is an error, though Docker would write nothing in its place. */
export function expand(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, (_, braced?: string, plain?: string) => {
    const name = braced ?? plain ?? '';
    const value = variables.get(name);
    if (value === undefined) throw new Error(`the Dockerfile uses ${name}, which no ARG or ENV sets`);
    return value;
  });
}

/** `NAME=value` and `NAME`; values may be quoted. */
export function assignmentOf(text: string): readonly [string, string | undefined] {
  const [name = '', ...value] = text.split('=');
  return [name.trim(), value.length === 0 ? undefined : value.join('=').replace(/^"(.*)"$/, '$1')];
}

/** The words of an exec form: `["node", "src/main.ts"]`. Throws for the shell form, whose shell would not pass SIGTERM on. */
export function execFormOf(text: string): readonly string[] {
  const words: unknown = JSON.parse(text);
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new Error(`not the exec form: ${text}`);
  return words;
}
