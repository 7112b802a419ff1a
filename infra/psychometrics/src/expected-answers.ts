import type { FittedItem } from './item-response.ts';
import type { ResponsePattern } from './response-data.ts';

/** The expected numbers of candidates at each node who answered an item, and who answered it right. */
export interface ExpectedAnswers {
  readonly answered: Float64Array;
  readonly right: Float64Array;
}

interface Expectation {
  readonly expected: readonly ExpectedAnswers[];
  readonly logLikelihood: number;
}

interface Quadrature {
  readonly points: readonly number[];
  readonly weights: readonly number[];
}

/** A pattern as the indexes of its right answers and of the items that were not presented. */
interface SparsePattern {
  readonly right: readonly number[];
  readonly absent: readonly number[];
  readonly count: number;
}

function sparse({ answers, count }: ResponsePattern): SparsePattern {
  const indexesOf = (wanted: 1 | null) =>
    answers.flatMap((answer, index) => (answer === wanted ? [index] : []));
  return { right: indexesOf(1), absent: indexesOf(null), count };
}

/** The logarithms that make up a pattern's likelihood, for each item and node. */
interface Logs {
  /** Log-probability that all items are wrong, with the node's weight. */
  readonly allWrong: Float64Array;
  readonly wrong: readonly Float64Array[];
  /** The logit: a right answer adds it to the log-probability of a wrong one. */
  readonly logit: readonly Float64Array[];
}

function logsOf(items: readonly FittedItem[], { points, weights }: Quadrature): Logs {
  const logit = items.map(({ slope, intercept }) =>
    Float64Array.from(points, (point) => slope * point + intercept),
  );
  const wrong = logit.map((values) => values.map((value) => -softPlus(value)));
  const allWrong = Float64Array.from(weights, Math.log);
  for (const values of wrong) addTo(allWrong, values, 1);
  return { allWrong, wrong, logit };
}

/** log(1 + exp(value)) without overflow. */
function softPlus(value: number): number {
  return Math.max(value, 0) + Math.log1p(Math.exp(-Math.abs(value)));
}

function addTo(target: Float64Array, values: Float64Array, factor: number): void {
  for (let node = 0; node < target.length; node += 1) target[node]! += factor * values[node]!;
}

/** Turns log-weights into weights with the sum `count`; returns the logarithm of their sum before. */
function normalise(logs: Float64Array, count: number): number {
  const highest = logs.reduce((left, right) => Math.max(left, right));
  let sum = 0;
  for (let node = 0; node < logs.length; node += 1) sum += logs[node] = Math.exp(logs[node]! - highest);
  for (let node = 0; node < logs.length; node += 1) logs[node]! *= count / sum;
  return highest + Math.log(sum);
}

/** The E step: returns the function from items to what is expected of each of them at each node. */
export function expectAnswers(
  patterns: readonly ResponsePattern[],
  quadrature: Quadrature,
): (items: readonly FittedItem[]) => Expectation {
  const rows = patterns.filter(({ count }) => count > 0).map(sparse);
  const nodes = quadrature.points.length;
  return (items) => {
    const logs = logsOf(items, quadrature);
    const everyone = new Float64Array(nodes);
    const right = items.map(() => new Float64Array(nodes));
    const absent = items.map(() => new Float64Array(nodes));
    let logLikelihood = 0;
    const posterior = new Float64Array(nodes);
    for (const row of rows) {
      posterior.set(logs.allWrong);
      for (const item of row.right) addTo(posterior, logs.logit[item]!, 1);
      for (const item of row.absent) addTo(posterior, logs.wrong[item]!, -1);
      logLikelihood += row.count * normalise(posterior, row.count);
      addTo(everyone, posterior, 1);
      for (const item of row.right) addTo(right[item]!, posterior, 1);
      for (const item of row.absent) addTo(absent[item]!, posterior, 1);
    }
    const expected = items.map((_, item) => ({
      answered: everyone.map((sum, node) => sum - absent[item]![node]!),
      right: right[item]!,
    }));
    return { expected, logLikelihood };
  };
}
