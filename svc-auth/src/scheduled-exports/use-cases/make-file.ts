import type { ExportCell, ExportColumn } from '@pathshala/contract-kit/exported-list';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { dhakaWallTime } from '@pathshala/rules/dhaka-time';
import type { ReadService } from '@pathshala/service-kit/http/read-service';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Account, Accounts } from '../../accounts/index.ts';
import { ExportFailure } from '../domain/export-run.ts';
import { exportedQuery } from '../domain/exported-query.ts';
import type { ScheduledExport } from '../domain/scheduled-export.ts';
import type { Exportable, ExportFile, OpenTable } from '../ports.ts';

interface MakeFileDependencies {
  readonly readService: ReadService;
  readonly accounts: Pick<Accounts, 'namesOf'>;
  readonly openTable: OpenTable;
  readonly now: () => number;
}

interface MakeFileCommand {
  readonly stored: ScheduledExport;
  readonly exportable: Exportable;
  readonly maker: Account;
  /** Epoch ms: a file that takes longer is given up, because another process may begin it then. */
  readonly until: number;
}

type Columns = readonly ExportColumn<unknown>[];
type ReadRoute = (route: RouteDefinition, page?: number) => Promise<unknown>;

const pageSize = 100;

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * Reads a list page by page, as a program with an API key of the maker does, and writes it into a file of limited size. What is
 * in memory is one page and the file.
 */
export function makeFile(deps: MakeFileDependencies) {
  return async (command: MakeFileCommand): Promise<ExportFile> => {
    const { stored, exportable, until } = command;
    const { list } = exportable;
    const at = deps.now();
    const read = reader(deps.readService, command, at);
    const first = await read(list.route, 1);
    const columns = [
      ...list.columns.filter(({ name }) => stored.columns.includes(name)),
      ...(list.moreColumns?.((list.head ? await read(list.head) : first) as never) ?? []),
    ];
    const titles = columns.map(({ title }) => title[stored.language]);
    const table = await deps.openTable(stored.format, titles);
    let rows = 0;
    for (let page = 1, answer = first; ; answer = await read(list.route, (page += 1))) {
      if (deps.now() > until) throw new ExportFailure('too-long', { isFinal: true });
      const items = list.rowsOf?.(answer as never) ?? (answer as { items: readonly unknown[] }).items;
      table.add(await cellsOf(deps.accounts, columns, items));
      rows += items.length;
      if (list.rowsOf !== undefined || items.length < pageSize) break;
    }
    const time = dhakaWallTime(new Date(at).toISOString()).replace(':', '');
    return {
      content: await table.finish(),
      contentType: contentTypes[stored.format],
      fileName: `${list.name}-${time}.${stored.format}`,
      rows,
    };
  };
}

/** Reads routes of the service with the identity of a key, so that it refuses every route but those that keys may read. */
function reader(
  readService: ReadService,
  { stored, exportable: { service, list }, maker }: MakeFileCommand,
  now: number,
): ReadRoute {
  const { _id: userId, username, name, permissions } = maker;
  const person = { userId, username, name, email: null, ...(permissions && { permissions }) };
  const identity: Identity = Object.freeze({
    role: 'key',
    ...person,
    apiKey: { keyId: stored._id },
    sessionKey: null,
    address: '127.0.0.1',
  });
  return async (route, page) => {
    const { path, query } = exportedQuery(list, { path: route.path, chosen: stored.filters, now });
    const isPaged = page !== undefined && list.rowsOf === undefined;
    if (isPaged) {
      query.set('page', String(page));
      query.set('pageSize', String(pageSize));
    }
    const search = page === undefined ? '' : `?${query.toString()}`;
    const answer = await readService({ service, path: `${path}${search}`, identity }).catch(
      (error: unknown) => {
        throw new ExportFailure('unavailable', { detail: error instanceof Error ? error.message : '' });
      },
    );
    if (answer.status !== 200) throw failureOf(answer);
    return route.answer.parse(answer.body);
  };
}

function failureOf({ status, body }: { readonly status: number; readonly body: unknown }): ExportFailure {
  const { error = '' } = (body ?? {}) as { readonly error?: string };
  if (status === 401 || status === 403) return new ExportFailure('rights', { detail: error, isFinal: true });
  if (status === 404) return new ExportFailure('gone', { detail: error, isFinal: true });
  if (status >= 400 && status < 500 && status !== 429)
    return new ExportFailure('refused', { detail: error, isFinal: true });
  return new ExportFailure('unavailable', { detail: error });
}

async function cellsOf(
  accounts: Pick<Accounts, 'namesOf'>,
  columns: Columns,
  rows: readonly unknown[],
): Promise<readonly (readonly ExportCell[])[]> {
  const ids = columns.flatMap(({ person }) => (person ? rows.map((row) => person(row)) : []));
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const named = wanted.length === 0 ? [] : await accounts.namesOf(wanted);
  const names = new Map(named.map(({ _id, name }) => [_id, name]));
  return rows.map((row) =>
    columns.map(({ person, value }) => (person ? names.get(person(row) ?? '') : value?.(row))),
  );
}
