import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The members of the contract between shell and remotes: `Services.api` → `readonly api: Api`. The text starts with
 * `input` where the remote gives the value to the shell (a parameter of a service, the remote's own module).
 */
export type ContractShape = Readonly<Record<string, string>>;

interface TypeName {
  readonly file: string;
  readonly name: string;
  readonly isInput: boolean;
}

/**
 * The types of a call follow from the route of a service, in the remote's own compiler: shell and remote share the function,
 * whose type names them, and nothing of them at run time.
 */
const compiledOnly = /\/api\/route-types\.ts$/;

const printer = ts.createPrinter({ removeComments: true });

/** The members of the types that `roots` name and of every type of the kit that they refer to; other packages' types by name only. */
export function shapeOf(roots: readonly TypeName[], exportsOf: (subpath: string) => string): ContractShape {
  const members = new Map<string, string>();
  const seen = new Set<string>();
  const queue = [...roots];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const id = `${next.file} ${next.name} ${next.isInput}`;
    if (seen.has(id) || compiledOnly.test(next.file)) continue;
    seen.add(id);
    queue.push(...addMembers(members, next, exportsOf));
  }
  return Object.fromEntries([...members].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Names that a module shared at run time exports: `router Link`. */
export function sharedNames(file: string, label: string): ContractShape {
  const names = parse(file)
    .statements.filter(ts.isExportDeclaration)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
    )
    .filter(({ isTypeOnly }) => !isTypeOnly);
  return Object.fromEntries(names.map(({ name }) => [`${label} ${name.text}`, 'export']));
}

function addMembers(
  members: Map<string, string>,
  { file, name, isInput }: TypeName,
  exportsOf: (subpath: string) => string,
): readonly TypeName[] {
  const source = parse(file);
  const declaration = source.statements.find(
    (statement) =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text === name,
  );
  if (!declaration)
    return importsOf(source, exportsOf)
      .filter((found) => found.name === name)
      .map((found) => ({ ...found, isInput }));
  const add = (key: string, node: ts.Node): void => {
    const text = textOf(node, source);
    // Reached in both positions: the stricter rule counts.
    if (members.get(key)?.startsWith('input ') !== true) members.set(key, isInput ? `input ${text}` : text);
  };
  if (ts.isInterfaceDeclaration(declaration)) {
    for (const parent of declaration.heritageClauses ?? []) add(`${name} extends`, parent);
    for (const member of declaration.members) {
      if (member.name) add(`${name}.${member.name.getText(source)}`, member);
    }
  } else if (ts.isTypeAliasDeclaration(declaration)) add(name, declaration.type);
  const local = { source, file, imports: importsOf(source, exportsOf) };
  return referencesIn(declaration, isInput).flatMap((reference) => resolve(reference, local));
}

interface Reference {
  readonly name: string;
  readonly isInput: boolean;
}

/** The types that a node names; what a parameter of a function type names goes the other way. */
function referencesIn(node: ts.Node, isInput: boolean): readonly Reference[] {
  const found: Reference[] = [];
  const visit = (child: ts.Node, direction: boolean): void => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName))
      found.push({ name: child.typeName.text, isInput: direction });
    if (ts.isExpressionWithTypeArguments(child) && ts.isIdentifier(child.expression))
      found.push({ name: child.expression.text, isInput: direction });
    const next = ts.isParameter(child) ? !direction : direction;
    ts.forEachChild(child, (grandchild) => visit(grandchild, next));
  };
  visit(node, isInput);
  return found;
}

function resolve(
  { name, isInput }: Reference,
  local: { source: ts.SourceFile; file: string; imports: readonly Omit<TypeName, 'isInput'>[] },
): readonly TypeName[] {
  const isLocal = local.source.statements.some(
    (statement) =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text === name,
  );
  if (isLocal) return [{ file: local.file, name, isInput }];
  return local.imports.filter((found) => found.name === name).map((found) => ({ ...found, isInput }));
}

/** The names that a file takes from other files of the kit, also to export them again. */
function importsOf(
  source: ts.SourceFile,
  exportsOf: (subpath: string) => string,
): readonly Omit<TypeName, 'isInput'>[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const file = fileOf(moduleSpecifier.text, source.fileName, exportsOf);
    if (file === null) return [];
    return namesIn(statement).map((name) => ({ file, name }));
  });
}

function namesIn(statement: ts.ImportDeclaration | ts.ExportDeclaration): readonly string[] {
  const names = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  return names && (ts.isNamedImports(names) || ts.isNamedExports(names))
    ? names.elements.map(({ name }) => name.text)
    : [];
}

function fileOf(specifier: string, from: string, exportsOf: (subpath: string) => string): string | null {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  const [, subpath] = /^@pathshala\/web-kit\/(.+)$/.exec(specifier) ?? [];
  return subpath === undefined ? null : exportsOf(subpath);
}

function textOf(node: ts.Node, source: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source).replaceAll(/\s+/g, ' ').replace(/;$/, '');
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}
