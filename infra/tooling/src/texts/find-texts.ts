import ts from 'typescript';

/** A text of the interface in both languages, `one` for the English singular. */
export interface Wording {
  readonly en: string;
  readonly one?: string;
  readonly bn: string;
}

/** The position of a string literal in its source. */
interface Literal {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface FoundText {
  /** The name of the text in its file: `texts.saved`, `title`; a number follows where a name comes again. */
  readonly name: string;
  readonly literals: Readonly<Partial<Record<keyof Wording, Literal>>>;
}

const languages = ['en', 'one', 'bn'] as const;

/** Every object of a source that is a text of the interface: `{ en: '…', bn: '…' }`. */
export function findTexts(file: string, source: string): readonly FoundText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const uses = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    const literals = ts.isObjectLiteralExpression(node) ? literalsOf(node) : null;
    if (literals === null) return ts.forEachChild(node, visit);
    const name = nameOf(node);
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    found.push({ name: use === 1 ? name : `${name} ${use}`, literals });
  };
  visit(tree);
  return found;
}

function literalsOf({ properties }: ts.ObjectLiteralExpression): FoundText['literals'] | null {
  const literals: Partial<Record<keyof Wording, Literal>> = {};
  for (const property of properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteralLike(property.initializer)) return null;
    const language = languages.find((one) => one === property.name.getText());
    if (language === undefined) return null;
    const { initializer } = property;
    literals[language] = {
      value: initializer.text,
      start: initializer.getStart(),
      end: initializer.getEnd(),
    };
  }
  // Forms begin with an empty pair.
  return literals.en?.value && literals.bn?.value ? literals : null;
}

function isNamed(
  node: ts.Node,
): node is ts.PropertyAssignment | ts.VariableDeclaration | ts.FunctionDeclaration {
  return ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
}

/** The names of the properties and of the variable that hold the text. */
function nameOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (isNamed(at) && at.name !== undefined) names.unshift(at.name.getText());
  }
  return names.length === 0 ? 'text' : names.join('.');
}

/** Returns the source with other wordings, each by the name of its text. */
export function withWordings(
  file: string,
  source: string,
  wordings: ReadonlyMap<string, Partial<Wording>>,
): string {
  const edits = findTexts(file, source).flatMap(({ name, literals }) =>
    languages.flatMap((language) => {
      const [literal, value] = [literals[language], wordings.get(name)?.[language]];
      return literal === undefined || value === undefined || value === literal.value
        ? []
        : [{ ...literal, code: codeOf(value) }];
    }),
  );
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, code }) => text.slice(0, start) + code + text.slice(end), source);
}

/** A literal as the formatter writes it. */
function codeOf(value: string): string {
  const escaped = JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", String.raw`\'`)}'`;
}
