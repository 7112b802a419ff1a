import { describe, expect, it } from 'vitest';
import { createFleetingMap } from './fleeting-map.ts';

function mapOf(limit = 100) {
  let time = 0;
  const map = createFleetingMap<number>({ lifeMs: 1000, limit, now: () => time });
  return { map, pass: (ms: number) => void (time += ms) };
}

describe('a fleeting map', () => {
  it('gives back what was set, and no longer what was deleted', () => {
    const { map } = mapOf();
    map.set('one', 1);
    expect(map.get('one')).toBe(1);
    map.delete('one');
    expect(map.get('one')).toBeUndefined();
  });

  it('forgets what was not asked for in two lives', () => {
    const { map, pass } = mapOf();
    map.set('left', 1);
    map.set('stayed', 2);
    for (let turn = 0; turn < 4; turn += 1) {
      pass(600);
      expect(map.get('stayed')).toBe(2);
    }
    expect(map.get('left')).toBeUndefined();
  });

  it('holds an entry for at least one life', () => {
    const { map, pass } = mapOf();
    pass(999);
    map.set('late', 1);
    pass(999);
    expect(map.get('late')).toBe(1);
  });

  it('keeps nothing after a long silence', () => {
    const { map, pass } = mapOf();
    map.set('one', 1);
    pass(2000);
    expect(map.get('one')).toBeUndefined();
  });

  it('holds no more than its limit, and the newest of them', () => {
    const { map } = mapOf(10);
    for (let index = 0; index < 1000; index += 1) map.set(`key ${index}`, index);
    const held = Array.from({ length: 1000 }, (_, index) => map.get(`key ${index}`)).filter(
      (value) => value !== undefined,
    );
    expect(held.length).toBeLessThanOrEqual(10);
    expect(map.get('key 999')).toBe(999);
  });

  it('brings no older value back when a newer one was forgotten by request', () => {
    const { map, pass } = mapOf();
    map.set('one', 1);
    pass(1000);
    map.set('one', 2);
    map.delete('one');
    expect(map.get('one')).toBeUndefined();
  });
});
