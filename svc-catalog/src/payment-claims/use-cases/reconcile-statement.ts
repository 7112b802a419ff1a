import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayRange } from '@pathshala/rules/dhaka-time';
import type { CheckedOutTransactions } from '../../checkout/index.ts';
import type { Claim, Method } from '../domain/claim.ts';
import { compareLines, daysOf, type StatementLine, type StatementRow } from '../domain/statement.ts';
import { transactionKeyOf } from '../domain/transaction-id.ts';
import type { Claims } from '../ports.ts';
import type { Decision, decideClaim } from './decide-claim.ts';

interface CompareStatementDependencies {
  readonly claims: Pick<Claims, 'withTransactions' | 'waitingBetween'>;
  readonly transactions: CheckedOutTransactions;
}

interface Statement {
  readonly method: Method;
  readonly rows: readonly StatementRow[];
}

export interface Comparison {
  readonly lines: readonly StatementLine[];
  /** Waiting claims of those days that the statement does not have. */
  readonly missing: readonly Claim[];
}

const keysAtOnce = 500;
const maxMissing = 100;

/** Compares a statement with the claims, a few hundred lines at once. */
export function compareStatement({ claims, transactions }: CompareStatementDependencies) {
  async function missingOf({ method, rows }: Statement, keys: ReadonlySet<string>) {
    const days = daysOf(rows);
    if (days === null) return [];
    const waiting = await claims.waitingBetween({
      method,
      from: dhakaDayRange(days.from).from,
      to: dhakaDayRange(days.to).to,
      limit: maxMissing + keys.size,
    });
    return waiting.filter(({ transactionKey }) => !keys.has(transactionKey)).slice(0, maxMissing);
  }

  return async (statement: Statement): Promise<Comparison> => {
    const { method, rows } = statement;
    const keys = new Set(rows.map(({ transactionId }) => transactionKeyOf(method, transactionId)));
    const known = new Map<string, Claim>();
    const online = new Set<string>();
    const all = [...keys];
    for (let at = 0; at < all.length; at += keysAtOnce) {
      const part = all.slice(at, at + keysAtOnce);
      for (const claim of await claims.withTransactions(part)) known.set(claim.transactionKey, claim);
      for (const key of await transactions.among(part)) online.add(key);
    }
    const lines = compareLines(method, rows, { claims: known, online });
    return { lines, missing: await missingOf(statement, keys) };
  };
}

interface ApplyStatementDependencies {
  readonly compare: ReturnType<typeof compareStatement>;
  readonly decide: ReturnType<typeof decideClaim>;
}

/** Approves what matches. A line that fails does not stop the others; the same statement again approves nothing twice. */
export function applyStatement({ compare, decide }: ApplyStatementDependencies) {
  return async (statement: Statement, administrator: Decision['administrator']): Promise<Comparison> => {
    const { lines, missing } = await compare(statement);
    const applied: StatementLine[] = [];
    for (const line of lines) {
      const isMatch = line.outcome === 'matches' && line.claim !== null;
      applied.push(isMatch ? await approve(line, line.claim, administrator) : line);
    }
    return { lines: applied, missing };
  };

  async function approve(
    line: StatementLine,
    { _id }: Claim,
    administrator: Decision['administrator'],
  ): Promise<StatementLine> {
    try {
      const claim = await decide(_id, { decision: 'approve', reason: '', administrator });
      return { ...line, outcome: 'approved', claim };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { ...line, outcome: 'failed' };
    }
  }
}
