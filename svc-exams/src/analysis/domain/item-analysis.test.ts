import { describe, expect, it } from 'vitest';
import { findingsOf } from './findings.ts';
import { QuestionTallies, reliabilityOf, type AnswerSheet } from './question-statistics.ts';
import { distributionOf, groupsOf, summaryOf } from './scores.ts';

/**
 * The published example: "Item Analysis Worksheet", ten students and ten questions, the upper and the lower half
 * (https://studylib.net/doc/25270846/item-anaylsis-): 1 is a right answer.
 */
const worksheet = [
  ['Joe', '1111111111'],
  ['Dave', '1111111101'],
  ['Sujie', '1101111100'],
  ['Darrell', '0111110101'],
  ['Eliza', '1110111001'],
  ['Zoe', '1110110100'],
  ['Grace', '0110110101'],
  ['Hannah', '0111001010'],
  ['Ricky', '1110100001'],
  ['Anita', '0100010010'],
] as const;

const published = {
  difficulty: [0.6, 1, 0.8, 0.5, 0.8, 0.8, 0.5, 0.6, 0.3, 0.6],
  discrimination: [0.4, 0, 0, 0.6, 0.4, 0.4, 0.6, 0.4, -0.2, 0.4],
};

function sheetOf([id, marks]: readonly [string, string]): AnswerSheet {
  const rights = Array.from(marks, Number);
  return {
    id,
    score: rights.reduce((sum, right) => sum + right, 0),
    questions: rights.map((right, index) => ({
      questionId: String(index + 1),
      chosen: [right === 1 ? 'right' : 'wrong'],
      outcome: right === 1 ? 'correct' : 'wrong',
      marks: right,
      seconds: null,
    })),
  };
}

const sheets = worksheet.map(sheetOf);

function statisticsOf(all: readonly AnswerSheet[], share?: number) {
  const tallies = new QuestionTallies(groupsOf(all, share));
  for (const sheet of all) tallies.add(sheet);
  return tallies.statistics();
}

/** A sheet with one question, whose right option is `key`. */
function one(id: string, score: number, chosen: string): AnswerSheet {
  const isRight = chosen === 'key';
  const question = { questionId: 'q', chosen: [chosen], marks: Number(isRight), seconds: 30 };
  return { id, score, questions: [{ ...question, outcome: isRight ? 'correct' : 'wrong' }] };
}

describe('item analysis', () => {
  it('gives the published difficulty and discrimination of the worksheet [ADM-20]', () => {
    const statistics = statisticsOf(sheets, 0.5);
    expect(statistics.map(({ facility }) => facility)).toEqual(published.difficulty);
    expect(statistics.map(({ discrimination }) => Math.round((discrimination ?? 9) * 100) / 100)).toEqual(
      published.discrimination,
    );
  });

  it('is as reliable as KR-20 of the worksheet, computed by its formula', () => {
    const summary = summaryOf(sheets.map(({ score }) => score));
    const shares = published.difficulty
      .map((share) => share * (1 - share))
      .reduce((sum, value) => sum + value);
    const kr20 = (10 / 9) * (1 - shares / (summary?.standardDeviation ?? 0) ** 2);
    expect(reliabilityOf(statisticsOf(sheets), summary?.standardDeviation ?? 0)).toBeCloseTo(kr20, 10);
  });

  it('correlates a question with the rest of the paper, not with itself', () => {
    const [first] = statisticsOf(sheets);
    const [x, y] = [
      sheets.map(({ questions }) => questions[0]?.marks ?? 0),
      sheets.map(({ score }) => score),
    ];
    const rest = y.map((score, index) => score - (x[index] ?? 0));
    expect(first?.correlation).toBeCloseTo(pearson(x, rest), 10);
  });

  it('has no discrimination for one attempt, and no correlation without spread', () => {
    expect(statisticsOf(sheets.slice(0, 1))[0]).toMatchObject({ discrimination: null, correlation: null });
    expect(statisticsOf(sheets)[1]).toMatchObject({ correlation: null });
  });

  it('means the time of those whose time is known', () => {
    const timed = [one('a', 1, 'key'), one('b', 0, 'other')];
    const [unknown] = [one('c', 0, 'other')].map((sheet) => ({
      ...sheet,
      questions: sheet.questions.map((question) => ({ ...question, seconds: null })),
    }));
    expect(statisticsOf([...timed, ...(unknown ? [unknown] : [])])[0]).toMatchObject({
      meanSeconds: 30,
      count: 3,
    });
  });
});

describe('scores', () => {
  it('are summed up as the worksheet has them', () => {
    expect(summaryOf(sheets.map(({ score }) => score))).toMatchObject({
      count: 10,
      mean: 6.5,
      median: 6.5,
      highest: 10,
      lowest: 3,
    });
  });

  it('are all in the distribution, negative ones and full marks too', () => {
    const bands = distributionOf([-2.5, 0, 9.99, 100], 100);
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(bands.find(({ from }) => from === 0)?.count).toBe(2);
    expect(bands.at(-1)?.count).toBe(1);
    expect(bands[0]).toMatchObject({ count: 1, to: 0 });
  });

  it('make two groups of 27 % that never share an attempt', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ id: String(index), score: 5 }));
    const { upper, lower } = groupsOf(many);
    expect([upper.size, lower.size]).toEqual([27, 27]);
    expect([...upper].filter((id) => lower.has(id))).toEqual([]);
    expect(groupsOf(many.slice(0, 1))).toEqual({ upper: new Set(), lower: new Set() });
  });
});

describe('findings', () => {
  const correct = new Set(['key']);
  const classOf = (upper: string, lower: string) =>
    Array.from({ length: 40 }, (_, index) => {
      const chosen = index < 20 ? upper : lower;
      return one(String(index).padStart(2, '0'), index < 20 ? 80 : 20, chosen);
    });
  const found = (upper: string, lower: string) => {
    const [question] = statisticsOf(classOf(upper, lower));
    return question ? findingsOf(question, correct) : null;
  };

  it('name a question that the best students got wrong', () => {
    expect(found('other', 'key')).toEqual(['best-wrong', 'negative-discrimination']);
    expect(found('other', 'other')).toEqual(['best-wrong', 'other-option-preferred', 'too-hard']);
  });

  it('say nothing of a question that separates the classes, or that few have sat', () => {
    expect(found('key', 'other')).toEqual([]);
    const [question] = statisticsOf(classOf('other', 'key').slice(15, 25));
    expect(question ? findingsOf(question, correct) : null).toEqual([]);
  });

  it('name a question that everybody knows, and one without a key', () => {
    expect(found('key', 'key')).toEqual(['too-easy']);
    const [question] = statisticsOf(classOf('key', 'key'));
    expect(question ? findingsOf(question, new Set()) : null).toEqual(['no-key']);
  });
});

function pearson(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(x), mean(y)];
  const products = x.map((value, index) => (value - meanX) * ((y[index] ?? 0) - meanY));
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0));
  return products.reduce((sum, value) => sum + value, 0) / (spread(x, meanX) * spread(y, meanY));
}
