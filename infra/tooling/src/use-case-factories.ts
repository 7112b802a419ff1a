import path from 'node:path';
import ts from 'typescript';

interface Source {
  /** The path from the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** A name in another file. */
interface Reference {
  readonly file: string;
  readonly name: string;
}

type Maker = ts.FunctionDeclaration | ts.ArrowFunction;

/** The expressions that the function itself returns, without those of the functions in it. */
function returnedBy({ body }: Maker): readonly ts.Expression[] {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return [body];
  const returned: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return returned;
}

function holdsFunction(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return holdsFunction(expression.expression);
  if (!ts.isObjectLiteralExpression(expression)) {
    return ts.isArrowFunction(expression) || ts.isFunctionExpression(expression);
  }
  return expression.properties.some(
    (property) =>
      ts.isMethodDeclaration(property) ||
      (ts.isPropertyAssignment(property) && holdsFunction(property.initializer)),
  );
}

const isAsynchronous = ({ modifiers, type }: Maker): boolean =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true ||
  type?.getText().startsWith('Promise<') === true;

/** A factory takes dependencies, or returns functions. An asynchronous function does its work at once: it is none. */
function isFactory(maker: Maker): boolean {
  if (isAsynchronous(maker)) return false;
  const takesDependencies = maker.parameters.some(({ type }) => type?.getText().includes('Dependencies'));
  return takesDependencies || returnedBy(maker).some(holdsFunction);
}

function makersIn(statement: ts.Statement): readonly (readonly [string, Maker])[] {
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && ts.isArrowFunction(initializer) ? [[name.getText(), initializer] as const] : [],
  );
}

const parse = ({ file, text }: Source) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function factoriesOf(source: ts.SourceFile): readonly string[] {
  return source.statements
    .flatMap(makersIn)
    .filter(([, maker]) => isFactory(maker))
    .map(([name]) => name);
}

type Taking = ts.ImportDeclaration | ts.ExportDeclaration;

/** The names of an import or of a re-export, without those of types. */
function namesOf(statement: Taking): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] {
  const isImport = ts.isImportDeclaration(statement);
  const clause = isImport ? statement.importClause : statement;
  const names = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  if (!names || clause?.isTypeOnly === true || !('elements' in names)) return [];
  return [...names.elements].filter(({ isTypeOnly }) => !isTypeOnly);
}

/** The values that a statement takes from another file of the service, by the name that they have here. */
function takenBy(statement: ts.Statement, file: string): readonly (readonly [string, Reference])[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const from = statement.moduleSpecifier;
  if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return [];
  const target = path.posix.join(path.posix.dirname(file), from.text);
  return namesOf(statement).map(({ name, propertyName }) => [
    name.text,
    { file: target, name: (propertyName ?? name).text },
  ]);
}

const isUseCase = (file: string): boolean => file.includes('/use-cases/');

/**
 * Finds imports of factories of use cases by other use cases, as `file: name`: they build a use case again, with dependencies
 * that they do not need themselves.
 */
export function factoriesInUseCases(sources: readonly Source[]): readonly string[] {
  const files = new Map(sources.map((source) => [source.file, parse(source)]));
  const factories = new Set(
    [...files].flatMap(([file, source]) => factoriesOf(source).map((name) => `${file}: ${name}`)),
  );
  const taken = new Map(
    [...files].map(([file, source]) => [
      file,
      new Map(source.statements.flatMap((one) => takenBy(one, file))),
    ]),
  );
  /** A face names the values of its capability. */
  const declared = ({ file, name }: Reference): Reference =>
    (file.endsWith('/index.ts') ? taken.get(file)?.get(name) : undefined) ?? { file, name };
  return [...taken]
    .filter(([file]) => isUseCase(file))
    .flatMap(([file, references]) =>
      [...references.values()]
        .map(declared)
        .filter((reference) => isUseCase(reference.file))
        .filter((reference) => factories.has(`${reference.file}: ${reference.name}`))
        .map(({ name }) => `${file}: ${name}`),
    );
}
