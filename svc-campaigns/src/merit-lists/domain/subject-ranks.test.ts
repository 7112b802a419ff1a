import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { countSubjects, type SubjectRank } from './subject-ranks.ts';

type Marked = readonly Pick<SubjectRank, 'subjectName' | 'score'>[];

function rankSubjects(all: readonly Marked[]) {
  const counts = countSubjects();
  for (const participant of all) counts.add(participant);
  return counts.ranks();
}

it('ranks each subject among those who took it, and shares ranks: 1, 2, 2, 4', () => {
  const physics = [20, 15.25, 15.25, 3].map((score) => [{ subjectName: 'Physics', score }]);
  const first = [...(physics[0] ?? []), { subjectName: 'Biology', score: -1.5 }];
  const all = [first, ...physics.slice(1)];
  const ranked = all.map(rankSubjects(all));
  expect(ranked.map(([one]) => [one?.rank, one?.of])).toEqual([
    [1, 4],
    [2, 4],
    [2, 4],
    [4, 4],
  ]);
  expect(ranked[0]?.[1]).toEqual({ subjectName: 'Biology', score: -1.5, rank: 1, of: 1 });
});

it('gives one more than the number with more marks', () => {
  const participant = array(
    record({ subjectName: constantFrom('A', 'B'), score: integer({ min: -3, max: 3 }) }),
    { maxLength: 1 },
  );
  assert(
    property(array(participant, { maxLength: 30 }), (all) => {
      const rank = rankSubjects(all);
      for (const one of all.flat()) {
        const others = all.flat().filter(({ subjectName }) => subjectName === one.subjectName);
        expect(rank([one])[0]).toMatchObject({
          rank: 1 + others.filter(({ score }) => score > one.score).length,
          of: others.length,
        });
      }
    }),
  );
});
