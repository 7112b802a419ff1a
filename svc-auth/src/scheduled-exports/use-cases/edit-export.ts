import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ExportedList, ExportFilter } from '@pathshala/contract-kit/exported-list';
import { deletedNow, notDeleted, undoWindowMs } from '@pathshala/rules/undo-window';
import { exportDays, type ExportInput, maxExports } from '@pathshala/svc-auth-contract/http';
import type { Account, Accounts } from '../../accounts/index.ts';
import { nextRunAt } from '../domain/schedule.ts';
import {
  type BucketDestination,
  mayBeMailed,
  mayExport,
  type ScheduledExport,
} from '../domain/scheduled-export.ts';
import type { BucketSecrets, Exportable, ExportBuckets, ScheduledExports } from '../ports.ts';

interface EditExportDependencies {
  readonly exports: Pick<ScheduledExports, 'insert' | 'list' | 'update'>;
  readonly accounts: Pick<Accounts, 'find' | 'findMany'>;
  readonly lists: readonly Exportable[];
  readonly buckets: Pick<ExportBuckets, 'mayCall'>;
  readonly secrets: Pick<BucketSecrets, 'seal'>;
  /** Throws for a deleted one, and for one of somebody else whom the caller may not see. */
  readonly requireExport: (key: ExportKey) => Promise<ScheduledExport>;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface ExportKey {
  readonly id: string;
  /** Only one of this administrator. */
  readonly makerId?: string | undefined;
}

export interface ChangeExportCommand extends ExportKey {
  readonly input: ExportInput & { readonly isOn: boolean; readonly rev?: number | undefined };
  readonly editor: Editor;
}

const invalid = (field: string, code: string, params: Record<string, string | number> = {}) =>
  new DomainError('invalid', code, { params, fields: { [field]: { code, params } } });

export function createExport(deps: EditExportDependencies) {
  return async (input: ExportInput, editor: Editor): Promise<ScheduledExport> => {
    const { exports, now, newId } = deps;
    const { total } = await exports.list({ page: 1, pageSize: 1 });
    if (total >= maxExports)
      throw new DomainError('conflict', 'auth.exports-full', { params: { max: maxExports } });
    const makerId = editor.id ?? '';
    await requireForm(deps, input, await deps.accounts.find(makerId));
    const _id = newId();
    const stored: ScheduledExport = {
      _id,
      schemaVersion: 1,
      ...fieldsOf(deps, input, { _id }),
      makerId,
      isOn: true,
      offReason: null,
      failedRuns: 0,
      failingSince: null,
      nextRunAt: nextRunAt(input.schedule, now()),
      createdAt: now(),
      ...notDeleted,
      ...firstEditMark(editor, new Date(now()).toISOString()),
    };
    await exports.insert(stored);
    return stored;
  };
}

/** To go on with it, or to save it, clears the failures: the next run shows whether they are over. */
export function changeExport(deps: EditExportDependencies) {
  return async ({ input, editor, ...key }: ChangeExportCommand): Promise<ScheduledExport> => {
    const { makerId } = await deps.requireExport(key);
    await requireForm(deps, input, await deps.accounts.find(makerId));
    const now = deps.now();
    return deps.exports.update(key.id, (stored) => ({
      ...fieldsOf(deps, input, stored),
      isOn: input.isOn,
      offReason: null,
      failedRuns: 0,
      failingSince: null,
      nextRunAt: input.isOn ? nextRunAt(input.schedule, now) : null,
      ...nextEditMark(stored, editor, { rev: input.rev, now: new Date(now).toISOString() }),
    }));
  };
}

export function deleteExport({ requireExport, exports, now }: EditExportDependencies) {
  return async (key: ExportKey, editor: Editor): Promise<{ undoUntil: string }> => {
    await requireExport(key);
    const { removalDueAt } = await exports.update(key.id, () => deletedNow(now(), editor, undoWindowMs));
    return { undoUntil: new Date(removalDueAt ?? 0).toISOString() };
  };
}

/** Idempotent: one that is not deleted stays as it is. */
export function restoreExport({ exports, now }: Pick<EditExportDependencies, 'exports' | 'now'>) {
  return ({ id, makerId }: ExportKey): Promise<ScheduledExport> =>
    exports.update(id, (stored) => {
      if (makerId !== undefined && stored.makerId !== makerId)
        throw new DomainError('not-found', 'common.not-found');
      if (stored.deletedAt !== null && (stored.removalDueAt ?? 0) <= now())
        throw new DomainError('gone', 'auth.restore-too-late');
      // A time that passed meanwhile is not made up for.
      return { ...notDeleted, nextRunAt: stored.isOn ? nextRunAt(stored.schedule, now()) : null };
    });
}

/** The rights are those of the maker, whoever edits: nobody gets more by the export of somebody else. */
async function requireForm(
  deps: EditExportDependencies,
  { list: name, columns, filters, destination }: ExportInput,
  maker: Account | null,
): Promise<void> {
  const list = deps.lists.find((one) => one.list.name === name)?.list;
  if (list === undefined || !mayExport(maker, list.route.permission))
    throw invalid('list', 'auth.export-list');
  if (!list.columns.some((known) => columns.includes(known.name)))
    throw invalid('columns', 'auth.export-columns');
  const unfit = list.filters.find((filter) => !fits(filter, filters[filter.name] ?? ''));
  if (unfit) throw invalid('filters', 'auth.export-filter', { name: unfit.title.bn });
  await requireDestination(deps, destination, list);
}

async function requireDestination(
  { accounts, buckets }: EditExportDependencies,
  destination: ExportInput['destination'],
  { route: { permission } }: ExportedList,
): Promise<void> {
  if (destination.kind === 's3') {
    if (!buckets.mayCall(destination.endpoint)) throw invalid('destination', 'auth.export-endpoint');
    return;
  }
  const found = await accounts.findMany(destination.recipientIds);
  const fit = found.filter((account) => mayBeMailed(account, permission));
  if (fit.length !== new Set(destination.recipientIds).size)
    throw invalid('destination', 'auth.export-recipients');
}

function fits(filter: ExportFilter, value: string): boolean {
  return value === '' ? filter.isRequired !== true : isKnown(filter, value);
}

function isKnown(filter: ExportFilter, value: string): boolean {
  if (filter.kind === 'days') return exportDays.some((range) => range === value);
  return filter.kind !== 'choice' || filter.options.some((option) => option.value === value);
}

type Stored = Pick<ScheduledExport, '_id'> & Partial<Pick<ScheduledExport, 'destination'>>;

function fieldsOf(
  deps: Pick<EditExportDependencies, 'secrets'>,
  { name, list, language, format, columns, filters, schedule, destination }: ExportInput,
  stored: Stored,
) {
  const fields = { name, list, language, format, columns, filters, schedule };
  if (destination.kind === 'mail') return { ...fields, destination };
  const { secretAccessKey = '', ...place } = destination;
  const isNew = secretAccessKey !== '';
  const sealedSecret = isNew
    ? deps.secrets.seal(secretAccessKey, stored._id)
    : storedSecret(place, stored.destination);
  return { ...fields, destination: { ...place, sealedSecret } };
}

/** The secret stays with its server and key: for others it is written anew, so that nobody has it sent elsewhere. */
function storedSecret(
  place: Pick<BucketDestination, 'accessKeyId' | 'endpoint'>,
  before: ScheduledExport['destination'] | undefined,
): string {
  const isSame =
    before?.kind === 's3' && before.endpoint === place.endpoint && before.accessKeyId === place.accessKeyId;
  if (!isSame) throw invalid('destination', 'auth.export-secret');
  return before.sealedSecret;
}
