import { describe, expect, it } from 'vitest';
import type { Prompt } from '../wire';
import { isLone } from './lone';

const option = { action: 'end_day', label: { key: 'option.end_day' }, rule: 'R1.1' };
const asked = (more: object = {}): Prompt =>
  ({ ask: { key: 'ask.town_healing' }, options: [option], ...more }) as Prompt;
const played = { kind: 'play' } as const;

describe('a question with nothing to choose', () => {
  it('is answered by itself where its board says so', () => {
    expect(isLone('cardpeegee', asked(), played)).toBe(true);
    expect(isLone('cardpeegee', asked({ ask: { key: 'ask.new_day' } }), played)).toBe(false);
    expect(isLone('wotr', asked({ ask: { key: 'ask.attack_to' } }), played)).toBe(true);
  });

  it('is asked where there is something to choose, or to think of', () => {
    expect(isLone('cardpeegee', undefined, played)).toBe(false);
    expect(isLone('cardpeegee', asked({ options: [option, option] }), played)).toBe(false);
    const warned = [{ ...option, warning: { key: 'warn.discard_active' } }];
    expect(isLone('cardpeegee', asked({ options: warned }), played)).toBe(false);
  });

  it('is asked where how soon the answer comes would tell a secret: of a hand, a plan, an ambush', () => {
    expect(isLone('wotr', asked({ ask: { key: 'ask.combat_card' } }), played)).toBe(false);
    expect(isLone('clans', asked({ ask: { key: 'ask.plan' } }), played)).toBe(false);
    expect(isLone('confrontation', asked({ ask: { key: 'ask.ambush' } }), played)).toBe(false);
  });

  it('is asked again after something was taken back', () => {
    expect(isLone('cardpeegee', asked(), { kind: 'redo' })).toBe(false);
    expect(isLone('cardpeegee', asked(), { kind: { undo: { back_to: 3 } } })).toBe(false);
  });
});
